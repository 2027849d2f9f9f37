/** One page of a list. */

export type Page = { page: number; offset: number; limit: number }

/** The page that is asked for; beyond the end it is the last one. */
export function pageWithin(total: number, { page, perPage }: { page: number; perPage: number }): Page {
  const shown = Math.min(page, Math.max(1, Math.ceil(total / perPage)))
  return { page: shown, offset: (shown - 1) * perPage, limit: perPage }
}
