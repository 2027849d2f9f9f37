/** Tricks as the API sends them (contract/tricks.ts, contract/catalogue.ts). */
import type { Kysely } from 'kysely'
import type { AdminTrick } from '@trickline/contract/catalogue'
import type { Trick } from '@trickline/contract/tricks'
import type { Schema } from '../platform/postgres/schema.ts'
import { allTricks, type CatalogueTrick } from './tricks-store.ts'

export async function trickRows(db: Kysely<Schema>): Promise<Trick[]> {
  return (await allTricks(db)).map(trickRow)
}

export function trickRow(trick: CatalogueTrick): Trick {
  const { sources: _sources, version: _version, retired_at, ...row } = trick
  // the score equals the value at first (scoring §14)
  return { ...row, score: trick.value, retired_at: retired_at?.toISOString() ?? null }
}

export function adminTrickRow(trick: CatalogueTrick): AdminTrick {
  return { ...trickRow(trick), sources: trick.sources, version: trick.version }
}
