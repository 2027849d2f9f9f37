/** Copies on this device of data a person fetched, shown when the server does not answer. Logout deletes them. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, NetworkError } from './api.ts'
import { queryClient } from './query.ts'
import { currentSession } from './session.ts'
import { deviceStore } from './device-storage.ts'
import { liveQuery, useLiveState } from './live.ts'
import { hasFields, isNumber, parseWith, type TypeGuard } from '@trickline/contract/type-guards'

/** `at`: when the data was last known to be current, in epoch milliseconds. */
export type OfflineCopy<TData> = { at: number; seen: TData }

export type OfflineCache<TData> = {
  read: (id: string | number) => OfflineCopy<TData> | null
  all: () => OfflineCopy<TData>[]
  keep: (id: string | number, copy: OfflineCopy<TData>) => void
  drop: (id: string | number) => void
}

/** After this time without an answer the offline copy is shown until an answer arrives. */
const showCopyAfterMilliseconds = 3000
/** Least time between two writes of a copy, since a running competition changes several times a second. */
const leastPauseBetweenWritesMilliseconds = 5000

/** Time (epoch ms) of the copy in the query cache, by query key. */
const shownCopies = new Map<string, number>()

/** `most`: largest number of copies; `cut` removes what may not be stored on a device. */
export function createOfflineCache<TData>(
  name: string,
  guard: TypeGuard,
  { most = 1, cut: redact = (data) => data }: { most?: number; cut?: (data: TData) => TData } = {},
): OfflineCache<TData> {
  const store = deviceStore<OfflineCopy<TData>>(
    'copy',
    name,
    parseWith(hasFields({ at: isNumber, seen: guard })),
  )
  const ageOf = (id: string) => store.read(id)?.at ?? 0
  return {
    read: store.read,
    all: () => store.ids().flatMap((id) => store.read(id) ?? []),
    keep: (id, { at, seen: data }) => {
      void store.write(id, { at, seen: redact(data) })
      const oldestFirst = store.ids().toSorted((a, b) => ageOf(a) - ageOf(b))
      oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)).forEach(store.drop)
    },
    drop: store.drop,
  }
}

export function queryWithOfflineCache<TData>(
  queryKey: QueryKey,
  copies: Pick<OfflineCache<TData>, 'read' | 'drop'>,
  id: string | number,
  fetchData: (signal: AbortSignal) => Promise<TData>,
) {
  const showCopy = () => {
    const copy = copies.read(id)
    if (!copy || queryClient.getQueryData(queryKey) !== undefined) return
    shownCopies.set(JSON.stringify(queryKey), copy.at)
    queryClient.setQueryData(queryKey, copy.seen, { updatedAt: copy.at })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  return liveQuery(queryKey, async (signal): Promise<TData> => {
    const timer = setTimeout(showCopy, showCopyAfterMilliseconds)
    try {
      return await fetchData(signal)
    } catch (error) {
      if (isUnreachable(error)) showCopy()
      // the person may no longer see it
      if (error instanceof ApiError && [403, 404].includes(error.status)) copies.drop(id)
      throw error
    } finally {
      clearTimeout(timer)
    }
  })
}

/** Stores the cached data while mounted. Returns the time since when it may be out of date; null while it is live. */
export function useOfflineCache<TData>(
  queryKey: QueryKey,
  copies: OfflineCache<TData>,
  id: string | number,
  { seen: data, at }: { seen: TData | undefined; at: number },
): number | null {
  const queries = useQueryClient()
  const { state } = useLiveState()
  const [personId] = useState(() => currentSession()?.person.id)
  const storedAt = useRef(0)
  const isLive = state === 'live'
  const isCopy = shownCopies.get(JSON.stringify(queryKey)) === at
  const store = useEffectEvent((until: number) => {
    // another person may have signed in before the screen unmounts
    if (data === undefined || isCopy || currentSession()?.person.id !== personId) return
    storedAt.current = Date.now()
    copies.keep(id, { at: until, seen: data })
  })
  useEffect(() => {
    const timer = setTimeout(
      () => store(at),
      Math.max(0, storedAt.current + leastPauseBetweenWritesMilliseconds - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [at])
  const stopLive = useEffectEvent(() => {
    const now = Date.now()
    const isCurrent = !isCopy && !queries.getQueryState(queryKey)?.isInvalidated
    if (data !== undefined && isCurrent)
      queries.setQueryData<TData>(queryKey, (cached) => cached, { updatedAt: now })
    store(now)
  })
  useEffect(() => {
    if (!isLive) return undefined
    const onHidden = () => document.visibilityState === 'hidden' && store(Date.now())
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      stopLive()
    }
  }, [isLive])
  return data !== undefined && (state === 'offline' || isCopy) ? at : null
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status))
  )
}
