/** One transaction for one verb, tried again when PostgreSQL asks for it; and one moment for what a read looks at. */
import type { Kysely, Transaction } from 'kysely'

/** serialization_failure, deadlock_detected: nothing was done, and doing it again is the cure. */
const againCodes = new Set(['40001', '40P01'])
const mostTries = 5

export async function inTransaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === mostTries || !againCodes.has(codeOf(error))) throw error
      // apart from one another, so that the two that met do not meet again
      await pause(attempt * 10 * (0.5 + Math.random()))
    }
  }
}

/** All queries of `read` see one moment: what is changed or deleted between two of them is not seen by half. */
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
