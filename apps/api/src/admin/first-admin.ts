/** A printed link or the command line makes the first admin, never a registration (accounts-and-people §1). */
import type * as calls from '@trickline/contract/admin'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { findCredentials } from '../accounts/accounts-store.ts'
import type { Context } from '../platform/context.ts'
import { hashToken } from '../platform/http/sessions.ts'
import type { OpenWork, Work } from '../platform/http/work.ts'
import type { Announcement } from '../platform/live/announce.ts'
import { writeAnnouncements } from '../platform/live/announce.ts'
import { inTransaction } from '../platform/postgres/database.ts'
import { announceAccountChange } from './announce-account-change.ts'
import { recordChange } from './changes-store.ts'
import {
  addRole,
  adminIds,
  deleteFirstAdminLinks,
  insertFirstAdminLink,
  lockFirstAdminLinks,
} from './roles-store.ts'

const linkDays = 7

/** null if there is an admin. Each start prints a new link, which works once within a week. */
export async function firstAdminLink({ db, random, clock, config }: Context): Promise<string | null> {
  if ((await adminIds(db)).length > 0) return null
  const token = random.bytes(32).toString('base64url')
  const now = clock.now()
  const expires_at = new Date(now.getTime() + linkDays * 24 * 3600 * 1000)
  await insertFirstAdminLink(db, { token_hash: hashToken(token), created_at: now, expires_at })
  return `${config.publicUrl}/first-admin/${token}`
}

export async function becomeFirstAdmin(
  work: Work,
  { body }: ParsedRequest<typeof calls.becomeFirstAdmin>,
): Promise<ReplyOf<typeof calls.becomeFirstAdmin> | Refusal> {
  const { tx, now, person } = work
  const isValid = await lockFirstAdminLinks(tx, { tokenHash: hashToken(body.token), now })
  if (!isValid || (await adminIds(tx)).length > 0) {
    return refuse('invalid', { errors: { token: ['link-expired'] } })
  }
  return addAdmin(work, person.id, person.id)
}

/** `npm run cli -- make-admin ADDRESS`; returns false if no account has the address. */
export async function makeAdmin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await findCredentials(tx, email.toLowerCase())
    if (!account) return false
    const announcements: Announcement[] = []
    const now = clock.now()
    const announce = async (announcement: Announcement) => void announcements.push(announcement)
    await addAdmin({ tx, now, announce }, account.id, null)
    await writeAnnouncements(tx, announcements, now)
    return true
  })
}

async function addAdmin(
  work: Pick<OpenWork, 'tx' | 'now' | 'announce'>,
  userId: number,
  by: number | null,
): Promise<ReplyOf<typeof calls.becomeFirstAdmin>> {
  if (await addRole(work.tx, userId, 'admin')) {
    await recordChange(work.tx, {
      at: work.now,
      admin_id: by,
      action: 'role-granted',
      user_id: userId,
      role: 'admin',
    })
  }
  await deleteFirstAdminLinks(work.tx)
  return announceAccountChange(work, userId)
}
