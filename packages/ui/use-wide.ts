/** Whether two charts fit side by side: tablets in landscape, desktops, projectors. */
import { useSyncExternalStore } from 'react'

// one for all: each new query would force a layout when it is read
const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 60rem)')

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

export function isWide(): boolean {
  return wide?.matches ?? false
}
