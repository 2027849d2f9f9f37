/** Links sent by mail: a secret of 32 random bytes in the address, only its hash in the database. */
import type { OpenWork } from '../platform/http/work.ts'
import { hashToken } from '../platform/http/sessions.ts'
import { insertEmailToken } from './accounts-store.ts'

const hourMilliseconds = 3_600_000
const lifetime = { verify: 3 * 24 * hourMilliseconds, reset: hourMilliseconds }

/** The secret of a new link, good from now on: three days to verify an address, one hour to reset a password. */
export async function newEmailToken(
  { tx, now, random }: OpenWork,
  userId: number,
  purpose: 'verify' | 'reset',
): Promise<string> {
  const token = random.bytes(32).toString('base64url')
  await insertEmailToken(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime[purpose]),
  })
  return token
}
