/** An admin sends a message to everybody on home to test the live channel (live-events §2). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { sendTestEvent as call } from '@trickline/contract/home'
import { channelOf } from '@trickline/contract/live-events'
import type { Work } from '../platform/http/work.ts'

export async function sendTestEvent(
  { announce }: Work,
  { body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call>> {
  await announce({ channel: channelOf.test, event: 'TestEvent', public: { message: body.message } })
  return { success: true }
}
