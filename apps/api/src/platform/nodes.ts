/**
 * The nodes that serve the database: each process writes its row, with its last errors, every half minute (calls §29). Times
 * are real times, not shifted by CLOCK_SHIFT_DAYS.
 */
import { hostname } from 'node:os'
import { apiVersion } from '@trickline/contract/openapi'
import { type Kysely, sql } from 'kysely'
import { lastErrors } from './log.ts'
import type { Context } from './context.ts'
import type { Schema } from './postgres/schema.ts'

const beatMilliseconds = 30_000
/** A node counts as gone after three missing reports. */
export const goneSeconds = 100

/** Reports now and regularly; returns the function that stops it and deletes the row. */
export function showNode({ db, log, random }: Pick<Context, 'db' | 'log' | 'random'>): () => Promise<void> {
  const id = random.bytes(9).toString('base64url')
  const startedAt = new Date()
  let writing = Promise.resolve()
  const beat = () => {
    writing = writeNode(db, id, startedAt).catch((error: unknown) =>
      log.error({ err: error }, 'the node could not say that it runs'),
    )
  }
  const timer = setInterval(beat, beatMilliseconds).unref()
  beat()
  return async () => {
    clearInterval(timer)
    await writing
    // while the database is away, the row ages
    await db
      .deleteFrom('nodes')
      .where('id', '=', id)
      .execute()
      .catch(() => {})
  }
}

export async function writeNode(db: Kysely<Schema>, id: string, startedAt: Date): Promise<void> {
  const now = new Date()
  const seen = { seen_at: now, errors: JSON.stringify(lastErrors()) }
  const node = { id, host: hostname(), version: apiVersion, node_version: process.versions.node }
  await db
    .insertInto('nodes')
    .values({ ...node, started_at: startedAt, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
  // deletes rows of processes that were killed
  await db
    .deleteFrom('nodes')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
