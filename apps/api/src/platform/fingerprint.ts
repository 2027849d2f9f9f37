/** A case-insensitive hash of an e-mail address, so that tables that only count contain no addresses. */
import { createHash } from 'node:crypto'

export function fingerprint(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}
