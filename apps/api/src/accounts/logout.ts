/** Ends this session, on this device only. */
import type { logout as call } from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import { endSession } from '../platform/http/sessions.ts'
import type { Work } from '../platform/http/work.ts'

export async function logout({ tx, person }: Work): Promise<ReplyOf<typeof call>> {
  await endSession(tx, person.session)
  return { success: true }
}
