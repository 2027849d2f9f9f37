/** Following an athlete who has a page: followers are told when the athlete is on, at any competition (ranking §6). */
import type * as calls from '@trickline/contract/athletes'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { peopleById } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { SignedInReadContext, Work } from '../platform/http/work.ts'
import { deleteFollow, followedBy, insertFollow, isPublicAthlete } from './athletes-store.ts'

export async function follow(
  { tx, person, now }: Work,
  { body: { user_id: id } }: ParsedRequest<typeof calls.follow>,
): Promise<ReplyOf<typeof calls.follow> | Refusal> {
  if (!(await isPublicAthlete(tx, id))) return refuse('not-found')
  if (id === person.id) return refuse('invalid', { errors: { user_id: ['invalid'] } })
  await insertFollow(tx, { user_id: person.id, followed_id: id, created_at: now })
  return { success: true }
}

/** Ending what is not followed is no error. */
export async function unfollow(
  { tx, person }: Work,
  { params: { id } }: ParsedRequest<typeof calls.unfollow>,
): Promise<ReplyOf<typeof calls.unfollow>> {
  await deleteFollow(tx, person.id, id)
  return { success: true }
}

export async function listFollowed({
  db,
  person,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.listFollowed>> {
  const followed = await followedBy(db, person.id)
  const people = await peopleById(
    db,
    followed.map(({ followed_id }) => followed_id),
  )
  return {
    followed: followed.map(({ followed_id, created_at }) => ({
      user: shortOf(people, followed_id),
      created_at: created_at.toISOString(),
    })),
  }
}
