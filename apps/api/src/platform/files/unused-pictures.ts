/** Deletes pictures that no person, competition or event uses: a day after the upload, or when they are replaced. */
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../postgres/schema.ts'
import { type Files, pictureFolders } from './files.ts'

const keptMilliseconds = 24 * 3600 * 1000

type Place = { db: Kysely<Schema>; files: Files }

/** Returns how many were deleted. Files have the real time, whatever CLOCK_SHIFT_DAYS says. */
export async function deleteUnusedPictures(place: Place, signal?: AbortSignal): Promise<number> {
  let deleted = 0
  for (const folder of pictureFolders) {
    const old = place.files.storedBefore(folder, new Date(Date.now() - keptMilliseconds))
    for await (const path of old) {
      if (signal?.aborted) return deleted
      if (await deleteUnlessUsed(place, path)) deleted += 1
    }
  }
  return deleted
}

/** Uploads with the same content share one file, which may still be in use. */
export function deleteUnlessUsed({ db, files }: Place, path: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockOf(path)})`.execute(tx)
    const used = await tx
      .selectFrom('competitions')
      .where('img_path', '=', path)
      .select('id')
      .union(tx.selectFrom('events').where('img_path', '=', path).select('id'))
      .union(tx.selectFrom('users').where('img_path', '=', path).select('id'))
      .limit(1)
      .execute()
    if (used.length === 0) await files.remove(path)
    return used.length === 0
  })
}

/** Prevents the picture from being deleted before the end of the transaction that uses it. */
export async function lockPicture(tx: Transaction<Schema>, path: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(path)})`.execute(tx)
}

const lockOf = (path: string) => sql`hashtextextended(${path}, 0)`
