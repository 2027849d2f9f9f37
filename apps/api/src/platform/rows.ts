/** Converts between database rows, the rules' records, which have instants as numbers, and API rows. */

export function iso(instant: number | Date | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
