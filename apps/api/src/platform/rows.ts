/** Converts between database rows, the rules' records, which have instants as numbers, and API rows. */

/** Returns a function that runs a query and makes a record of each row. */
export function recordsBy<Row, Record>(asRecord: (row: Row) => Record) {
  return async (query: { execute: () => Promise<Row[]> }): Promise<Record[]> =>
    (await query.execute()).map(asRecord)
}

export function iso(instant: number | Date | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
