/** All SQL on the settings. */
import type { Settings } from '@trickline/contract/settings'
import type { Kysely } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'

export const settingNames = ['mixed', 'online', 'team', 'world_ranking'] as const satisfies (keyof Settings)[]

export async function readSettings(db: Kysely<Schema>): Promise<Settings> {
  return db.selectFrom('settings').select(settingNames).executeTakeFirstOrThrow()
}

export async function lockSettings(tx: Kysely<Schema>): Promise<Settings> {
  return tx.selectFrom('settings').select(settingNames).forUpdate().executeTakeFirstOrThrow()
}

export async function updateSettings(tx: Kysely<Schema>, settings: Settings): Promise<void> {
  await tx.updateTable('settings').set(settings).execute()
}
