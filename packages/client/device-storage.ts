/**
 * What is kept on this device: one IndexedDB database, its keys `[owner, kind, id]`. It is read into memory once, before
 * the first screen, and reading is a look into a Map from then on. A write shows at once, and counts as kept when its
 * transaction has completed on the disk: a browser that is killed loses nothing of which that was said.
 *
 * Screens keep things by name and shape (type-guards.ts): `const drafts = deviceStore('draft', 'round', parse)`, then
 * `drafts.keep(345, draft)`. They belong to who is signed in, and stay that person's when the session expires.
 */
import { useState, useSyncExternalStore } from 'react'
import { logFailure } from './log-failure.ts'
import type { ParseStored } from './type-guards.ts'

/** How many days each kind lies here unchanged, and whose of it goes when somebody logs out. */
const kinds = {
  /** What is being entered, until it is saved or thrown away: the work of its person. */
  draft: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  /** What was asked of the server and is not answered, from its undo window on: the work of its person too. */
  ask: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  /** What is only remembered: the session, the catalogue, choices, the last look at a round. */
  memo: { days: 180, logout: 'all' },
  /** What the server said last, to be read without a network: `data/offline-cache.ts`. */
  copy: { days: 30, logout: 'all' },
} as const

type Kind = keyof typeof kinds
type Key = { owner: number; kind: Kind; id: string }
/** `persistState`: on its way to the disk; `not-kept`: the disk is full or switched off, and it is in memory alone. */
export type PersistState = 'kept' | 'keeping' | 'not-kept'

/** `at`: when it was written, in epoch milliseconds; `stamp`: another one with every write. */
type StoredRecord = Key & { value: unknown; at: number; stamp: string }
type PendingWrite = { key: Key; kept: StoredRecord | null }

export type DeviceStore<Value> = {
  /** null: nothing there, or of another shape, by another version of the app. */
  read: (id: string | number) => Value | null
  /** Shows at once; resolves when it is on the disk: whether it is kept. */
  write: (id: string | number, value: Value) => Promise<boolean>
  drop: (id: string | number) => void
  persistState: (id: string | number) => PersistState
  ids: () => string[]
  /** What the outbox calls it. */
  nameOf: (id: string | number) => string
}

const databaseName = 'trickline'
const storeName = 'kept'
const dayMilliseconds = 86_400_000
const nobody = 0

const records = new Map<string, StoredRecord>()
const pendingWrites = new Map<string, PendingWrite>()
const batchesUnderWay = new Set<readonly (readonly [string, PendingWrite])[]>()
const failedWrites = new Set<string>()
const listeners = new Set<() => void>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
/** Each tab hears what the others wrote. */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('trickline.device')
otherTabs?.addEventListener('message', ({ data }: MessageEvent<Key[]>) => void reloadRecords(data))
let owner = nobody
let database: IDBDatabase | null = null

/** The device itself, whoever's and whatever the things on it are. */
export const device = {
  open,
  read,
  idsOf,
  write,
  change,
  persistState,
  flush,
  reloadRecords,
  clearFor,
  onChange,
}

/** Before the first screen. What waits is written at once when the page goes. */
export async function openDevice(): Promise<void> {
  await open()
  document.addEventListener('visibilitychange', flush)
  addEventListener('pagehide', flush)
}

/** Whose things are read and kept from now on; null: nobody's, and nothing is kept. */
export function setDeviceOwner(personId: number | null): void {
  owner = personId ?? nobody
}

