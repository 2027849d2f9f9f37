/** A hash that stands for an address without case, to keep addresses out of tables that count. */
import { createHash } from 'node:crypto'

export function fingerprint(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}
