/** The best result of qualifying (phases-and-seeding §5): with two rounds the better one counts; the best N go on to the largest stage. */
import { roundsOfPhase } from '@trickline/competition/phases'
import { bestResults, qualifyingStandings } from '@trickline/competition/standings'
import { isKnown, personIn, type SeenCompetition, type SeenRound, shownScore } from './as-seen.ts'
import { roundOpens } from './phase-rows.ts'
import type { PersonShort } from '@trickline/contract/people'

export type BestRow = {
  userId: number
  user: PersonShort
  /** null while no score of the athlete is to be seen. */
  rank: number | null
  /** One or two, in the order of the phases. */
  results: { round: SeenRound | null; score: number | null; isBest: boolean; opens: boolean }[]
  best: number | null
  /** Among the best N, as it stands. */
  goesOn: boolean
}

export type BestTable = {
  rows: BestRow[]
  /** N; null without a stage. */
  places: number | null
  /** Everything of qualifying is published: nothing can change any more. */
  isFinal: boolean
}

export function bestTable(seen: SeenCompetition): BestTable {
  const { competition, phases, rounds, athletes, people } = seen
  const qualifying = phases.filter(({ kind }) => kind === 'qualifying')
  const ridden = qualifying.flatMap(({ number }) => roundsOfPhase(rounds, number))
  const places = phases.find(({ kind }) => kind === 'stage')?.athleteCount ?? null
  // With one phase only its round is the best one; there is nothing to compare it with.
  const best = new Set(
    (qualifying.length > 1 ? bestResults(ridden.filter(isKnown)) : ridden).map(({ id }) => id),
  )
  const rows = qualifyingStandings(competition, athletes, rounds.filter(isKnown)).map(({ userId }) => {
    const results = qualifying.map(({ number }) => {
      const round = ridden.find((own) => own.userId === userId && own.roundNumber === number) ?? null
      const score = round && shownScore(round)
      return {
        round,
        score,
        isBest: round !== null && score !== null && best.has(round.id),
        opens: round !== null && roundOpens(seen, round),
      }
    })
    const scores = results.flatMap(({ score }) => score ?? [])
    return {
      userId,
      user: personIn(people, userId),
      results,
      best: scores.length === 0 ? null : Math.max(...scores),
    }
  })
  const ranked = rows.filter((row) => row.best !== null)
  return {
    rows: [...ranked, ...rows.filter((row) => row.best === null)].map((row, index) => ({
      ...row,
      rank: row.best === null ? null : index + 1,
      goesOn: row.best !== null && places !== null && index < places,
    })),
    places,
    isFinal: ridden.length > 0 && ridden.every(({ status }) => status === 'published'),
  }
}
