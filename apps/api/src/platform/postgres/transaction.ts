/** The transaction of a verb, retried on conflicts, and the snapshot of a read. */
import type { Kysely, Transaction } from 'kysely'

/** serialization_failure, deadlock_detected: the transaction was rolled back and can be retried. */
const retryCodes = new Set(['40001', '40P01'])
const mostTries = 5

export async function inTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === mostTries || !retryCodes.has(codeOf(error))) throw error
      // random, so that the same two transactions do not conflict again
      await pause(attempt * 10 * (0.5 + Math.random()))
    }
  }
}

/** All queries of `read` see the same snapshot of the database. */
export function inReadSnapshot<Schema, Result>(
  db: Kysely<Schema>,
  read: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
