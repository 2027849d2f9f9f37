/** Puts the tricks of `catalogue.json` that are missing into the table, at every start. */
import type { Kysely } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import { insertMissingTricks, type CatalogueTrick } from './tricks-store.ts'

export async function loadCatalogue(db: Kysely<Schema>): Promise<void> {
  await insertMissingTricks(db, catalogue.map(withoutSources))
}

/** Where its figures were found is for whoever edits the file, not for the table. */
function withoutSources(trick: CatalogueTrick & { sources: string[] }): CatalogueTrick {
  const { sources: _sources, ...columns } = trick
  return columns
}
