/**
 * Everything kept about a person, as it is stored, in one answer: for whoever leaves, or wants to know (accounts-and-people §11).
 * The score of a round is not his or hers to know before everybody's (who-sees-what §3).
 */
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { Person } from '@trickline/competition/model'
import type * as calls from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { storedRowsOf } from './own-account-store.ts'
import type { StoredRound } from './own-account-store.ts'

export async function exportAccount({
  db,
  person,
  now,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.exportAccount>> {
  const stored = await storedRowsOf(db, person.id)
  const asSeen = (round: StoredRound) => withoutScore(person, round)
  return {
    exported_at: now.toISOString(),
    ...stored,
    rounds: stored.rounds.map(asSeen),
    judged_rounds: stored.judged_rounds.map(asSeen),
  }
}

/** As its athlete sees it, whoever judged it or held the competition: these have their screens for that. */
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

const ofScore: ReadonlySet<string> = new Set([
  'total_score',
  'score',
  'style_percent',
  'variety_points',
  'unique_tricks',
])
