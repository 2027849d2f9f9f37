/**
 * What is kept on this device: one IndexedDB database, its keys `[owner, kind, id]`. It is read into memory once, before
 * the first screen, and reading is a look into a Map from then on. A write shows at once, and counts as kept when its
 * transaction has completed on the disk: a browser that is killed loses nothing of which that was said.
 */
import { logFailure } from '../lib/log-failure.ts'

/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin */

/** How many days each kind lies here unchanged, and whose of it goes when somebody logs out. */
const kinds = {
  /** What is being entered, until it is saved or thrown away: the work of its person. */
  draft: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  /** What was asked of the server and is not answered, from its undo window on: the work of its person too. */
  ask: { days: Number.POSITIVE_INFINITY, logout: 'own' },
  /** What is only remembered: the session, the catalogue, choices, the last look at a round. */
  memo: { days: 180, logout: 'all' },
} as const

export type Kind = keyof typeof kinds
export type Key = { owner: number; kind: Kind; id: string }
/** `keeping`: on its way to the disk; `not-kept`: the disk is full or switched off, and it is in memory alone. */
export type Keeping = 'kept' | 'keeping' | 'not-kept'
export type Device = ReturnType<typeof deviceOn>

/** `at`: when it was written, in epoch milliseconds; `stamp`: another one with every write, of every tab. */
type Kept = Key & { value: unknown; at: number; stamp: string }
type Written = { key: Key; kept: Kept | null }

const databaseName = 'trickline'
const storeName = 'kept'
const dayMilliseconds = 86_400_000

