/**
 * Rows that a screen shows ahead of the server: only what a change touches lies over what the server said last, so that
 * neither a fetch nor an event of something else shows the state before it again, and taking it back shows the truth.
 */
import { isSame } from './apply-event.ts'

type Identified = { id: number }

export type RowsAhead<Row extends Identified> = {
  /** `before`: the row as it was shown; `fields`: what of it changes. */
  changes: { id: number; before: Row; fields: Partial<Row> }[]
  added: Row[]
  removed: readonly number[]
}

/** `shown`: all rows as the screen shows them now; `ahead`: those that change, as they will be. */
export function rowsAhead<Row extends Identified>(
  shown: readonly Row[],
  ahead: readonly Row[],
  removed: readonly number[] = [],
): RowsAhead<Row> {
  const known = new Map(shown.map((row) => [row.id, row]))
  return {
    changes: ahead.flatMap((row) => {
      const before = known.get(row.id)
      return before ? [{ id: row.id, before, fields: differing(before, row) }] : []
    }),
    added: ahead.filter(({ id }) => !known.has(id)),
    removed,
  }
}

/** What to show: `rows` as the server has them, with what lies over them. A row that is gone since stays gone. */
export function layOver<Row extends Identified>(
  rows: readonly Row[],
  { changes, added, removed }: RowsAhead<Row>,
): Row[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const { id, fields } of changes) {
    const row = known.get(id)
    if (row) known.set(id, { ...row, ...fields })
  }
  for (const row of added) if (!known.has(row.id)) known.set(row.id, row)
  for (const id of removed) known.delete(id)
  return [...known.values()]
}

/** The server agreed: what it has not told itself by now is taken as told. */
export function takeOver<Row extends Identified>(rows: readonly Row[], ahead: RowsAhead<Row>): Row[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const changes = ahead.changes.filter(({ id, before, fields }) => {
    const row = known.get(id)
    return row !== undefined && keysOf(fields).every((key) => isSame(row[key], before[key]))
  })
  return layOver(rows, { ...ahead, changes })
}

function differing<Row extends Identified>(before: Row, after: Row): Partial<Row> {
  const fields: Partial<Row> = {}
  for (const key of keysOf(after)) if (!isSame(before[key], after[key])) fields[key] = after[key]
  return fields
}

function keysOf<Row extends object>(row: Row): (keyof Row)[] {
  // Rows are plain data: they have no other keys than their own.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(row) as (keyof Row)[]
}
