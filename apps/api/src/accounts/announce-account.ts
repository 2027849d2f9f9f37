/** Tells a person's own channel what the account is now; new roles change what the list's channel lets through. */
import { channelOf } from '@trickline/contract/live-events'
import type { PersonFull } from '@trickline/contract/people'
import { announcePerson } from '../people/announce-person.ts'
import type { OpenWork } from '../platform/http/work.ts'

/** Answers what it told. */
export async function announceAccount(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<PersonFull> {
  const user = await announcePerson(work, userId)
  // nobody hears this one; it makes the nodes look at the person's rights again
  await work.announce({ channel: channelOf.global, event: 'ChannelReset', recheckAccess: [userId] })
  return user
}