/** `of: 'device'`: whoever is signed in. */
export function deviceStore<Value>(
  kind: Kind,
  name: string,
  parse: ParseStored<Value>,
  { of = 'person' }: { of?: 'person' | 'device' } = {},
): DeviceStore<Value> {
  const prefix = `${name}:`
  const parsed = new WeakMap<object, Value | null>()
  const ownerNow = () => (of === 'device' ? nobody : owner)
  const keyOf = (id: string | number) => ({ owner: ownerNow(), kind, id: `${prefix}${id}` })
  return {
    read: (id) => {
      const value = read(keyOf(id))
      if (typeof value !== 'object' || value === null) return parse(value)
      const known = parsed.get(value)
      if (known !== undefined) return known
      const shaped = parse(value)
      parsed.set(value, shaped)
      return shaped
    },
    write: async (id, value) => (of === 'device' || owner !== nobody) && write(keyOf(id), value),
    drop: (id) => void write(keyOf(id), undefined),
    persistState: (id) => persistState(keyOf(id)),
    nameOf: (id) => keyOf(id).id,
    ids: () => {
      const ids = idsOf({ owner: ownerNow(), kind }).filter((id) => id.startsWith(prefix))
      return ids.map((id) => id.slice(prefix.length))
    },
  }
}

/** By its whole name, `round:345`: without a word about what is in it. */
export function dropDraft(id: string): void {
  void write({ owner, kind: 'draft', id }, undefined)
}

/** What lies there now, also when another tab wrote it. */
export function useStoredValue<Value>(store: DeviceStore<Value>, id: string | number): Value | null {
  return useSyncExternalStore(onChange, () => store.read(id))
}

/** Whether it is on the disk yet. */
export function usePersistState(
  store: Pick<DeviceStore<unknown>, 'persistState'>,
  id: string | number,
): PersistState {
  return useSyncExternalStore(onChange, () => store.persistState(id))
}

/**
 * What is being entered, to show, also when another tab wrote it. null: nothing is entered. `isOver`: it has reached the server or was dropped on purpose; the screen then shows what it
 * was until it is left.
 */
export function useDraft<Value>(
  store: DeviceStore<Value>,
  id: string | number,
  isOver: boolean,
): { kept: Value | null; keeping: PersistState } {
  const there = useStoredValue(store, id)
  const [last, setLast] = useState(there)
  if (there !== null && there !== last) setLast(there)
  return { kept: there ?? (isOver ? last : null), keeping: usePersistState(store, id) }
}

/** Never rejects: without a database all is kept in memory alone, and said to be so. */
async function open(): Promise<void> {
  try {
    await reloadRecords()
  } catch (error) {
    logFailure('this device keeps nothing', error)
  }
  const now = Date.now()
  const isOver = ({ kind, at }: StoredRecord) => now - at > kinds[kind].days * dayMilliseconds
  for (const old of [...records.values()].filter(isOver)) void write(old, undefined)
}

function read(key: Key): unknown {
  return records.get(recordName(key))?.value
}

function idsOf(of: Omit<Key, 'id'>): string[] {
  const own = [...records.values()].filter((kept) => kept.owner === of.owner && kept.kind === of.kind)
  return own.map(({ id }) => id)
}

/** `undefined` deletes it. Resolves when this or what replaced it is on the disk, or is not: whether it is kept. */
function write({ owner: of, kind, id }: Key, value: unknown): Promise<boolean> {
  const key = { owner: of, kind, id }
  const name = recordName(key)
  const kept = value === undefined ? null : withStamp(key, value)
  if (kept) records.set(name, kept)
  else records.delete(name)
  pendingWrites.set(name, { key, kept })
  // in the task of the tap: a tab that is killed before the next frame has kept it
  // what is written while another transaction is under way goes together afterwards, each thing as it is then
  if (batchesUnderWay.size === 0) flush()
  notifyListeners()
  return new Promise((settled) => {
    const stop = onChange(() => {
      const state = persistState(key)
      if (state === 'keeping') return
      stop()
      settled(state === 'kept')
    })
  })
}

function persistState(key: Key): PersistState {
  const name = recordName(key)
  const isUnderWay = [...batchesUnderWay].some((batch) => batch.some(([each]) => each === name))
  if (isUnderWay || pendingWrites.has(name)) return 'keeping'
  return failedWrites.has(name) ? 'not-kept' : 'kept'
}

