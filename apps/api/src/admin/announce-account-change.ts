/** Tells that an account changed: the person on the own channel, and every admin as admins see it. */
import type { Account } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { announceAccount } from '../accounts/announce-account.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { accountRow } from './account-row.ts'
import { findAccount } from './accounts-list-store.ts'
import { adminIds } from './roles-store.ts'

/** Answers what it told the admins. */
export async function announceAccountChange(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<{ user: Account }> {
  const account = await findAccount(work.tx, userId)
  if (!account) throw new Error(`no account ${userId} to tell of`)
  await announceAccount(work, userId)
  const user = accountRow(account)
  for (const admin of await adminIds(work.tx)) {
    await work.announce({ channel: channelOf.person(admin), event: 'AccountUpdated', public: { user } })
  }
  return { user }
}
