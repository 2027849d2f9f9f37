/** The mails that a server without SMTP_URL stores, for admins (accounts-and-people §10). */
import { isAdmin } from '@trickline/competition/roles'
import type * as calls from '@trickline/contract/accounts'
import type { ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { newestOutboxMails } from '../platform/mail/outbox-store.ts'

export async function readOutbox({
  db,
  person,
  config,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.outbox> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const mails = await newestOutboxMails(db)
  return {
    sends: config.smtpUrl !== null,
    mails: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })),
  }
}
