/** On which line each phase of events takes place and when, as currently expected (events §5). */
import { expectedStarts, keyOf } from '@trickline/competition/timetable'
import type { Kysely } from 'kysely'
import { competitionsOfEvents } from '../competitions/competitions-store.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { findEvent, timetableOf } from './events-store.ts'
import { progressOfPhases } from './phase-progress.ts'

/** `about`: expected start in epoch ms. */
type OnLine = { line: string | null; about: number; minutes: number; isComing: boolean }

/** By the key of the phase. */
export async function phasesOnLines(
  db: Kysely<Schema>,
  eventIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<string, OnLine>> {
  const phases = new Map<string, OnLine>()
  for (const id of new Set(eventIds)) {
    const lines = (await findEvent(db, id))?.lines ?? []
    const items = await timetableOf(db, id)
    const progressOf = await progressOfPhases(db, await competitionsOfEvents(db, [id]))
    const starts = expectedStarts(items, progressOf, now.getTime())
    for (const item of items)
      phases.set(keyOf(item), {
        line: lines.find((line) => line.id === item.lineId)?.name ?? null,
        about: starts.get(keyOf(item)) ?? item.startsAt,
        minutes: item.minutes,
        isComing: progressOf(item).state === 'coming',
      })
  }
  return phases
}
