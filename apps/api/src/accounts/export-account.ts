/** Everything kept about a person, as it is stored, in one answer: for whoever leaves, or wants to know (accounts-and-people §11). */
import type * as calls from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import type { SignedInView } from '../platform/http/work.ts'
import { storedOf } from './own-account-store.ts'

export async function exportAccount({
  db,
  person,
  now,
}: SignedInView): Promise<ReplyOf<typeof calls.exportAccount>> {
  return { exported_at: now.toISOString(), ...(await storedOf(db, person.id)) }
}
