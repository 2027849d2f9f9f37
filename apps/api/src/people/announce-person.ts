/** Tells a person's own channel what the profile says now. */
import { channelOf } from '@trickline/contract/live-events'
import type { PersonFull } from '@trickline/contract/people'
import type { OpenWork } from '../platform/http/work.ts'
import { findPerson } from './people-store.ts'
import { personFull } from './person-row.ts'

/** Answers what it told. */
export async function announcePerson(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<PersonFull> {
  const person = await findPerson(work.tx, userId)
  if (!person) throw new Error(`no account ${userId} to tell of`)
  const user = personFull(person)
  await work.announce({ channel: channelOf.person(userId), event: 'UserUpdated', public: { user } })
  return user
}
