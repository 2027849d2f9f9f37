/** The owner's share sheet: live page, big screen, overlay, poster, and what the big screen shows (screens §38, §41). */
import { useQuery } from '@tanstack/react-query'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import { readScreens } from '@trickline/contract/calls/screens'
import { bigScreenChoices, screenKinds, type Screens } from '@trickline/contract/screens'
import { api } from '@trickline/client/api.ts'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { useOptimisticData } from '@trickline/client/optimistic-data.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { useAction } from '../../lib/use-action.ts'
import { useMessages, withWords } from '@trickline/ui/messages.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { useLanguage } from '@trickline/ui/language.ts'
import { shareAddress } from '@trickline/ui/share-address.ts'
import { toast } from '@trickline/ui/toast.tsx'
import { paths } from '@trickline/views/paths.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { useState } from 'react'
import type { WebhooksDialogProps } from '../webhooks/webhooks-dialog.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { SkeletonRows } from '@trickline/ui/skeleton.tsx'
import { FileDownloads } from './file-downloads.tsx'
import { type MadeLink, ScreenLinks } from './screen-links.tsx'
import { ShareRow } from './share-row.tsx'
import { revealPodium, switchScreens } from './mutations.ts'

export type ShareDialogProps = {
  open: boolean
  onClose: () => void
  competition: CompetitionRead
  made: readonly MadeLink[]
  onMade: (link: MadeLink) => void
}

export type { MadeLink }

export function ShareDialog({ open, onClose, competition, made, onMade }: ShareDialogProps) {
  const words = useMessages('share')
  return (
    <Dialog open={open} onClose={onClose} title={words.shareTitle(competition.name)}>
      <Sheet competition={competition} made={made} onMade={onMade} />
    </Dialog>
  )
}

function Sheet({ competition, made, onMade }: Omit<ShareDialogProps, 'open' | 'onClose'>) {
  const words = useMessages('screens')
  const fileWords = useMessages('files').downloads
  const { screens, ...query } = useScreens(competition.id)
  return (
    <Loaded
      {...query}
      data={screens}
      failedTitle={words.failed}
      skeleton={<SkeletonRows count={4} className="h-16" />}
    >
      {({ big_screen, links }) => (
        <>
          <ul>
            <LivePage competition={competition} />
            {screenKinds.map((kind) => (
              <ScreenLinks key={kind} competitionId={competition.id} {...{ kind, links, made, onMade }} />
            ))}
            <li className="pb-3 ps-8 text-label text-soft">{words.linksHint}</li>
            <Poster id={competition.id} />
            <Webhooks id={competition.id} />
          </ul>
          <div className="-mt-4">
            <Collapsible look="row" title={fileWords.title}>
              <FileDownloads competition={competition} />
            </Collapsible>
            <Collapsible look="row" title={words.shows}>
              <div className="flex flex-col gap-4">
                <BigScreen competition={competition} settings={big_screen} />
              </div>
            </Collapsible>
          </div>
        </>
      )}
    </Loaded>
  )
}

function LivePage({ competition: { id, name } }: { competition: CompetitionRead }) {
  const words = useMessages('share')
  const language = useLanguage()
  const share = async () => {
    const url = new URL(`${paths.live(id)}?lang=${language}`, location.href).href
    if ((await shareAddress({ title: name, url }, words.copyThis)) === 'copied')
      toast({ text: words.copied, tone: 'good' })
  }
  return (
    <ShareRow
      icon="website"
      title={words.livePage}
      text={words.livePageHint}
      action={<Button onClick={() => void share()}>{words.copy}</Button>}
    />
  )
}

function Poster({ id }: { id: number }) {
  const words = useMessages('share')
  const language = useLanguage()
  return (
    <ShareRow
      icon="tiles"
      title={words.poster}
      text={words.posterHint}
      action={
        <a
          href={`${paths.poster(id)}?lang=${language}`}
          target="_blank"
          rel="noreferrer"
          aria-label={words.openPoster}
          className={buttonClass()}
        >
          {words.open}
        </a>
      }
    />
  )
}

const WebhooksDialog = lazyComponent<WebhooksDialogProps>(
  async () =>
    (await withWords(import('../webhooks/webhooks-dialog.tsx'), 'account', 'fields')).WebhooksDialog,
)

function Webhooks({ id }: { id: number }) {
  const words = useMessages('webhooks')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ShareRow
        icon="settings"
        title={words.title}
        text={words.row}
        action={<Button onClick={() => setOpen(true)}>{words.setUp}</Button>}
      />
      {isOpen ? <WebhooksDialog competitionId={id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type BigScreenProps = { competition: CompetitionRead; settings: Screens['big_screen'] }

function BigScreen({ competition: { id, isVs, status }, settings }: BigScreenProps) {
  const words = useMessages('screens')
  const { run } = useAction()
  return (
    <>
      <Segmented
        full
        labelHidden
        label={words.shows}
        segments={bigScreenChoices.map((value) => ({
          value,
          label: words.choices[value],
          disabled: value === 'bracket' && !isVs,
        }))}
        value={settings.shows}
        onChange={(shows) => void run(switchScreens, { id, shows })}
      />
      {isVs ? null : <p className="-mt-2 text-label text-soft">{words.noBracket}</p>}
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          aria-describedby="hold-podium"
          className="mt-0.5 size-5 shrink-0"
          checked={settings.holds_podium}
          onChange={({ target }) => void run(switchScreens, { id, holdsPodium: target.checked })}
        />
        <span className="font-semibold">{words.holdPodium}</span>
      </label>
      <p id="hold-podium" className="-mt-5 ps-8 text-label text-soft">
        {words.holdPodiumHint}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="primary"
          disabledReason={status === 'finished' ? null : words.notFinished}
          onClick={() => void run(revealPodium, { id }, { done: words.revealStarted })}
        >
          {settings.reveal_started_at ? words.revealAgain : words.reveal}
        </Button>
        <p className="min-w-48 flex-1 text-label text-soft">{words.revealHint}</p>
      </div>
    </>
  )
}

/** Kept current by live events. */
function useScreens(id: number) {
  const person = usePerson()
  const { data, error, refetch } = useQuery(
    liveQuery(queryKeys.screens(id), (signal) => api(readScreens, { params: { id }, signal })),
  )
  useLive<Screens>(person && channelOf.person(person.id), queryKeys.screens(id), {
    ScreensUpdated: (cached, { competition_id, screens }: LiveEvents['ScreensUpdated']) =>
      competition_id === id ? screens : cached,
  })
  return { screens: useOptimisticData(queryKeys.screens(id), data), error, refetch }
}
