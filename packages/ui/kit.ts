/** What the app gives to the parts of every screen: its clock, and where failures are logged. */
import { createContext, use } from 'react'

export type Kit = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** False in static markup, which is made for any device, and until the server's time is known. */
  isTimeKnown: boolean
  report: (message: string, cause?: unknown) => void
}

export const KitContext = createContext<Kit>({
  now: () => Date.now(),
  isTimeKnown: false,
  // oxlint-disable-next-line no-console
  report: (message, cause) => console.warn(message, cause),
})

export function useKit(): Kit {
  return use(KitContext)
}
