/** Where the lists of a round being entered are: beside its keys, below them, or in their place after one tap. */
import { useSyncExternalStore } from 'react'

export type RowsPlace = 'beside' | 'below' | 'instead'

const wide = matchMedia('(min-width: 68.75rem)')
const tall = matchMedia('(min-height: 60rem)')

export function useRowsPlace(): RowsPlace {
  return useSyncExternalStore(subscribe, rowsPlace)
}

function rowsPlace(): RowsPlace {
  if (wide.matches) return 'beside'
  return tall.matches ? 'below' : 'instead'
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, tall]) query.addEventListener('change', listener)
  return () => {
    for (const query of [wide, tall]) query.removeEventListener('change', listener)
  }
}
