/** `/live/{id}`, part by part: a competition as everyone may see it, by the components of the app (screens §32). */
import type { RoundRead } from '@trickline/contract/read'
import { isJudged } from '@trickline/competition/statuses'
import type { ReactNode } from 'react'
import { CompetitionFacts } from '../competitions/competition-facts.tsx'
import { CompetitionPicture } from '../competitions/competition-picture.tsx'
import { CompetitionStatus } from '../competitions/competition-status.tsx'
import { When } from '../competitions/when.tsx'
import { useMessages } from '../lib/messages.ts'
import { PersonWithPicture } from '../people/person-name.tsx'
import { currentRounds, type SeenCompetition } from '../phases/as-seen.ts'
import { BestResult } from '../phases/best-result.tsx'
import { Bracket } from '../phases/bracket.tsx'
import { choose, type PhaseChoice, phaseChoices, phaseName } from '../phases/phase-choices.ts'
import { phaseRows } from '../phases/phase-rows.ts'
import { PhaseTable } from '../phases/phase-table.tsx'
import { Podium } from '../phases/podium.tsx'
import { Collapsible } from '../ui/collapsible.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type Props = { seen: SeenCompetition }

/** Each changes by itself; in the order in which they stand on the page. */
export const liveParts: Record<string, (props: Props) => ReactNode> = {
  head: Head,
  now: Now,
  results: Results,
  people: People,
  details: Details,
}

function Head({ seen }: Props) {
  return (
    <header className="grid items-end gap-x-8 gap-y-5 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <CompetitionPicture
        id={seen.id}
        src={seen.img_path}
        drawn={seen}
        className="rounded-card border border-hair max-md:hidden"
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <CompetitionStatus statusId={seen.status_id} />
        <h1 className="max-w-full text-title font-bold hyphens-auto">{seen.name}</h1>
        <When competition={seen} />
      </div>
    </header>
  )
}

/** How many who ride soon are named. */
const soon = 2

function Now({ seen }: Props) {
  const words = useMessages('live')
  const phases = useMessages('phases')
  const { status, current } = seen
  if (status !== 'started' || current === null) return null
  const rounds = currentRounds(seen).toSorted((a, b) => a.run_order - b.run_order)
  const at = (...doing: RoundRead['status'][]) => rounds.filter((round) => doing.includes(round.status))
  const [onTheLine, next] = [at('recording'), at('pending').slice(0, soon)]
  return (
    <section aria-labelledby="now" className="rounded-card bg-ink p-5 text-paper sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="now" className="text-lead">
          {words.onTheLine}
        </h2>
        <p className="tabular font-semibold">
          {phaseName(current.name, phases)} ·{' '}
          {phases.judgedOf(rounds.filter((round) => isJudged(round)).length, rounds.length)}
        </p>
      </div>
      {onTheLine.length === 0 ? <p className="mt-3 opacity-80">{words.nobody}</p> : null}
      <ul className="mt-3 flex flex-col gap-2">
        {onTheLine.map((round) => (
          <Rider key={round.id} round={round} className="text-title font-bold" />
        ))}
        {at('scoring', 'recorded').map((round) => (
          <Rider
            key={round.id}
            round={round}
            doing={words.doing[round.status === 'scoring' ? 'scoring' : 'recorded']}
          />
        ))}
      </ul>
      {next.length > 0 ? (
        <>
          <h3 className="mt-4 text-label opacity-80">{words.next}</h3>
          <ol className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
            {next.map((round) => (
              <Rider key={round.id} round={round} />
            ))}
          </ol>
        </>
      ) : null}
    </section>
  )
}

function Rider({ round, doing, className }: { round: RoundRead; doing?: string; className?: string }) {
  return (
    <li data-row={round.id} className="flex flex-wrap items-center gap-x-4">
      <span className={className}>
        <PersonWithPicture user={round.user} />
      </span>
      {doing ? <span className="text-label opacity-80">{doing}</span> : null}
    </li>
  )
}

/** What one comes for first: the podium, else the phase that is being run; the others one tap behind. */
function Results({ seen }: Props) {
  const words = useMessages('phases')
  const live = useMessages('live')
  const choices = phaseChoices(seen)
  const first = choose(choices, undefined)
  if (first === null) return <EmptyState title={words.beforeStartTitle} text={words.beforeStartText} />
  const others = choices.filter((choice) => choice.isOpen && choice !== first).toReversed()
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby="first-phase" className="flex flex-col gap-4">
        <h2 id="first-phase" className="text-title">
          {phaseName(first.key, words)}
        </h2>
        <PhaseResult seen={seen} choice={first} />
      </section>
      {others.length > 0 ? (
        <section aria-label={live.otherPhases} className="flex flex-col gap-3">
          {others.map((choice) => (
            <Collapsible key={choice.key} id={choice.key} title={phaseName(choice.key, words)}>
              <PhaseResult seen={seen} choice={choice} />
            </Collapsible>
          ))}
        </section>
      ) : null}
    </div>
  )
}

function PhaseResult({ seen, choice: { key, phase } }: Props & { choice: PhaseChoice }) {
  const words = useMessages('phases')
  if (key === 'best') return <BestResult seen={seen} showsAll />
  if (phase === null) return <Podium competition={seen} />
  const rows = phaseRows(seen, phase)
  const isDrawn = seen.isVs && phase.kind === 'stage' && !seen.stages.includes('unknown')
  return (
    <>
      {isDrawn ? <Bracket seen={seen} stage={key} /> : null}
      {isDrawn ? null : (
        <PhaseTable caption={words.tableOf(phaseName(key, words))} rows={rows} glowing={seen.glowing} />
      )}
      {rows.some(({ round, score }) => round && score === null && isJudged(round)) ? (
        <p className="text-label text-soft">{words.hidden}</p>
      ) : null}
    </>
  )
}

function People({ seen }: Props) {
  const words = useMessages('entries')
  const of = (role: 'athlete' | 'judge') =>
    seen.entries.filter((entry) => entry.role === role && entry.user !== null)
  return (
    <div className="flex flex-col gap-3">
      <Names title={words.athletes} entries={of('athlete')} numbered />
      <Names title={words.judges} entries={of('judge')} />
    </div>
  )
}

type NamesProps = { title: string; entries: SeenCompetition['entries']; numbered?: boolean }

function Names({ title, entries, numbered = false }: NamesProps) {
  if (entries.length === 0) return null
  const inOrder = numbered ? entries.toSorted((a, b) => a.orderNumber - b.orderNumber) : entries
  return (
    <Collapsible id={title} title={title} end={<span className="tabular text-soft">{entries.length}</span>}>
      <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder.map(({ id, user, orderNumber }) => (
          <li key={id} data-row={id} className="flex min-w-0 items-center gap-3 border-b border-hair py-2">
            {numbered ? (
              <span className="tabular w-7 shrink-0 text-end font-bold text-soft">{orderNumber}</span>
            ) : null}
            {user ? <PersonWithPicture user={user} /> : null}
          </li>
        ))}
      </ul>
    </Collapsible>
  )
}

function Details({ seen }: Props) {
  const words = useMessages('competitions')
  return (
    <Collapsible id="details" title={words.details}>
      <CompetitionFacts competition={seen} />
    </Collapsible>
  )
}
