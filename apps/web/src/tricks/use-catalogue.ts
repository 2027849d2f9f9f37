/** What the catalogue offers for a round, made ready for the search, once. */
import { useMemo } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { trickIndex, type TrickIndex } from './search-tricks.ts'

export type SearchableCatalogue = { index: TrickIndex }

/** Empty until it is there; `error` only when there is none at all. */
export function useCatalogue(): { catalogue: SearchableCatalogue; error: unknown } {
  const { tricks, error } = useTricks()
  const catalogue = useMemo(
    () => ({ index: trickIndex(tricks.filter(({ retired_at }) => retired_at === null)) }),
    [tricks],
  )
  return { catalogue, error }
}
