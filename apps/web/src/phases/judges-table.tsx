/** The judge scoring panel (screens §8): the rounds of the current phase in run order, and who is doing what now. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { ProgressBar } from '@trickline/ui/progress-bar.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { QueueRow } from './queue-row.tsx'
import { judgesQueue, type QueueRow as Row } from './queue-rows.ts'
import { RoundHistoryDialog } from './round-history-dialog.tsx'
import { StatusFailureDialog } from './status-failure.tsx'
import { useQueueSteps } from './use-queue-steps.ts'

export function JudgesTable({ view }: { view: CompetitionView }) {
  const words = useMessages('phases')
  const { steps, failure, dismiss, history, closeHistory } = useQueueSteps(view)
  usePreloadedJudging()
  const id = useId()
  if (view.current === null || view.status !== 'started') {
    return <EmptyState title={words.queueEmptyTitle} text={words.queueEmptyText} />
  }
  const { toJudge, judged, atWork } = judgesQueue(view)
  const all = toJudge.length + judged.length
  const next = toJudge.find(({ main }) => main !== null)
  const list = (rows: readonly Row[]) => (
    <ol>
      {rows.map((row) => (
        <QueueRow
          key={row.round.id}
          row={row}
          steps={steps}
          isNext={row === next}
          glowing={view.glowing.has(`round:${row.round.id}`)}
        />
      ))}
    </ol>
  )
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <h2 id={id} className="text-title">
          {words.queueTitle(phaseName(view.current.name, words))}
        </h2>
        <ProgressBar
          label={words.judgedOf(judged.length, all)}
          percent={(100 * judged.length) / Math.max(1, all)}
        />
        {toJudge.length === 0 ? <p className="text-soft">{words.queueDone}</p> : null}
      </div>
      {atWork.length > 0 ? <AtWork rows={atWork} /> : null}
      {toJudge.length > 0 ? list(toJudge) : null}
      {judged.length > 0 ? (
        <section aria-labelledby={`${id}-judged`} className="mt-4">
          <h3 id={`${id}-judged`} className="border-b border-ink pb-1 text-label text-soft">
            {words.judged}
          </h3>
          {list(judged)}
        </section>
      ) : null}
      <StatusFailureDialog failure={failure} onClose={dismiss} />
      <RoundHistoryDialog view={view} roundId={history} onClose={closeHistory} />
    </section>
  )
}

/** Preloads the judging screen, for use without a network. */
function usePreloadedJudging(): void {
  const router = useRouter()
  useEffect(() => {
    router.preloadRoute({ to: paths.judging(1) }).catch(() => undefined)
  }, [router])
}

function AtWork({ rows }: { rows: readonly Row[] }) {
  const common = useMessages('common')
  const words = useMessages('phases')
  return (
    <section aria-label={words.atWork} className="rounded-card border border-hair bg-sunken px-4 py-3">
      <h3 className="text-label font-medium text-soft">{words.atWork}</h3>
      <ul aria-live="polite">
        {rows.map(({ round }) => {
          const athlete = personName(round.user, common)
          const judge = round.judge ? personName(round.judge, common) : words.someone
          return (
            <li key={round.id} className="font-semibold [overflow-wrap:anywhere]">
              {round.status === 'recording' ? words.doing.recording(athlete) : null}
              {round.status === 'scoring' ? words.doing.scoring(judge, athlete) : null}
              {round.status === 'review' ? words.doing.review(judge, athlete) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
