/** The tricks that rounds can use, indexed for the search. */
import { useMemo } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { trickIndex, type TrickIndex } from './search-tricks.ts'

/** Empty until loaded; `error` is set only if there is no copy either. */
export function useCatalogue(): { index: TrickIndex; error: unknown } {
  const { tricks, error } = useTricks()
  const index = useMemo(() => trickIndex(tricks.filter(({ retired_at }) => retired_at === null)), [tricks])
  return { index, error }
}
