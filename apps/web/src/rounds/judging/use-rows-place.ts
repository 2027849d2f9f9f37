/** Where the lists of a round being entered are: beside its keys, below them, or in their place after one tap. */
import { useSyncExternalStore } from 'react'

export type RowsPlace = 'beside' | 'below' | 'instead'

const wide = matchMedia('(min-width: 68.75rem)')
const tall = matchMedia('(min-height: 60rem)')
const tablet = matchMedia('(min-width: 40rem)')

/** On a tablet, an open video takes the room below the keys. */
export function useRowsPlace(isVideoOpen: boolean): RowsPlace {
  return useSyncExternalStore(subscribe, () => rowsPlace(isVideoOpen))
}

function rowsPlace(isVideoOpen: boolean): RowsPlace {
  if (wide.matches) return 'beside'
  return tall.matches && !(isVideoOpen && tablet.matches) ? 'below' : 'instead'
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, tall, tablet]) query.addEventListener('change', listener)
  return () => {
    for (const query of [wide, tall, tablet]) query.removeEventListener('change', listener)
  }
}
