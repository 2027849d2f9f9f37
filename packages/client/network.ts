/** Whether the device and the last call say that the server can be reached. An unanswered call counts for 35 seconds. */
import { createAtom, useSelector } from '@tanstack/react-store'

/** Longer than the longest pause of the outbox. */
const offlineMilliseconds = 35_000
const offline = createAtom(!isDeviceOnline())
let timer: ReturnType<typeof setTimeout> | undefined

if (typeof addEventListener === 'function')
  for (const change of ['offline', 'online']) addEventListener(change, () => set(!isDeviceOnline()))

export function recordReachability(isAnswered: boolean): void {
  set(!isAnswered)
  if (!isAnswered) timer = setTimeout(() => set(!isDeviceOnline()), offlineMilliseconds)
}

export const isOffline = offline.get
export function onNetworkChange(listener: () => void): () => void {
  const { unsubscribe } = offline.subscribe(listener)
  return unsubscribe
}

export async function whenOnline(): Promise<void> {
  if (!isOffline()) return
  await new Promise<void>((resolve) => {
    const stop = onNetworkChange(() => {
      if (isOffline()) return
      stop()
      resolve()
    })
  })
}

export function useIsOffline(): boolean {
  return useSelector(offline)
}

function set(isUnreachable: boolean): void {
  clearTimeout(timer)
  if (isUnreachable !== offline.get()) offline.set(isUnreachable)
}

/** What the device reports: even when true, the server may be unreachable. */
export function isDeviceOnline(): boolean {
  return typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine
}
