/** Announces a changed account: to the person, and to every admin with the data that only admins see. */
import type { Account } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { announceAccount } from '../accounts/announce-account.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { accountRow } from './account-row.ts'
import { findAccount } from './accounts-list-store.ts'
import { adminIds } from './roles-store.ts'

export async function announceAccountChange(
  work: Pick<OpenWork, 'tx' | 'announce'>,
  userId: number,
): Promise<{ user: Account }> {
  const account = await findAccount(work.tx, userId)
  if (!account) throw new Error(`no account ${userId} to announce`)
  await announceAccount(work, userId)
  const user = accountRow(account)
  for (const admin of await adminIds(work.tx)) {
    await work.announce({ channel: channelOf.person(admin), event: 'AccountUpdated', public: { user } })
  }
  return { user }
}