/** All that waits, in one transaction that begins now: also when the page is about to go. */
function flush(): void {
  if (pendingWrites.size === 0) return
  const batch = [...pendingWrites]
  pendingWrites.clear()
  batchesUnderWay.add(batch)
  const settle = (isKept: boolean) => {
    batchesUnderWay.delete(batch)
    for (const [name, { kept }] of batch) {
      if (isKept || !kept) failedWrites.delete(name)
      else failedWrites.add(name)
    }
    if (isKept) otherTabs?.postMessage(batch.map(([, { key }]) => key))
    flush()
    notifyListeners()
  }
  const put = (store: IDBObjectStore) => {
    for (const [, { key, kept }] of batch) {
      if (kept) store.put(kept)
      else store.delete(databaseKey(key))
    }
    store.transaction.commit()
  }
  transaction('readwrite', put).then(
    () => settle(true),
    (error: unknown) => {
      logFailure('this device did not keep it', error)
      settle(false)
    },
  )
}

/** Changes what is still there, whatever another tab did meanwhile; what is gone stays gone. `undefined` deletes it. */
async function change(key: Key, next: (value: unknown) => unknown): Promise<void> {
  if (persistState(key) !== 'kept') {
    const there = read(key)
    if (there !== undefined) await write(key, next(there))
    return
  }
  await transaction('readwrite', (store) => {
    const found: IDBRequest<StoredRecord | undefined> = store.get(databaseKey(key))
    found.addEventListener('success', () => {
      if (!found.result) return
      const value = next(found.result.value)
      if (value === undefined) store.delete(databaseKey(key))
      else store.put(withStamp(key, value))
    })
  })
  await reloadRecords([key])
  otherTabs?.postMessage([key])
}

/** What the disk holds now, of these keys or of all; what only this tab has stays. */
async function reloadRecords(keys?: readonly Key[]): Promise<void> {
  const found = new Map<string, StoredRecord>()
  await transaction('readonly', (store) => {
    const requests = keys ? keys.map((key) => store.get(databaseKey(key))) : [store.getAll()]
    for (const request of requests) {
      request.addEventListener('success', () => {
        for (const kept of [request.result ?? []].flat()) found.set(recordName(kept), kept)
      })
    }
  })
  for (const key of keys ?? [...records.values(), ...found.values()]) {
    if (persistState(key) !== 'kept') continue
    const name = recordName(key)
    const kept = found.get(name)
    if (!kept) records.delete(name)
    else if (kept.stamp !== records.get(name)?.stamp) records.set(name, kept)
  }
  notifyListeners()
}

/** A logout: all that is not somebody else's unsent work goes. */
async function clearFor(leaving: number): Promise<void> {
  await reloadRecords().catch(() => undefined)
  const goes = (kept: StoredRecord) => kept.owner === leaving || kinds[kept.kind].logout === 'all'
  await Promise.all([...records.values()].filter(goes).map((kept) => write(kept, undefined)))
}

/** Resolves once it has completed. Begins before this returns, unless the database must be opened first. */
async function transaction(mode: IDBTransactionMode, act: (store: IDBObjectStore) => void): Promise<void> {
  database ??= await opened()
  const under = database.transaction(storeName, mode, { durability: 'strict' })
  const completed = new Promise<void>((resolve, reject) => {
    under.addEventListener('complete', () => resolve())
    under.addEventListener('abort', () => reject(under.error ?? new Error('the transaction was aborted')))
  })
  act(under.objectStore(storeName))
  await completed
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') throw new Error('this browser has no database')
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: ['owner', 'kind', 'id'] }),
    )
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    request.addEventListener('success', () => {
      for (const end of ['close', 'versionchange'])
        request.result.addEventListener(end, () => {
          request.result.close()
          database = null
        })
      resolve(request.result)
    })
  })
}

function withStamp(key: Key, value: unknown): StoredRecord {
  return { ...key, value, at: Date.now(), stamp: crypto.randomUUID() }
}

function databaseKey(key: Key): [number, Kind, string] {
  return [key.owner, key.kind, key.id]
}

function recordName(key: Key): string {
  return databaseKey(key).join(' ')
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
