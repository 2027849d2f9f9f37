/** The tricks that rounds can use, indexed for the search. */
import { useMemo } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { trickIndex, type TrickIndex } from './search-tricks.ts'

export type SearchableCatalogue = { index: TrickIndex }

/** Empty until loaded; `error` only if there is no copy either. */
export function useCatalogue(): { catalogue: SearchableCatalogue; error: unknown } {
  const { tricks, error } = useTricks()
  const catalogue = useMemo(
    () => ({ index: trickIndex(tricks.filter(({ retired_at }) => retired_at === null)) }),
    [tricks],
  )
  return { catalogue, error }
}
