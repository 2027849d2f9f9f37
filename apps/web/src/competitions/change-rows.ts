/**
 * Rows that a screen shows ahead of the server, and how they go back when it refuses: only those that nothing newer
 * has replaced meanwhile.
 */
import { isSame } from './apply-event.ts'

type Identified = { id: number }

export function replaceRows<Row extends Identified>(
  rows: readonly Row[],
  ahead: readonly Row[],
  removed: readonly number[] = [],
): Row[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const row of ahead) known.set(row.id, row)
  for (const id of removed) known.delete(id)
  return [...known.values()]
}

/** `before`: all rows as they were when `ahead` and `removed` were shown. */
export function restoreRows<Row extends Identified>(
  rows: readonly Row[],
  before: readonly Row[],
  ahead: readonly Row[],
  removed: readonly number[] = [],
): Row[] {
  const earlier = new Map(before.map((row) => [row.id, row]))
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const row of ahead) {
    if (!isSame(known.get(row.id), row)) continue
    const back = earlier.get(row.id)
    if (back) known.set(row.id, back)
    else known.delete(row.id)
  }
  for (const id of removed) {
    const back = earlier.get(id)
    if (back && !known.has(id)) known.set(id, back)
  }
  return [...known.values()]
}
