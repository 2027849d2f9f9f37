/** Whether there is room for a picture beside a picture: tablets in landscape, desktops, projectors. */
import { useSyncExternalStore } from 'react'

const wide = '(min-width: 60rem)'

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(wide)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => false,
  )
}
