/** The parts of the overlay for streaming software (screens §38): who is on the line, last scores, standings. */
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { phaseRows } from '@trickline/views/phases/phase-rows.ts'
import { Score } from '@trickline/ui/score.tsx'
import { ScreenRoundChart, type TricksByRoundId } from './screen-round-chart.tsx'
import { screenStandings } from './screen-standings.ts'

export type OverlayProps = { view: CompetitionView; tricksByRoundId: TricksByRoundId }

/** The address selects some: `show=now,score`. */
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
  return currentRounds(view)
    .filter((round) => round.status === 'recording')
    .slice(0, 2)
    .map(({ id, user }) => (
      <p key={id} data-row={id} className="panel">
        <small>
          {words.onTheLine} · {phaseName(current.name, phases)}
        </small>
        <strong>
          <PersonName user={user} />
        </strong>
      </p>
    ))
}

/** From the last to the first; shown one at a time, the first stays. */
function LastScores({ view, tricksByRoundId }: OverlayProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const phase = view.phases.findLast(({ number }) =>
    view.rounds.some((round) => round.roundNumber === number && tricksByRoundId.has(round.id)),
  )
  if (!phase) return null
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

const rowsOfPage = 4

function Standings({ view }: OverlayProps) {
  const phases = useMessages('phases')
  const table = screenStandings(view)
  const rows = table?.rows.filter(({ score }) => score !== null) ?? []
  if (table === null || rows.length === 0) return null
  const pages = Array.from({ length: Math.ceil(rows.length / rowsOfPage) }, (_, page) =>
    rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage),
  )
  return (
    <div className="panel">
      <h2>{phaseName(table.name, phases)}</h2>
      {pages.map((page) => (
        <ol key={page[0]?.round.userId}>
          {page.map(({ round: { user }, rank, score }) => (
            <li key={user.id}>
              <i className="tabular">{rank ?? '–'}</i>
              <span>
                <PersonName user={user} />
              </span>
              <Score value={score} size="small" />
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
