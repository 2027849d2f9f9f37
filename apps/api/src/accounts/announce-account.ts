/** Tells a person's own channel what the account is now; new roles change what the list's channel lets through. */
import { channelOf } from '@trickline/contract/live-events'
import type { PersonFull } from '@trickline/contract/people'
import { findPerson } from '../people/people-store.ts'
import { personFull } from '../people/person-row.ts'
import type { OpenWork } from '../platform/http/work.ts'

/** Answers what it told. */
export async function announceAccount(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<PersonFull> {
  const person = await findPerson(work.tx, userId)
  if (!person) throw new Error(`no account ${userId} to tell of`)
  const user = personFull(person)
  await work.announce({ channel: channelOf.person(userId), event: 'UserUpdated', public: { user } })
  // nobody hears this one; it makes the nodes look at the person's rights again
  await work.announce({ channel: channelOf.global, event: 'ChannelReset', regrade: [userId] })
  return user
}
