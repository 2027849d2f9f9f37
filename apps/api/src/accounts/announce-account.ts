/** Announces an account on the person's own channel; the nodes then check again what the person's connections may receive. */
import { channelOf } from '@trickline/contract/live-events'
import type { PersonFull } from '@trickline/contract/people'
import { announcePerson } from '../people/announce-person.ts'
import type { OpenWork } from '../platform/http/work.ts'

export async function announceAccount(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<PersonFull> {
  const user = await announcePerson(work, userId)
  // without a payload nobody receives it: nodes only check the person's access again
  await work.announce({ channel: channelOf.global, event: 'ChannelReset', recheckAccess: [userId] })
  return user
}
