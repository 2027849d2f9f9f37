/** GET /athletes/:id/habits: what the athlete's rounds are made of, as far as the asker may see them, for whoever enters a round. */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { athleteHabits as athleteHabitsCall } from '@trickline/contract/habits'
import type { SignedInView } from '../platform/http/work.ts'
import { habitsOf } from './habits-store.ts'

/** Somebody who is not known has no rounds, and so no habits. */
export async function athleteHabits(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof athleteHabitsCall>,
): Promise<ReplyOf<typeof athleteHabitsCall>> {
  return { habits: await habitsOf(db, { userId: params.id, isOwn: person.id === params.id }) }
}
