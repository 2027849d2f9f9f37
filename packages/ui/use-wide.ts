/** Whether two charts fit side by side: on tablets in landscape, desktops and projectors. */
import { useSyncExternalStore } from 'react'

// shared by all, since each new query would force a layout when it is read
const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 60rem)')

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

const listeners = new Set<() => void>()
const notifyAll = () => listeners.forEach((listener) => listener())

/** One browser listener for all, so that everything that depends on the width changes in one render. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) wide?.addEventListener('change', notifyAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) wide?.removeEventListener('change', notifyAll)
  }
}

export function isWide(): boolean {
  return wide?.matches ?? false
}
