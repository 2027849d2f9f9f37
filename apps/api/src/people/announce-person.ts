/** Announces the profile on the person's own channel, and returns it. */
import { channelOf } from '@trickline/contract/live-events'
import type { PersonFull } from '@trickline/contract/people'
import type { OpenWork } from '../platform/http/work.ts'
import { findPerson } from './people-store.ts'
import { ownProfile } from './person-row.ts'

export async function announcePerson(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<PersonFull> {
  const person = await findPerson(work.tx, userId)
  if (!person) throw new Error(`no account ${userId} to announce`)
  const user = ownProfile(person)
  await work.announce({ channel: channelOf.person(userId), event: 'UserUpdated', public: { user } })
  return user
}
