/**
 * The server's clock, estimated from the header `x-server-time` of each answer (epoch milliseconds or ISO 8601). The device
 * keeps the last estimate, so that it is known after a reload without a network.
 */
import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-storage.ts'
import { isNumber, parseWith } from '@trickline/contract/type-guards'

/** Milliseconds since the epoch, for countdowns and deadlines; the device's clock until the server's is known. */
export function serverNow(): number {
  return clock.now()
}

/** Assumes that the server read its clock halfway between request and answer. */
export function recordServerTime(header: string | null, sentAt: number, receivedAt: number): void {
  clock.record(header, sentAt, receivedAt)
}

/** False in static markup, which is the same for every device. */
export function useIsServerTimeKnown(): boolean {
  return useSyncExternalStore(clock.subscribe, clock.isKnown, () => false)
}

/** The estimate varies with the network: smaller differences are not stored. */
const keptPrecisionMilliseconds = 250

type KeptOffset = { read: () => number | null; write: (milliseconds: number) => void }

export function serverClock(kept: KeptOffset) {
  const measured = createAtom<number | null>(null)
  const offset = () => measured.get() ?? kept.read()
  return {
    now: () => Date.now() + (offset() ?? 0),
    isKnown: () => offset() !== null,
    subscribe: (listener: () => void) => {
      const { unsubscribe } = measured.subscribe(listener)
      return unsubscribe
    },
    record: (header: string | null, sentAt: number, receivedAt: number) => {
      if (!header) return
      const serverTime = /^\d+$/.test(header) ? Number(header) : Date.parse(header)
      if (!Number.isFinite(serverTime)) return
      const next = Math.round(serverTime - (sentAt + receivedAt) / 2)
      const last = kept.read()
      if (last === null || Math.abs(next - last) >= keptPrecisionMilliseconds) kept.write(next)
      measured.set(next)
    },
  }
}

const offsets = deviceStore('memo', 'clock-offset', parseWith<number>(isNumber))
const clock = serverClock({
  read: () => offsets.read('only'),
  write: (milliseconds) => void offsets.write('only', milliseconds),
})
