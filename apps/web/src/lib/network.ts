/**
 * Whether the server can be reached, as far as the device and the last call tell. A call without an answer counts for half a
 * minute: then it may be tried again.
 */
import { createStore, useStore } from './store.ts'

/** Longer than the outbox rests between two tries. */
const countsMilliseconds = 35_000
const cutOff = createStore(!isConnected())
let timer: ReturnType<typeof setTimeout> | undefined

if (typeof addEventListener === 'function')
  for (const change of ['offline', 'online']) addEventListener(change, () => set(!isConnected()))

/** Told by each call (`lib/api.ts`). */
export function noteAnswer(isAnswered: boolean): void {
  set(!isAnswered)
  if (!isAnswered) timer = setTimeout(() => set(!isConnected()), countsMilliseconds)
}

export const isCutOff = cutOff.get
export const onNetworkChange = cutOff.subscribe

/** Resolves once the server can be reached, as far as is known. */
export async function untilReached(): Promise<void> {
  if (!isCutOff()) return
  await new Promise<void>((reached) => {
    const stop = onNetworkChange(() => {
      if (isCutOff()) return
      stop()
      reached()
    })
  })
}

export function useCutOff(): boolean {
  return useStore(cutOff)
}

function set(isCut: boolean): void {
  clearTimeout(timer)
  if (isCut !== cutOff.get()) cutOff.set(isCut)
}

/** What the device says: true may mean a network that leads nowhere. */
export function isConnected(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine
}
