/** What the app provides to the components of every screen: its clock and its log of failures. */
import { createContext, use } from 'react'

export type Kit = {
  /** Returns milliseconds since the epoch. */
  now: () => number
  /** False until the server's time is known, and in static markup, which is the same for every device. */
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
