/** One page of a list. */

export type Page = { page: number; offset: number; limit: number }

/** Returns the requested page, or the last one if it is beyond the end. */
export function pageWithin(total: number, { page, perPage }: { page: number; perPage: number }): Page {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / perPage)))
  return { page: shown, offset: (shown - 1) * perPage, limit: perPage }
}
