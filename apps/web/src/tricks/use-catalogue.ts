/** What the catalogue offers for a round, made ready for the search and for the notation, once. */
import { useMemo } from 'react'
import { useTricks } from '../data/catalogue.ts'
import { type NotationNames, notationNames } from './notation-names.ts'
import { trickIndex, type TrickIndex } from './search-tricks.ts'

export type Catalogue = { index: TrickIndex; names: NotationNames }

/** Empty until it is there; `error` only when there is none at all. */
export function useCatalogue(): { catalogue: Catalogue; error: unknown } {
  const { tricks, error } = useTricks()
  const catalogue = useMemo(() => {
    const index = trickIndex(tricks.filter(({ retired_at }) => retired_at === null))
    return { index, names: notationNames(index) }
  }, [tricks])
  return { catalogue, error }
}
