/** Loads the shipped tricks at every start, as dated changes; tricks that an admin has changed stay as they are. */
import type { Kysely } from 'kysely'
import type { TrickState } from '@trickline/contract/catalogue'
import { inTransaction } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import {
  allTricks,
  changersByTrick,
  insertTrick,
  lockCatalogue,
  recordTrickChange,
  stateOf,
  updateTrick,
} from './tricks-store.ts'

type OwnTrick = Omit<TrickState, 'retired_at'> & { id: number; video_url: null }

export async function loadCatalogue(
  db: Kysely<Schema>,
  now: Date,
  own: readonly OwnTrick[] = catalogue,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCatalogue(tx)
    const present = new Map((await allTricks(tx)).map((trick) => [trick.id, trick]))
    const changed = await changersByTrick(tx)
    for (const { video_url: _none, ...ownFields } of own) {
      const trick = present.get(ownFields.id)
      const changers = changed.get(ownFields.id)
      const isSame = trick !== undefined && hasFields(trick, ownFields)
      if (changers && (changers.byAdmin || isSame)) continue
      const change = { trick_id: ownFields.id, at: now, admin_id: null, note: '' }
      const after = stateOf(
        trick
          ? isSame
            ? trick
            : await updateTrick(tx, ownFields.id, ownFields)
          : await insertTrick(tx, ownFields),
      )
      // for a catalogue from before there was a history, the history starts with this release
      await (changers && trick
        ? recordTrickChange(tx, { ...change, action: 'changed', before: stateOf(trick), after })
        : recordTrickChange(tx, { ...change, action: 'added', before: null, after }))
    }
  })
}

function hasFields(trick: Record<string, unknown>, ownFields: object): boolean {
  return Object.entries(ownFields).every(
    ([name, value]) => JSON.stringify(trick[name]) === JSON.stringify(value),
  )
}
