/** Whether there is room for a picture beside a picture: tablets in landscape, desktops, projectors. */
import { useSyncExternalStore } from 'react'

// one for all: a new one would have the page laid out whenever it is asked
const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 60rem)')

export function useWide(): boolean {
  return useSyncExternalStore(follow, isWide, isWide)
}

function follow(listener: () => void): () => void {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

export function isWide(): boolean {
  return wide?.matches ?? false
}
