/**
 * Whether the server can be reached, as far as the device and the last call tell. A call without an answer counts for half a
 * minute: then it may be tried again.
 */
import { createStore, useStore } from './store.ts'

/** Longer than the outbox rests between two tries. */
const offlineMilliseconds = 35_000
const offline = createStore(!isDeviceOnline())
let timer: ReturnType<typeof setTimeout> | undefined

if (typeof addEventListener === 'function')
  for (const change of ['offline', 'online']) addEventListener(change, () => set(!isDeviceOnline()))

/** Told by each call (`lib/api.ts`). */
export function recordReachability(isAnswered: boolean): void {
  set(!isAnswered)
  if (!isAnswered) timer = setTimeout(() => set(!isDeviceOnline()), offlineMilliseconds)
}

export const isOffline = offline.get
export const onNetworkChange = offline.subscribe

/** Resolves once the server can be reached, as far as is known. */
export async function whenOnline(): Promise<void> {
  if (!isOffline()) return
  await new Promise<void>((reached) => {
    const stop = onNetworkChange(() => {
      if (isOffline()) return
      stop()
      reached()
    })
  })
}

export function useIsOffline(): boolean {
  return useStore(offline)
}

function set(isCut: boolean): void {
  clearTimeout(timer)
  if (isCut !== offline.get()) offline.set(isCut)
}

/** What the device says: true may mean a network that leads nowhere. */
export function isDeviceOnline(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine
}
