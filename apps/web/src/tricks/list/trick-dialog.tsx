/** The dialog of a trick: its data, its video, or the form that adds a video (screens §22). */
import { canDeleteTrickVideo } from '@trickline/competition/permissions'
import { onFeetTypeId, trickCategoryName } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import { videoIdOf } from '@trickline/contract/video-id'
import { levelName } from '@trickline/scoring'
import { adjacentTricks, groupByFamily, shapeOf } from '@trickline/scoring/trick-shape'
import { type ReactNode, useState } from 'react'
import { useOwnLandedTrickIds } from '@trickline/client/statistics.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { LinkForm } from '../../media/video-link-form.tsx'
import { VideoPlayer } from '../../media/video-player.tsx'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { Notice } from '@trickline/ui/notice.tsx'
import { Level } from '@trickline/views/tricks/level.tsx'
import { addVideo, removeVideo } from '../mutations.ts'
import { TrickBackground } from './trick-background.tsx'
import { TrickPath } from './trick-path.tsx'

export type TrickPart = 'about' | 'video' | 'add'

type Props = {
  trick: Trick | null
  part: TrickPart
  tricks: readonly Trick[]
  onOpen: (opened: { id: number; part: TrickPart } | null) => void
}

export function TrickDialog({ trick, part, tricks, onOpen }: Props) {
  const words = useMessages('tricks')
  const { add, remove } = useTrickVideo()
  const title =
    trick && { about: trick.name, video: words.watch(trick.name), add: words.addVideoTo(trick.name) }[part]
  const show = (next: TrickPart) => trick && onOpen({ id: trick.id, part: next })
  return (
    <Dialog open={trick !== null} onClose={() => onOpen(null)} title={title} wide={part === 'video'}>
      {trick && part === 'about' ? (
        <About
          trick={trick}
          tricks={tricks}
          onVideo={() => show(trick.video_url ? 'video' : 'add')}
          onTrick={(id) => onOpen({ id, part: 'about' })}
        />
      ) : null}
      {trick && part === 'video' ? (
        <Video key={trick.id} trick={trick} onDelete={async () => (await remove(trick)) && onOpen(null)} />
      ) : null}
      {trick && part === 'add' ? (
        <>
          <p>{words.addText}</p>
          <LinkForm onSave={(link) => void add(trick, link).then((isDone) => isDone && show('video'))} />
        </>
      ) : null}
    </Dialog>
  )
}

type AboutProps = {
  trick: Trick
  tricks: readonly Trick[]
  /** Shows the video, or the form that adds one. */
  onVideo: () => void
  onTrick: (id: number) => void
}

function About({ trick, tricks, onVideo, onTrick }: AboutProps) {
  const words = useMessages('tricks')
  const { names } = useMessages('judging').families
  const format = useFormat()
  const landed = useOwnLandedTrickIds()
  const { family } = shapeOf(trick)
  const offered = tricks.filter(({ id, retired_at }) => retired_at === null || id === trick.id)
  const { before, after } = adjacentTricks(trick, offered)
  const relatives = groupByFamily(offered).find((each) => each.family === family)?.tricks ?? []
  return (
    <>
      <p className="text-soft">{[trick.short_name, ...trick.aliases].join(' · ')}</p>
      {trick.retired_at === null ? null : <Notice>{words.retiredOn(format.date(trick.retired_at))}</Notice>}
      <ValueAndVideo trick={trick} onVideo={onVideo} />
      <TrickPath trick={trick} />
      <Facts trick={trick} isLanded={landed.has(trick.id)} />
      <Related
        title={words.family(names[family])}
        tricks={relatives}
        shown={trick}
        landed={landed}
        onTrick={onTrick}
      />
      <Related title={words.before} tricks={before} landed={landed} onTrick={onTrick} />
      <Related title={words.after} tricks={after} landed={landed} onTrick={onTrick} />
      <TrickBackground key={trick.id} id={trick.id} tricks={tricks} />
      {/* what is cut by the edge of the dialog fades */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky -bottom-5 -mt-4 -mb-5 h-10 shrink-0 bg-linear-to-t from-raised sm:-bottom-7 sm:-mb-7 sm:h-14"
      />
    </>
  )
}

function ValueAndVideo({ trick, onVideo }: Pick<AboutProps, 'trick' | 'onVideo'>) {
  const words = useMessages('tricks')
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <dl>
        <dt className="sr-only">{words.columns.value}</dt>
        <dd className="tabular text-[2.75rem] leading-none font-extrabold tracking-tighter">
          {format.value(trick.value)}
        </dd>
        <dt className="sr-only">{words.level}</dt>
        <dd className="mt-2 font-semibold">
          <Level id={trick.level_id} />
        </dd>
      </dl>
      <Button icon={<Icon name={trick.video_url ? 'play' : 'plus'} />} onClick={onVideo}>
        {trick.video_url ? words.video : words.addVideo}
      </Button>
    </div>
  )
}

