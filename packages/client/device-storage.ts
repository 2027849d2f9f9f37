/**
 * Storage on this device: one IndexedDB database with the keys `[owner, kind, id]`, read into memory once before the
 * first screen. A write shows at once; a value reported as `kept` survives a killed browser. Records stay when a
 * session expires.
 */
import { useState, useSyncExternalStore } from 'react'
import { logFailure } from './log-failure.ts'
import type { ParseStored } from '@trickline/contract/type-guards'

/**
 * Kinds of records: drafts of what is being entered; requests in the outbox (`ask`); remembered values such as session,
 * catalogue and choices (`memo`); the server's last data, to read offline (`copy`). `days`: how long a record stays without a
 * write; `logout`: whose records a logout deletes.
 */
const kinds = {
  draft: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  ask: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  memo: { days: 180, logout: 'all' },
  copy: { days: 30, logout: 'all' },
} as const

type Kind = keyof typeof kinds
type Key = { owner: number; kind: Kind; id: string }
/** `keeping`: the write is under way; `not-kept`: the disk is full or switched off, so the value is in memory only. */
export type PersistState = 'kept' | 'keeping' | 'not-kept'

/** `at`: time of the write, in epoch milliseconds; `stamp`: unique to each write. */
type StoredRecord = Key & { value: unknown; at: number; stamp: string }
type PendingWrite = { key: Key; record: StoredRecord | null }

export type DeviceStore<Value> = {
  /** Returns null when there is no record or `parse` rejects it. */
  read: (id: string | number) => Value | null
  /** Resolves when the write has ended: true if the value is on the disk. */
  write: (id: string | number, value: Value) => Promise<boolean>
  drop: (id: string | number) => void
  persistState: (id: string | number) => PersistState
  ids: () => string[]
  nameOf: (id: string | number) => string
}

const databaseName = 'trickline'
const storeName = 'kept'
const dayMilliseconds = 86_400_000
const nobody = 0
/** A browser can leave its database unanswered, for example after it was killed while writing. */
const longestOpenMilliseconds = 5000

const records = new Map<string, StoredRecord>()
const pendingWrites = new Map<string, PendingWrite>()
const batchesUnderWay = new Set<readonly (readonly [string, PendingWrite])[]>()
const failedWrites = new Set<string>()
const listeners = new Set<() => void>()
/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('trickline.device')
otherTabs?.addEventListener('message', ({ data }: MessageEvent<Key[]>) => void reloadRecords(data))
let owner = nobody
let database: IDBDatabase | null = null

/** Untyped access to the storage, for the outbox and the tests; screens use `deviceStore`. */
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

/** Call before the first screen. Pending writes are flushed when the page is hidden or left. */
export async function openDevice(): Promise<void> {
  await open()
  document.addEventListener('visibilitychange', flush)
  addEventListener('pagehide', flush)
}

/** Sets the person whose records are read and written; null (signed out): nothing is stored. */
export function setDeviceOwner(personId: number | null): void {
  owner = personId ?? nobody
}

/** `of: 'device'`: the records are shared by everyone who signs in on this device. */
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
      const cached = parsed.get(value)
      if (cached !== undefined) return cached
      const result = parse(value)
      parsed.set(value, result)
      return result
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

export function dropDraft(id: string): void {
  void write({ owner, kind: 'draft', id }, undefined)
}

export function useStoredValue<Value>(store: DeviceStore<Value>, id: string | number): Value | null {
  return useSyncExternalStore(onChange, () => store.read(id))
}

export function usePersistState(
  store: Pick<DeviceStore<unknown>, 'persistState'>,
  id: string | number,
): PersistState {
  return useSyncExternalStore(onChange, () => store.persistState(id))
}

/** `isOver`: the draft was saved or dropped on purpose; its last value is returned until the person leaves the screen. */
export function useDraft<Value>(
  store: DeviceStore<Value>,
  id: string | number,
  isOver: boolean,
): { kept: Value | null; keeping: PersistState } {
  const stored = useStoredValue(store, id)
  const [last, setLast] = useState(stored)
  if (stored !== null && stored !== last) setLast(stored)
  return { kept: stored ?? (isOver ? last : null), keeping: usePersistState(store, id) }
}

/**
 * Never rejects: without a database, values stay in memory and are reported as `not-kept`. Does not wait longer than five
 * seconds for one: what it answers later is shown then.
 */
