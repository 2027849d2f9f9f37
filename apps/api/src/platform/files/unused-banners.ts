/** Deletes banners that were uploaded a day ago or earlier and are no competition's or event's. */
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../postgres/schema.ts'
import type { Files } from './files.ts'

const keptMilliseconds = 24 * 3600 * 1000

/** Returns how many. Files have the real time, whatever CLOCK_SHIFT_DAYS says. */
export async function deleteUnusedBanners(
  { db, files }: { db: Kysely<Schema>; files: Files },
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0
  for await (const path of files.storedBefore('banners', new Date(Date.now() - keptMilliseconds))) {
    if (signal?.aborted) break
    const isUnused = await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockOf(path)})`.execute(tx)
      const used = await tx
        .selectFrom('competitions')
        .where('img_path', '=', path)
        .select('id')
        .union(tx.selectFrom('events').where('img_path', '=', path).select('id'))
        .limit(1)
        .execute()
      if (used.length === 0) await files.remove(path)
      return used.length === 0
    })
    if (isUnused) deleted += 1
  }
  return deleted
}

/** Until the end of the transaction, which makes it a competition's, the banner is not deleted. */
export async function keepBanner(tx: Transaction<Schema>, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(path)})`.execute(tx)
}

const lockOf = (path: string) => sql`hashtextextended(${path}, 0)`
