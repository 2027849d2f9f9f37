/** The parts of the overlay for streaming software (screens §38): who is on the line, last scores, standings. */
import type { ReactNode } from 'react'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { phaseRows } from '@trickline/views/phases/phase-rows.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { Head, PairNow, PairResults, PairScores, Side } from './overlay-pairs.tsx'
import { BigName, inPages } from './picture.tsx'
import { lastResults, pairOfNow } from './screen-pairs.ts'
import type { OverlayProps } from './screen-props.ts'
import { ScreenRoundChart } from './screen-round-chart.tsx'
import { screenStandings } from './screen-standings.ts'

/** The address may select some of them: `show=now,score`. */
export const overlayParts: Record<string, (props: OverlayProps) => ReactNode> = {
  now: Now,
  score: LastScores,
  standings: Standings,
}

function Now({ view }: OverlayProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const { status, current } = view
  if (status !== 'started' || current === null) return null
  const pair = pairOfNow(view)
  if (pair) return <PairNow view={view} pair={pair} phase={current} />
  return currentRounds(view)
    .filter((round) => round.status === 'recording')
    .slice(0, 2)
    .map(({ id, user }) => (
      <section key={id} data-row={id} className="panel one">
        <Head left={view.name} right={phaseName(current.name, phases)} />
        <div className="two">
          <Side user={user} isRiding />
          <b>
            <i className="live" />
            {words.onTheLine}
          </b>
        </div>
      </section>
    ))
}

/** From the last to the first, shown one at a time; the first stays. */
function LastScores({ view, tricksByRoundId }: OverlayProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const phase = view.phases.findLast(({ number }) =>
    view.rounds.some((round) => round.roundNumber === number && tricksByRoundId.has(round.id)),
  )
  if (!phase) return null
  const results = lastResults(view)
  if (results.length > 0) return <PairScores {...{ view, tricksByRoundId, phase, results }} />
  const rows = phaseRows(view, phase).flatMap(({ round, rank, score }) =>
    round !== null && score !== null && tricksByRoundId.has(round.id) ? [{ round, rank, score }] : [],
  )
  return (
    <ol data-phase={phase.number}>
      {rows.toReversed().map(({ round, rank, score }) => (
        <li key={round.id} data-row={round.id} className="panel">
          <small>
            {words.lastScore} · {phaseName(phase.name, phases)}
          </small>
          <strong>
            {rank === null ? null : <i className="tabular">{rank}</i>} <PersonName user={round.user} />
          </strong>
          <ScreenRoundChart round={round} tricks={tricksByRoundId.get(round.id) ?? []} />
          <b className="tabular" data-score={score}>
            <Score value={score} />
          </b>
        </li>
      ))}
    </ol>
  )
}

const rowsOfPage = 3

function Standings({ view }: OverlayProps) {
  const phases = useMessages('phases')
  const results = lastResults(view)
  if (results.length > 0) return <PairResults results={results} />
  const table = screenStandings(view)
  const rows = table?.rows.filter(({ score }) => score !== null) ?? []
  if (table === null || rows.length === 0) return null
  return (
    <div className="panel">
      <h2>{phaseName(table.name, phases)}</h2>
      {inPages(rows, rowsOfPage).map((page) => (
        <ol key={page[0]?.round.userId}>
          {page.map(({ round: { user }, rank, score }) => (
            <li key={user.id}>
              <i className="tabular">{rank ?? '—'}</i>
              <BigName user={user} />
              <Score value={score} size="inherit" />
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
