/** The best result of qualifying (phases-and-seeding §5): the better of two rounds counts, and the best N advance. */
import { roundsOfPhase } from '@trickline/competition/phases'
import { type OutReason, scoreOf, standings, type TieBreak } from '@trickline/competition/standings'
import type { RoundRead } from '@trickline/contract/read-rows'
import { type CompetitionView, personIn } from './competition-view.ts'
import { roundOpens } from './phase-rows.ts'
import type { PersonShort } from '@trickline/contract/people'

export type BestRow = {
  userId: number
  user: PersonShort
  /** null while a score is missing or hidden, and for athletes who are out. */
  rank: number | null
  tie: TieBreak | null
  /** Shown in place of the rank. */
  out: OutReason | null
  results: { round: RoundRead | null; score: number | null; isBest: boolean; isOpenable: boolean }[]
  best: number | null
  /** Among the best N by the current scores. */
  goesOn: boolean
}

export type BestTable = {
  rows: BestRow[]
  /** N; null if no stage follows. */
  places: number | null
  isFinal: boolean
}

export function bestTable(view: CompetitionView): BestTable {
  const { phases, rounds, athletes } = view
  const qualifying = phases.filter(({ kind }) => kind === 'qualifying')
  const qualifyingRounds = qualifying.flatMap(({ number }) => roundsOfPhase(rounds, number))
  const places = phases.find(({ kind }) => kind === 'stage')?.athleteCount ?? null
  const table = standings(view, athletes, rounds, 'qualifying')
  const isComplete = table.every(({ total }) => total !== null)
  return {
    rows: table.map(({ userId, round: counts, total, rank, tie, out }, index) => ({
      userId,
      user: personIn(view, userId),
      rank,
      tie,
      out,
      results: qualifying.map(({ number }) => {
        const round =
          qualifyingRounds.find((own) => own.userId === userId && own.roundNumber === number) ?? null
        return {
          round,
          score: round && scoreOf(round),
          isBest: round !== null && round === counts,
          isOpenable: round !== null && roundOpens(view, round),
        }
      }),
      best: total,
      // injured and disqualified athletes fill places left over, which is known only at the end
      goesOn: total !== null && places !== null && index < places && (out === null || isComplete),
    })),
    places,
    isFinal: qualifyingRounds.length > 0 && qualifyingRounds.every(({ status }) => status === 'published'),
  }
}
