/** Links and big screens as the API sends them (contract/screens.ts). */
import type { BigScreen, ScreenLink, Screens } from '@trickline/contract/screens'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { bigScreenOf, type BigScreenRecord, type ScreenLinkRecord, screenLinksOf } from './screens-store.ts'

export async function screensOf(db: Kysely<Schema>, competitionId: number): Promise<Screens> {
  return {
    big_screen: bigScreenRow(await bigScreenOf(db, competitionId)),
    links: (await screenLinksOf(db, competitionId)).map(screenLinkRow),
  }
}

export function bigScreenRow({
  shows,
  version,
  holds_podium,
  reveal_started_at,
}: BigScreenRecord): BigScreen {
  return { shows, version, holds_podium, reveal_started_at: reveal_started_at?.toISOString() ?? null }
}

export function screenLinkRow({ id, kind, created_at }: ScreenLinkRecord): ScreenLink {
  return { id, kind, created_at: created_at.toISOString() }
}
