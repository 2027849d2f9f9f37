/** All data stored about a person (accounts-and-people §11), without scores hidden from athletes (who-sees-what §3). */
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { Person } from '@trickline/competition/model'
import type * as calls from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { storedRowsOf } from './own-account-store.ts'
import type { StoredRound } from './own-account-store.ts'

export async function exportAccount({
  db,
  person,
  now,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.exportAccount>> {
  const stored = await storedRowsOf(db, person.id)
  const visible = (round: StoredRound) => withoutNoise(withoutScore(person, round))
  return {
    exported_at: now.toISOString(),
    ...stored,
    rounds: stored.rounds.map(visible),
    judged_rounds: stored.judged_rounds.map(visible),
  }
}

/** Hides scores from the athlete even if they judge or organize the round: then they see the score elsewhere. */
function withoutScore(person: Person, round: StoredRound): StoredRound {
  const { competition_id, user_id: userId, round_number: roundNumber, status } = round
  const competition = competition_id === null ? null : { organizerId: 0 }
  if (canSeeRoundScore(person, competition, [], { userId, roundNumber, status })) return round
  const hidden = Object.keys(round).filter((column) => ofScore.has(column))
  return {
    ...round,
    ...Object.fromEntries(hidden.map((column) => [column, null])),
    ...(round.tricks && { tricks: round.tricks.map((trick) => ({ ...trick, points: null })) }),
  }
}

function withoutNoise<Row extends StoredRound | Record<string, unknown>>(row: Row): Row {
  const fractions = Object.entries(row).flatMap(([column, value]) =>
    typeof value === 'number' ? [[column, asFraction(value)] as const] : [],
  )
  const tricks: Record<string, unknown>[] | undefined =
    'tricks' in row && Array.isArray(row.tricks) ? row.tricks : undefined
  return { ...row, ...Object.fromEntries(fractions), ...(tricks && { tricks: tricks.map(withoutNoise) }) }
}

const ofScore: ReadonlySet<string> = new Set([
  'total_score',
  'score',
  'style_percent',
  'variety_points',
  'unique_tricks',
])
