/**
 * Brings the product's own tricks (`catalogue.json`) into the catalogue, at every start: those that are missing, and what a
 * release changed of the others, each as a dated change. A trick that an admin has ever changed is the admins': no release
 * touches it again.
 */
import type { Kysely } from 'kysely'
import type { TrickState } from '@trickline/contract/catalogue'
import { inTransaction } from '../platform/postgres/transaction.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import {
  allTricks,
  insertTrick,
  lockCatalogue,
  recordTrickChange,
  stateOf,
  updateTrick,
  changersByTrick,
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
    // videos are brought by people
    for (const { video_url: _none, ...given } of own) {
      const trick = present.get(given.id)
      const known = changed.get(given.id)
      const isSame = trick !== undefined && isAs(trick, given)
      if (known && (known.byAdmin || isSame)) continue
      const change = { trick_id: given.id, at: now, admin_id: null, note: '' }
      const after = stateOf(
        trick ? (isSame ? trick : await updateTrick(tx, given.id, given)) : await insertTrick(tx, given),
      )
      // a catalogue of before there were changes begins with what this release says
      await (known && trick
        ? recordTrickChange(tx, { ...change, action: 'changed', before: stateOf(trick), after })
        : recordTrickChange(tx, { ...change, action: 'added', before: null, after }))
    }
  })
}

function isAs(trick: Record<string, unknown>, given: object): boolean {
  return Object.entries(given).every(([name, value]) => JSON.stringify(trick[name]) === JSON.stringify(value))
}
