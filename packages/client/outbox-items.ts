/**
 * What the outbox of this device contains, for the screens that show it. `outbox.ts` stores and sends, and is loaded when
 * there is something to send.
 */
import { createAtom, useSelector } from '@tanstack/react-store'
import type { RefusalCode } from '@trickline/contract/refusals'
import { useSyncExternalStore } from 'react'
import type { PlainRequest } from './api.ts'
import { device } from './device-storage.ts'
import { currentSession, onSessionChange } from './session.ts'

export type OutboxItem = {
  id: string
  order: number
  /** The key that `useOutboxState` takes, e.g. `round:345`. */
  key: string
  /** Sent only while this person is signed in. */
  owner: number
  request: PlainRequest & { idempotencyKey: string }
  /** Names of the drafts that the request was made from, deleted with it when the person discards it. */
  drafts: readonly string[]
  /** Name and variables of the mutation, to show its optimistic update again after a reload. */
  verb: string
  ask: unknown
  notBefore: number
  /** Path of the screen on which the person can resolve a refusal. */
  at?: string
  /** A step on the way to a save (a claim): dropped when it is refused, never reported as saved. */
  isStep?: boolean
  state: 'waiting' | 'failed'
  tries: number
  /** The request may have reached the server, even without an answer. */
  hasLeft?: boolean
  /** `refused`: the server always answers this idempotency key with the same refusal. */
  failure?: {
    code: RefusalCode
    message: string
    status: number
    refused: boolean
    present?: Record<string, unknown>
  }
}

/** `saved` has the server's reply; `failed` has the reason and, after a lost race, the current state (`present`). */
export type OutboxState = { state: 'saved'; id: string; reply: unknown } | OutboxItem

const itemStore = createAtom<readonly OutboxItem[]>([])
/** The last saved item with each key. */
export const saved = new Map<string, Extract<OutboxState, { state: 'saved' }>>()
device.onChange(refreshItems)
onSessionChange(refreshItems)
refreshItems()

/** Waiting and refused items of the signed-in person, in the order of sending. */
export const outboxItems = itemStore.get

export function useOutboxItems(): readonly OutboxItem[] {
  return useSelector(itemStore)
}

/** State of the last item with this key; undefined if this device knows none. */
export function useOutboxState(key: string): OutboxState | undefined {
  return useSelector(itemStore, () => lastOf(key) ?? saved.get(key))
}

/** False when the device could not store the item: it is lost with the page. */
export function useIsItemPersisted(state: OutboxState | undefined): boolean {
  const isKept = () => !state || state.state === 'saved' || device.persistState(placeOf(state)) !== 'not-kept'
  return useSyncExternalStore(device.onChange, isKept)
}

/** `listener` gets the items before the change. Returns the function that ends it. */
export function onItemsChange(listener: (before: readonly OutboxItem[]) => void): () => void {
  let before = outboxItems()
  const { unsubscribe } = itemStore.subscribe((items) => {
    const last = before
    before = items
    listener(last)
  })
  return unsubscribe
}

export function hasUnsentItem(key: string): boolean {
  return lastOf(key) !== undefined
}

/** Reads the items from the device, without those already saved. A new item with a key removes its `saved` state. */
export function refreshItems(): void {
  const before = itemStore.get()
  const items = itemsOnDevice().filter(({ key, id }) => saved.get(key)?.id !== id)
  for (const { key } of items) saved.delete(key)
  const isSame = items.length === before.length && items.every((item, index) => before[index] === item)
  itemStore.set(isSame ? before : items)
}

export function itemsOnDevice(): OutboxItem[] {
  const owner = ownerNow()
  if (owner === null) return []
  return device
    .idsOf({ owner, kind: 'ask' })
    .map((id) => asItem(device.read({ owner, kind: 'ask', id })))
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
}

export function ownerNow(): number | null {
  return currentSession()?.person.id ?? null
}

export function placeOf({ owner, id }: OutboxItem) {
  return { owner, kind: 'ask', id: `save:${id}` } as const
}

export function asItem(value: unknown): OutboxItem {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the outbox writes them
  return value as OutboxItem
}

function lastOf(key: string): OutboxItem | undefined {
  return itemStore.get().findLast((item) => item.key === key)
}
