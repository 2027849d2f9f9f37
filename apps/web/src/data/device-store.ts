/**
 * What lies on this device, by name and schema: `const drafts = deviceStore('draft', 'round', shape)`, then
 * `drafts.keep(345, draft)`. It belongs to who is signed in, and stays that person's when the session expires.
 */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { deviceOn, type Keeping, type Kind } from './device.ts'

const channelName = 'trickline.device'
const nobody = 0

export const device = deviceOn(
  () => (typeof indexedDB === 'undefined' ? undefined : indexedDB),
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName),
)
let owner = nobody

export type DeviceStore<Value> = {
  /** null: nothing there, or of another shape, by another version of the app. */
  read: (id: string | number) => Value | null
  /** Shows at once; resolves when it is on the disk: whether it is kept. */
  keep: (id: string | number, value: Value) => Promise<boolean>
  /** Changes what is still there, whatever another tab did meanwhile. */
  change: (id: string | number, next: (value: Value) => Value) => Promise<void>
  drop: (id: string | number) => void
  keeping: (id: string | number) => Keeping
  ids: () => string[]
  /** What the outbox calls it. */
  nameOf: (id: string | number) => string
}

/** `of: 'device'`: whoever is signed in. */
export function deviceStore<Value>(
  kind: Kind,
  name: string,
  schema: z.ZodMiniType<Value>,
  { of = 'person' }: { of?: 'person' | 'device' } = {},
): DeviceStore<Value> {
  const prefix = `${name}:`
  const parsed = new WeakMap<object, Value | null>()
  const ownerNow = () => (of === 'device' ? nobody : owner)
  const keyOf = (id: string | number) => ({ owner: ownerNow(), kind, id: `${prefix}${id}` })
  const mayKeep = () => of === 'device' || owner !== nobody
  const parse = (value: unknown): Value | null => {
    const { data = null } = schema.safeParse(value)
    return data
  }
  return {
    read: (id) => {
      const value = device.read(keyOf(id))
      if (typeof value !== 'object' || value === null) return parse(value)
      const known = parsed.get(value)
      if (known !== undefined) return known
      const read = parse(value)
      parsed.set(value, read)
      return read
    },
    keep: (id, value) => (mayKeep() ? device.write(keyOf(id), value) : Promise.resolve(false)),
    change: (id, next) =>
      device.change(keyOf(id), (value) => {
        const there = parse(value)
        return there === null ? value : next(there)
      }),
    drop: (id) => void device.write(keyOf(id), undefined),
    keeping: (id) => device.keeping(keyOf(id)),
    nameOf: (id) => keyOf(id).id,
    ids: () =>
      device
        .idsOf({ owner: ownerNow(), kind })
        .filter((id) => id.startsWith(prefix))
        .map((id) => id.slice(prefix.length)),
  }
}

/** By its whole name, `round:345`: without a word about what is in it. */
export function dropDraft(id: string): void {
  void device.write({ owner, kind: 'draft', id }, undefined)
}

/** A shape of which only the outline is looked at: what stands in it was written by this same code. */
export function outlined<Value>(outline: z.ZodMiniType): z.ZodMiniType<Value> {
  return z.custom<Value>((value) => outline.safeParse(value).success)
}

/** Whose things are read and kept from now on; null: nobody's, and nothing is kept. */
export function ownDevice(personId: number | null): void {
  owner = personId ?? nobody
}

/** What lies there now, also when another tab wrote it. */
export function useKept<Value>(store: DeviceStore<Value>, id: string | number): Value | null {
  return useSyncExternalStore(device.onChange, () => store.read(id))
}

/** Whether it is on the disk yet. */
export function useKeeping(store: Pick<DeviceStore<unknown>, 'keeping'>, id: string | number): Keeping {
  return useSyncExternalStore(device.onChange, () => store.keeping(id))
}

/** Before the first screen. What waits is written at once when the page goes. */
export async function openDevice(): Promise<void> {
  await device.open()
  document.addEventListener('visibilitychange', () => device.flush())
  addEventListener('pagehide', () => device.flush())
}
