/** Search parameters of the trick list (screens §22). */
import { listSearch } from '@trickline/client/list-search.ts'

/** `sort`: a column, descending with a minus before it; '' sorts by id. `day`: the catalogue at its end; '' is now. */
export const trickListSearch = listSearch('tricks', ['search', 'category', 'level', 'state', 'sort', 'day'])

/** The address of the list: its filters and the id of the open trick. */
export function trickListQuery({
  trick,
  ...filters
}: Record<string, unknown>): ReturnType<typeof trickListSearch.read> & { trick?: number | undefined } {
  return { ...trickListSearch.read(filters), ...(Number.isInteger(trick) && { trick: Number(trick) }) }
}