async function open(): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, longestOpenMilliseconds, 'late'))
  if ((await Promise.race([readAll(), late])) === 'late')
    logFailure('the database of this device does not answer')
}

async function readAll(): Promise<void> {
  try {
    await reloadRecords()
  } catch (error) {
    logFailure('this device keeps nothing', error)
  }
  const now = Date.now()
  const isExpired = ({ kind, at }: StoredRecord) => now - at > kinds[kind].days * dayMilliseconds
  for (const old of [...records.values()].filter(isExpired)) void write(old, undefined)
}

function read(key: Key): unknown {
  return records.get(recordName(key))?.value
}

function idsOf(scope: Omit<Key, 'id'>): string[] {
  const own = [...records.values()].filter(
    (record) => record.owner === scope.owner && record.kind === scope.kind,
  )
  return own.map(({ id }) => id)
}

/** Writes the value; `undefined` deletes it. Resolves to true when this or a later write of the key is on the disk. */
function write({ owner: recordOwner, kind, id }: Key, value: unknown): Promise<boolean> {
  const key = { owner: recordOwner, kind, id }
  const name = recordName(key)
  const record = value === undefined ? null : withStamp(key, value)
  if (record) records.set(name, record)
  else records.delete(name)
  pendingWrites.set(name, { key, record })
  // Runs within the tap's own task, so the value is kept even if the tab is killed before the next frame. Writes made during a
  // transaction go into the next one together, each with its latest value.
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

/** Writes everything pending in one transaction that begins now, even while the page is being left. */
function flush(): void {
  if (pendingWrites.size === 0) return
  const batch = [...pendingWrites]
  pendingWrites.clear()
  batchesUnderWay.add(batch)
  const settle = (isKept: boolean) => {
    batchesUnderWay.delete(batch)
    for (const [name, { record }] of batch) {
      if (isKept || !record) failedWrites.delete(name)
      else failedWrites.add(name)
    }
    if (isKept) otherTabs?.postMessage(batch.map(([, { key }]) => key))
    flush()
    notifyListeners()
  }
  const put = (store: IDBObjectStore) => {
    for (const [, { key, record }] of batch) {
      if (record) store.put(record)
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

/** Changes the value on the disk, or deletes it if `next` returns `undefined`; a deleted value stays deleted. */
async function change(key: Key, next: (value: unknown) => unknown): Promise<void> {
  if (persistState(key) !== 'kept') {
    const stored = read(key)
    if (stored !== undefined) await write(key, next(stored))
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

/** Reads these keys, or all, from the disk; keeps records that are not written yet. */
async function reloadRecords(keys?: readonly Key[]): Promise<void> {
  const found = new Map<string, StoredRecord>()
  await transaction('readonly', (store) => {
    const requests = keys ? keys.map((key) => store.get(databaseKey(key))) : [store.getAll()]
    for (const request of requests) {
      request.addEventListener('success', () => {
        for (const record of [request.result ?? []].flat()) found.set(recordName(record), record)
      })
    }
  })
  for (const key of keys ?? [...records.values(), ...found.values()]) {
    if (persistState(key) !== 'kept') continue
    const name = recordName(key)
    const record = found.get(name)
    if (!record) records.delete(name)
    else if (record.stamp !== records.get(name)?.stamp) records.set(name, record)
  }
  notifyListeners()
}

/** Logout: deletes everything except other people's drafts and outbox items. */
async function clearFor(personId: number): Promise<void> {
  await reloadRecords().catch(() => undefined)
  const isCleared = (record: StoredRecord) => record.owner === personId || kinds[record.kind].logout === 'all'
  await Promise.all([...records.values()].filter(isCleared).map((record) => write(record, undefined)))
}

/** Begins the transaction before it returns, unless the database must be opened first. Resolves when it has completed. */
async function transaction(mode: IDBTransactionMode, action: (store: IDBObjectStore) => void): Promise<void> {
  database ??= await opened()
  const idbTransaction = database.transaction(storeName, mode, { durability: 'strict' })
  const completion = new Promise<void>((resolve, reject) => {
    idbTransaction.addEventListener('complete', () => resolve())
    idbTransaction.addEventListener('abort', () =>
      reject(idbTransaction.error ?? new Error('the transaction was aborted')),
    )
  })
  action(idbTransaction.objectStore(storeName))
  await completion
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
