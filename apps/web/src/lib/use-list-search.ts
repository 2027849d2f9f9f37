/** Changes the filters of a list in its URL query (list-search.ts). A choice adds a history entry, typing does not. */
import { useEffect, useState } from 'react'
import type { Filters, FilterValues, ListSearch } from '@trickline/client/list-search.ts'
import { useAddressSearch } from './address.ts'

/** The filters as entered, and a function that changes them. Any other change of the address replaces them. */
export function useListSearch<Name extends string>({
  all,
  read,
  remember,
}: ListSearch<Name>): [Filters<Name>, (filters: Filters<Name>) => void] {
  const [search, changeSearch] = useAddressSearch(read)
  const [state, setState] = useState({
    search,
    entered: filtersFrom(all, search),
    pendingQueries: [] as string[],
  })
  if (state.search !== search) {
    const index = state.pendingQueries.indexOf(JSON.stringify(search))
    const isOwn = index >= 0
    setState({
      search,
      entered: isOwn ? state.entered : filtersFrom(all, search),
      pendingQueries: isOwn ? state.pendingQueries.slice(index + 1) : [],
    })
  }
  useEffect(() => remember(search), [remember, search])
  const change = (entered: Filters<Name>) => {
    const next = read(entered)
    const nextQuery = JSON.stringify(next)
    const isUnchanged = nextQuery === (state.pendingQueries.at(-1) ?? JSON.stringify(search))
    setState((before) => ({
      ...before,
      entered,
      pendingQueries: isUnchanged ? before.pendingQueries : [...before.pendingQueries, nextQuery],
    }))
    if (!isUnchanged) changeSearch(next, { replace: isTyped(state.entered, entered) })
  }
  return [state.entered, change]
}

function filtersFrom<Name extends string>(all: Filters<Name>, search: FilterValues<Name>): Filters<Name> {
  const texts = Object.entries(search).map(([name, value]) => [name, name === 'page' ? value : String(value)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of `all`, as in the address
  return { ...all, ...Object.fromEntries(texts) } as Filters<Name>
}

/** Whether only the search text changed, which adds no history entry. */
function isTyped(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return before['search'] !== after['search'] && withoutSearch(before) === withoutSearch(after)
}

function withoutSearch(filters: Record<string, unknown>): string {
  return JSON.stringify({ ...filters, search: '', page: 1 })
}