/** `databases` answers the browser's `indexedDB`; through `otherTabs` each tab hears what the others wrote. */
export function deviceOn(databases: () => IDBFactory | undefined, otherTabs?: BroadcastChannel) {
  const inMemory = new Map<string, Kept>()
  const unwritten = new Map<string, Written>()
  const underWay = new Set<readonly (readonly [string, Written])[]>()
  const notKept = new Set<string>()
  const listeners = new Set<() => void>()
  const tab = crypto.randomUUID()
  let writes = 0
  let database: IDBDatabase | null = null
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Key[]>) => void reread(data))

  return { open, read, idsOf, write, change, keeping, flush, reread, clearFor, onChange }

  /** Never rejects: without a database all is kept in memory alone, and said to be so. */
  async function open(): Promise<void> {
    try {
      await reread()
    } catch (error) {
      logFailure('this device keeps nothing', error)
    }
    const now = Date.now()
    const isOver = ({ kind, at }: Kept) => now - at > kinds[kind].days * dayMilliseconds
    for (const old of [...inMemory.values()].filter(isOver)) void write(old, undefined)
  }

  function read(key: Key): unknown {
    return inMemory.get(nameOf(key))?.value
  }

  function idsOf({ owner, kind }: Omit<Key, 'id'>): string[] {
    const own = [...inMemory.values()].filter((kept) => kept.owner === owner && kept.kind === kind)
    return own.map(({ id }) => id)
  }

  /** `undefined` deletes it. Resolves when this or what replaced it is on the disk, or is not: whether it is kept. */
  function write({ owner, kind, id }: Key, value: unknown): Promise<boolean> {
    const key = { owner, kind, id }
    const name = nameOf(key)
    const kept = value === undefined ? null : stamped(key, value)
    if (kept) inMemory.set(name, kept)
    else inMemory.delete(name)
    unwritten.set(name, { key, kept })
    // what is written while another transaction is under way goes together afterwards, each thing as it is then
    if (underWay.size === 0) flush()
    tell()
    return new Promise((settled) => {
      const look = () => {
        const state = stateOf(name)
        if (state === 'keeping') return
        listeners.delete(look)
        settled(state === 'kept')
      }
      listeners.add(look)
    })
  }

  function keeping(key: Key): Keeping {
    return stateOf(nameOf(key))
  }

  function stateOf(name: string): Keeping {
    const isUnderWay = [...underWay].some((batch) => batch.some(([each]) => each === name))
    if (isUnderWay || unwritten.has(name)) return 'keeping'
    return notKept.has(name) ? 'not-kept' : 'kept'
  }

  /** All that waits, in one transaction that begins now: also when the page is about to go. */
  function flush(): void {
    if (unwritten.size === 0) return
    const batch = [...unwritten]
    unwritten.clear()
    underWay.add(batch)
    const settle = (isKept: boolean) => {
      underWay.delete(batch)
      for (const [name, { kept }] of batch) {
        if (isKept || !kept) notKept.delete(name)
        else notKept.add(name)
      }
      if (isKept) otherTabs?.postMessage(batch.map(([, { key }]) => key))
      flush()
      tell()
    }
    const put = (store: IDBObjectStore) => {
      for (const [, { key, kept }] of batch) {
        if (kept) store.put(kept)
        else store.delete(placeOf(key))
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

  /** Changes what is still there, whatever another tab did meanwhile; what is gone stays gone. */
  async function change(key: Key, next: (value: unknown) => unknown): Promise<void> {
    if (stateOf(nameOf(key)) !== 'kept') {
      const there = read(key)
      if (there !== undefined) await write(key, next(there))
      return
    }
    await transaction('readwrite', (store) => {
      const found: IDBRequest<Kept | undefined> = store.get(placeOf(key))
      found.addEventListener('success', () => {
        if (found.result) store.put(stamped(key, next(found.result.value)))
      })
    })
    await reread([key])
    otherTabs?.postMessage([key])
  }

  /** What the disk holds now, of these keys or of all; what only this tab has stays. */
  async function reread(keys?: readonly Key[]): Promise<void> {
    const found = new Map<string, Kept>()
    await transaction('readonly', (store) => {
      const requests = keys ? keys.map((key) => store.get(placeOf(key))) : [store.getAll()]
      for (const request of requests) {
        request.addEventListener('success', () => {
          for (const kept of [request.result ?? []].flat()) found.set(nameOf(kept), kept)
        })
      }
    })
    for (const name of keys?.map(nameOf) ?? [...inMemory.keys(), ...found.keys()]) {
      if (stateOf(name) !== 'kept') continue
      const kept = found.get(name)
      if (!kept) inMemory.delete(name)
      else if (kept.stamp !== inMemory.get(name)?.stamp) inMemory.set(name, kept)
    }
    tell()
  }

  /** A logout: all that is not somebody else's unsent work goes. */
  async function clearFor(owner: number): Promise<void> {
    await reread().catch(() => undefined)
    const goes = (kept: Kept) => kept.owner === owner || kinds[kept.kind].logout === 'all'
    await Promise.all([...inMemory.values()].filter(goes).map((kept) => write(kept, undefined)))
  }

  /** Resolves once it has completed. Begins before this returns, unless the database must be opened first. */
  async function transaction<Answer>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Answer,
  ): Promise<Answer> {
    if (!database) {
      const browser = databases()
      if (!browser) throw new Error('this browser has no database')
      database = await opened(browser)
      for (const end of ['close', 'versionchange']) {
        database.addEventListener(end, () => {
          database?.close()
          database = null
        })
      }
    }
    const under = database.transaction(storeName, mode, { durability: 'strict' })
    const completed = new Promise<void>((resolve, reject) => {
      under.addEventListener('complete', () => resolve())
      under.addEventListener('abort', () => reject(under.error ?? new Error('the transaction was aborted')))
    })
    const answer = act(under.objectStore(storeName))
    await completed
    return answer
  }

  function stamped(key: Key, value: unknown): Kept {
    writes += 1
    return { ...key, value, at: Date.now(), stamp: `${tab} ${writes}` }
  }

  function onChange(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }
}

function opened(databases: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = databases.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: ['owner', 'kind', 'id'] }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

function placeOf({ owner, kind, id }: Key): [number, Kind, string] {
  return [owner, kind, id]
}

function nameOf(key: Key): string {
  return placeOf(key).join(' ')
}
