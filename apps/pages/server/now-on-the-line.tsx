/** Athletes on the line, being judged, and next with estimated times; the others are collapsed (screens §32). */
import { roundsToRide } from '@trickline/competition/estimated-start-times'
import { isJudged } from '@trickline/competition/statuses'
import type { RoundRead } from '@trickline/contract/read-rows'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { EstimatedTime } from './estimated-time.tsx'
import { lastRevealedPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import { timesOf } from './standing-rows.ts'

const nextShown = 2

export function NowOnTheLine({ view }: { view: CompetitionView }) {
  if (view.status !== 'started' || view.current === null) return null
  return (
    <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)} quiet>
      <Now view={view} phase={view.current} />
    </Spoiler>
  )
}

function Now({ view, phase }: { view: CompetitionView; phase: NonNullable<CompetitionView['current']> }) {
  const words = useMessages('live')
  const phases = useMessages('phases')
  const rounds = currentRounds(view).toSorted((a, b) => a.run_order - b.run_order)
  const withStatus = (...statuses: RoundRead['status'][]) =>
    rounds.filter((round) => statuses.includes(round.status))
  const onTheLine = withStatus('recording')
  const upcoming = roundsToRide(rounds.map((round) => ({ ...round, runOrder: round.run_order })))
  const times = timesOf(view, phase)
  return (
    <section aria-labelledby="now" className="rounded-card bg-ink p-5 text-paper sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="now" className="text-lead">
          {words.onTheLine}
        </h2>
        <p className="tabular font-semibold">
          {phaseName(phase.name, phases)} ·{' '}
          {phases.judgedOf(rounds.filter((round) => isJudged(round)).length, rounds.length)}
        </p>
      </div>
      {onTheLine.length === 0 ? <p className="mt-3 opacity-80">{words.nobody}</p> : null}
      <ul className="mt-3 flex flex-col gap-2">
        {onTheLine.map((round) => (
          <Rider key={round.id} round={round} className="text-title font-bold">
            {words.recording}
          </Rider>
        ))}
        {withStatus('scoring', 'recorded').map((round) => (
          <Rider key={round.id} round={round}>
            {words.doing[round.status === 'scoring' ? 'scoring' : 'recorded']}
          </Rider>
        ))}
      </ul>
      {upcoming.length > 0 ? (
        <>
          <h3 className="mt-4 text-label opacity-80">{words.next}</h3>
          <ol className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
            {upcoming.slice(0, nextShown).map((round) => (
              <Rider key={round.id} round={round}>
                <WhenOn view={view} instant={times.get(round.id)} />
              </Rider>
            ))}
          </ol>
        </>
      ) : null}
      {upcoming.length > nextShown ? <RunningOrder view={view} rounds={upcoming} times={times} /> : null}
    </section>
  )
}

type OrderProps = { view: CompetitionView; rounds: readonly RoundRead[]; times: ReadonlyMap<number, number> }

function RunningOrder({ view, rounds, times }: OrderProps) {
  const words = useMessages('live')
  const { zone } = useFormat(view.time_zone)
  return (
    <details id="running-order" className="group mt-3 -mb-2">
      <summary className="flex min-h-touch list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="next" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {words.runningOrder}
      </summary>
      <ol className="grid gap-x-10 sm:grid-cols-2">
        {rounds.map((round) => (
          <li
            key={round.id}
            className="flex items-center justify-between gap-4 border-t border-current/20 py-2 text-label"
          >
            <PersonWithPicture user={round.user} />
            <WhenOn view={view} instant={times.get(round.id)} />
          </li>
        ))}
      </ol>
      {times.size > 0 ? (
        <p className="mt-2 pb-2 text-label opacity-80">
          {zone === null ? words.estimatedHere : words.estimated(zone)}
        </p>
      ) : null}
    </details>
  )
}

function WhenOn({ view, instant }: { view: CompetitionView; instant: number | undefined }) {
  return instant === undefined ? null : <EstimatedTime view={view} instant={instant} />
}

type RiderProps = { round: RoundRead; className?: string; children: ReactNode }

function Rider({ round, className, children }: RiderProps) {
  return (
    <li data-row={round.id} className="flex flex-wrap items-center gap-x-4">
      <span className={className}>
        <PersonWithPicture user={round.user} />
      </span>
      <span className="text-label opacity-80">{children}</span>
    </li>
  )
}