function Facts({ trick, isLanded }: { trick: Trick; isLanded: boolean }) {
  const words = useMessages('tricks')
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 leading-tight">
        <Fact name={words.columns.id}>
          <span className="tabular">{trick.id}</span>
        </Fact>
        <Fact name={words.category}>{trickCategoryName(trick.categorie_id)}</Fact>
        <Fact name={words.landing}>{trick.type_id === onFeetTypeId ? words.onFeet : words.elsewhere}</Fact>
        {trick.creator ? <Fact name={words.creator}>{trick.creator}</Fact> : null}
      </dl>
      {isLanded ? (
        <p className="flex items-center gap-1.5 font-semibold text-done">
          <Icon name="check" className="size-5" />
          {words.youLanded}
        </p>
      ) : (
        <p className="text-soft">{words.youHaveNotLanded}</p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

type RelatedProps = {
  title: string
  tricks: readonly Trick[]
  shown?: Trick
  landed: ReadonlySet<number>
  onTrick: (id: number) => void
}

function Related({ title, tricks, shown, landed, onTrick }: RelatedProps) {
  const words = useMessages('tricks')
  const format = useFormat()
  if (tricks.length === 0) return null
  const nameOf = ({ id, name }: Trick) =>
    landed.has(id) ? format.joined(words.about(name), words.landed) : words.about(name)
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-label font-semibold text-soft">{title}</h3>
      <ul className="scrolls-sideways relative -mx-5 flex gap-2 px-5 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
        {tricks.map((trick) => (
          <li key={trick.id} ref={trick.id === shown?.id ? scrollTo : undefined} className="shrink-0">
            <Button
              aria-label={nameOf(trick)}
              aria-current={trick.id === shown?.id || undefined}
              onClick={() => onTrick(trick.id)}
              className="px-3! aria-current:border-ink aria-current:bg-sunken"
            >
              <span className="inline-flex items-center gap-1.5">
                <LevelMark level={levelName(trick.level_id)} />
                {trick.short_name}
                {landed.has(trick.id) ? <Icon name="check" className="size-4 text-done" /> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Once the dialog is open, as nothing scrolls in a closed one. */
function scrollTo(item: HTMLLIElement) {
  const observer = new ResizeObserver(() => {
    if (!item.parentElement || item.offsetWidth === 0) return
    item.parentElement.scrollLeft = item.offsetLeft - 80
    observer.disconnect()
  })
  observer.observe(item)
  return () => observer.disconnect()
}

function Video({ trick, onDelete }: { trick: Trick; onDelete: () => Promise<unknown> }) {
  const words = useMessages('tricks')
  const { noId } = useMessages('video')
  const person = usePerson()
  const [attempt, setAttempt] = useState(0)
  const videoId = videoIdOf(trick.video_url ?? '')
  const disabledReason = canDeleteTrickVideo(person) ? null : words.whyNotDelete
  return (
    <>
      {videoId ? (
        <VideoPlayer
          key={attempt}
          videoId={videoId}
          isShown
          onPlayFrom={() => undefined}
          onRetry={() => setAttempt(attempt + 1)}
          toggle={null}
          end={null}
        />
      ) : (
        <Notice>{noId}</Notice>
      )}
      <Button
        kind="danger"
        disabledReason={disabledReason}
        onClick={() => void onDelete()}
        className="self-end"
      >
        {words.deleteVideo}
      </Button>
    </>
  )
}

/** Both functions ask first, report the outcome, and return whether the video was changed. */
function useTrickVideo() {
  const words = useMessages('tricks')
  const { save } = useMessages('video')
  const { run } = useAction()
  return {
    add: ({ id, name }: Trick, link: string) =>
      run(
        addVideo,
        { id, link },
        {
          question: { title: words.addTitle(name), consequence: words.addConsequence, action: save },
          done: words.added(name),
        },
      ),
    remove: ({ id, name }: Trick) =>
      run(
        removeVideo,
        { id },
        {
          question: {
            title: words.deleteTitle(name),
            consequence: words.deleteConsequence,
            action: words.deleteVideo,
            kind: 'danger',
          },
          done: words.deleted(name),
        },
      ),
  }
}
