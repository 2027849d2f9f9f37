/** An admin sends a message to everybody on home, to test the live channel (live-events §2). */
import { isAdmin } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { sendTestEvent as call } from '@trickline/contract/home'
import { channelOf } from '@trickline/contract/live-events'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'

export async function sendTestEvent(
  { person, announce }: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  await announce({ channel: channelOf.test, event: 'TestEvent', public: { message: body.message } })
  return { success: true }
}
