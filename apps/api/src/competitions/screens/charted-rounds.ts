/** The published rounds that a screen draws, with their tricks. */
import type { CompetitionDetail } from '@trickline/contract/competitions'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import type { ValidatedRow } from '@trickline/contract/validated-tricks'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { validatedRows } from '../../rounds/validated-row.ts'
import { tricksOfRounds } from '../../rounds/validated-tricks-store.ts'

type Round = CompetitionDetail['rounds'][number]

/** The best rounds of a phase; nobody would watch more. */
const mostRounds = 12

export function lastPublishedRounds({ rounds }: CompetitionDetail): Round[] {
  const published = rounds.filter(({ status_id }) => status_id === roundStatusCodes.published)
  const last = Math.max(...published.map(({ round_number }) => round_number ?? 0))
  return published
    .filter(({ round_number }) => round_number === last)
    .toSorted((a, b) => (b.total_score ?? 0) - (a.total_score ?? 0))
    .slice(0, mostRounds)
}

/** The rounds of the last phase or, after the end, the best of all. */
export function roundsOfBigScreen(competition: CompetitionDetail): Round[] {
  const last = lastPublishedRounds(competition)
  if (competition.podiums.length === 0) return last
  const [best] = competition.rounds
    .filter(({ status_id }) => status_id === roundStatusCodes.published)
    .toSorted((a, b) => (b.total_score ?? 0) - (a.total_score ?? 0))
  return best && !last.includes(best) ? [...last, best] : last
}

export async function tricksByRoundId(
  db: Kysely<Schema>,
  rounds: readonly Round[],
): Promise<Record<number, ValidatedRow[]>> {
  const tricks = await tricksOfRounds(
    db,
    rounds.map(({ id }) => id),
  )
  return Object.fromEntries(
    rounds.map(({ id, disqualified_at, injured_at }) => {
      const isStopped = disqualified_at !== null || injured_at !== null
      return [id, validatedRows(tricks.get(id) ?? [], { showsScore: true, isStopped })]
    }),
  )
}
