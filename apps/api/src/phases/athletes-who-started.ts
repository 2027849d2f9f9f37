/** Everyone who was there at the start, eliminated ones included, as the rules of advancing need them. */
import type { CompetingAthlete } from '@trickline/competition/model'
import type { EntryRecord } from '../entries/entries-store.ts'

export function athletesWhoStarted(entries: readonly EntryRecord[]): CompetingAthlete[] {
  return entries.flatMap((entry) => {
    const started = entry.status === 'competing' || entry.status === 'eliminated'
    if (entry.role !== 'athlete' || entry.user_id === null || !started) return []
    return [{ userId: entry.user_id, entryId: entry.id, orderNumber: entry.order_number, seed: entry.seed }]
  })
}
