/** `Idempotency-Key`: a request that is sent twice is executed once, and its first result is returned again. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refusalStatus, refuse } from '@trickline/contract/refusals'
import type { Upload } from '../files/uploads.ts'
import type { Schema } from '../postgres/schema.ts'

export type KeyedRequest = {
  userId: number
  key: string
  call: string
  input: unknown
  upload: Upload | null
  now: Date
}

/** Runs `work` unless this key has a result. A refusal is stored too, but what `work` wrote is rolled back. */
export async function runOnce<Reply>(
  tx: Transaction<Schema>,
  request: KeyedRequest,
  work: () => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${request.key}, ${request.userId}))`.execute(tx)
  const hash = hashOf(request)
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .select(['call', 'request_hash', 'reply'])
    .executeTakeFirst()
  if (earlier) {
    const same = earlier.call === request.call && earlier.request_hash === hash
    if (!same) return refuse('same-key-other-request')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `work` of the same call returned it
    return earlier.reply['result'] as Reply | Refusal
  }
  await sql`savepoint verb`.execute(tx)
  const result = await work()
  if (isRefusal(result)) await sql`rollback to savepoint verb`.execute(tx)
  await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      call: request.call,
      request_hash: hash,
      status: isRefusal(result) ? refusalStatus[result.refused] : 200,
      reply: JSON.stringify({ result }),
      created_at: request.now,
    })
    .execute()
  return result
}

function hashOf({ input, upload }: KeyedRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .update(upload?.digest ?? '')
    .digest('base64url')
}
