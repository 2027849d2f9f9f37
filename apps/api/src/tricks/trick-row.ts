/** The whole catalogue on the wire (contract/tricks.ts): GET /tricks, and what a sign-in brings along. */
import type { Kysely } from 'kysely'
import type { Trick } from '@trickline/contract/tricks'
import type { Schema } from '../platform/postgres/schema.ts'
import { allTricks, type CatalogueTrick } from './tricks-store.ts'

export async function trickRows(db: Kysely<Schema>): Promise<Trick[]> {
  return (await allTricks(db)).map(trickRow)
}

function trickRow(trick: CatalogueTrick): Trick {
  // the score starts as the value (scoring §14)
  return { ...trick, score: trick.value }
}
