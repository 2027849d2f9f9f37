/** The scoring panel of judges (screens §8): the rounds of the current phase by what they wait for, and the phase's progress. */
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { outReasonOf } from '@trickline/competition/standings'
import { paths } from '@trickline/views/paths.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Beads } from '@trickline/ui/beads.tsx'
import { Collapsible } from '@trickline/ui/collapsible.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { QueueDialogs } from './queue-dialogs.tsx'
import { QueueRow } from './queue-row.tsx'
import { judgesQueue, type Queue, type QueueRow as Row } from './queue-rows.ts'
import { SavedLine } from './saved-line.tsx'
import { useQueueSteps } from './use-queue-steps.ts'
import { roundDrafts } from '../rounds/draft/stored-draft.ts'

type Props = {
  view: CompetitionView
  /** The next step is the screen's main action. */
  leads?: boolean
  /** Among the queues of other competitions, below the name of its own. */
  isPart?: boolean
}

export function JudgesTable({ view, leads = true, isPart = false }: Props) {
  const words = useMessages('phaseSteps')
  const phases = useMessages('phases')
  const { steps, ...shown } = useQueueSteps(view)
  usePreloadedJudging()
  const followsFocus = useFocusOnMovedRow()
  const isWide = useIsWide()
  const id = useId()
  if (view.current === null || view.status !== 'started') {
    return <EmptyState title={words.queueEmptyTitle} text={words.queueEmptyText} />
  }
  const queue = judgesQueue(view)
  const { mine, recorded, atWork, toCome, judged } = queue
  const toJudge = [...mine, ...recorded, ...atWork, ...toCome]
  const next = toJudge.find(({ main }) => main !== null)
  const group = (title: string, rows: readonly Row[], look?: 'card' | 'judged') =>
    rows.length === 0 ? null : (
      <Group {...{ title, look, rows }} folds={isPart && !isWide && look === 'judged'}>
        {rows.map((row) => (
          <QueueRow
            key={row.round.id}
            {...{ row, steps, look }}
            isNext={leads && row === next}
            glowing={view.glowing.has(`round:${row.round.id}`)}
          />
        ))}
      </Group>
    )
  const ahead = group(words.toCome, toCome)
  const done = group(phases.judged, judged, 'judged')
  // until a round is judged, those to come stand in its place
  const first = done ? toJudge : [...mine, ...recorded, ...atWork]
  return (
    <section {...followsFocus} aria-labelledby={id} className="flex flex-col gap-4">
      <Head id={id} title={phaseName(view.current.name, phases)} {...{ queue, next, isPart }} />
      <SavedLine competitionId={view.id} />
      <div
        className={classNames(
          'grid gap-x-10 gap-y-7',
          first.length > 0 && (done ?? ahead) && 'min-[60rem]:grid-cols-2',
        )}
      >
        <div className="flex min-w-0 flex-col gap-7 empty:hidden">
          {group(words.yours, mine, 'card')}
          {group(words.recorded, recorded)}
          {group(words.atWork, atWork)}
          {done ? ahead : null}
        </div>
        <div className="min-w-0">{done ?? ahead}</div>
      </div>
      <QueueDialogs view={view} {...shown} />
    </section>
  )
}

type HeadProps = Pick<Props, 'isPart'> & { id: string; title: string; queue: Queue; next: Row | undefined }

function Head({ id, title, queue: { all, judged }, next, isPart }: HeadProps) {
  const words = useMessages('phases')
  const steps = useMessages('phaseSteps')
  const [done, of] = [judged.filter(isInPlay).length, all.filter(isInPlay).length]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className={classNames('min-w-0', isPart ? 'text-lead' : 'text-title')}>
          {title}
        </h2>
        <p className="shrink-0">
          <span aria-hidden="true" className="me-2 text-label text-soft">
            {words.judged}
          </span>
          <span aria-hidden="true" className="tabular text-score leading-none font-bold text-soft">
            <span className="text-title font-extrabold text-ink">{done}</span>/{of}
          </span>
          <span className="sr-only">{words.judgedOf(done, of)}</span>
        </p>
      </div>
      <Beads
        beads={all.map((row) => ({
          key: row.round.id,
          isDone: judged.includes(row),
          isNext: row === next,
        }))}
      />
      {judged.length === all.length ? <p className="text-soft">{steps.queueDone}</p> : null}
    </div>
  )
}

function isInPlay({ round }: Row): boolean {
  return outReasonOf(round) === null
}

type GroupProps = {
  title: string
  look: 'card' | 'judged' | undefined
  rows: readonly Row[]
  /** Opens only when pressed, or for a round with tricks on this device. */
  folds: boolean
  children: ReactNode
}

function Group({ title, look, rows, folds, children }: GroupProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const list = (
    <ol aria-labelledby={id} className={look === 'card' ? 'flex flex-col gap-3' : undefined}>
      {children}
    </ol>
  )
  const heading = classNames('text-lead font-semibold', !folds && 'border-b border-hair pb-1')
  const head = (
    <h3 id={id} className={look === 'card' ? 'sr-only' : heading}>
      {title}
    </h3>
  )
  if (folds)
    return (
      <Collapsible
        look="row"
        className="border-t-0! max-sm:-mt-4"
        title={head}
        open={isOpen || rows.some(({ round }) => roundDrafts.read(round.id) !== null)}
        onToggle={setIsOpen}
      >
        {list}
      </Collapsible>
    )
  return (
    <div>
      {head}
      {list}
    </div>
  )
}

/** A step moves its round to another group, and the focus follows. */
function useFocusOnMovedRow() {
  const section = useRef<HTMLElement>(null)
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return
    const row = section.current?.querySelector(`[data-round="${pressed.current}"]`)
    row?.querySelector<HTMLElement>('[data-next-step], [aria-haspopup]')?.focus({ preventScroll: true })
    pressed.current = null
  })
  const onClick = ({ target }: MouseEvent) => {
    const step = target instanceof Element ? target.closest('[data-next-step]') : null
    pressed.current = step?.closest('[data-round]')?.getAttribute('data-round') ?? null
  }
  return { ref: section, onClick }
}

/** Loads the judging screen in advance, so that it works without a network. */
function usePreloadedJudging(): void {
  const router = useRouter()
  useEffect(() => {
    router.preloadRoute({ to: paths.judging(1) }).catch(() => undefined)
  }, [router])
}
