/** Finds a screen link by its secret; null if it is wrong or revoked (calls §19). */
import { timingSafeEqual } from 'node:crypto'
import type { ScreenKind } from '@trickline/contract/screens'
import type { Kysely } from 'kysely'
import { hashToken } from '../../platform/http/sessions.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { secretsOf } from './screens-store.ts'

export async function findScreenLink(
  db: Kysely<Schema>,
  { competitionId, kind, secret }: { competitionId: number; kind: ScreenKind; secret: string },
): Promise<number | null> {
  const hash = hashToken(secret)
  // takes constant time, as it compares all links completely
  let found: number | null = null
  for (const { id, secret_hash } of await secretsOf(db, competitionId, kind))
    if (timingSafeEqual(secret_hash, hash)) found = id
  return found
}
