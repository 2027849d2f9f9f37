/** Copies of a person's last fetched data on this device, shown when the server does not answer. Logout deletes them. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, NetworkError } from './api.ts'
import { queryClient } from './query.ts'
import { currentSession } from './session.ts'
import { deviceStore } from './device-storage.ts'
import { liveQuery, useLiveState } from './live.ts'
import { hasFields, type TypeGuard, isNumber, parseWith } from './type-guards.ts'

/** `at`: when the data was last known to be current, in epoch milliseconds. */
export type OfflineCopy<Seen> = { at: number; seen: Seen }

export type OfflineCache<Seen> = {
  read: (id: string | number) => OfflineCopy<Seen> | null
  all: () => OfflineCopy<Seen>[]
  keep: (id: string | number, copy: OfflineCopy<Seen>) => void
  drop: (id: string | number) => void
}

/** After so long without an answer the offline copy is shown until one arrives. */
const showCopyAfterMilliseconds = 3000
/** Least time between two writes of the copy: a running competition changes several times a second. */
const leastPauseBetweenWritesMilliseconds = 5000

/** Time (epoch ms) of the copy that is in the query cache, by query key. */
const shownCopies = new Map<string, number>()

/** `most`: largest number of copies; `cut` removes what may not be stored on a device. */
export function createOfflineCache<Seen>(
  name: string,
  guard: TypeGuard,
  { most = 1, cut: redact = (seen) => seen }: { most?: number; cut?: (seen: Seen) => Seen } = {},
): OfflineCache<Seen> {
  const store = deviceStore<OfflineCopy<Seen>>(
    'copy',
    name,
    parseWith(hasFields({ at: isNumber, seen: guard })),
  )
  const ageOf = (id: string) => store.read(id)?.at ?? 0
  return {
    read: store.read,
    all: () => store.ids().flatMap((id) => store.read(id) ?? []),
    keep: (id, { at, seen }) => {
      void store.write(id, { at, seen: redact(seen) })
      const oldestFirst = store.ids().toSorted((a, b) => ageOf(a) - ageOf(b))
      oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)).forEach(store.drop)
    },
    drop: store.drop,
  }
}

export function queryWithOfflineCache<Seen>(
  queryKey: QueryKey,
  copies: Pick<OfflineCache<Seen>, 'read' | 'drop'>,
  id: string | number,
  fetchSeen: (signal: AbortSignal) => Promise<Seen>,
) {
  const showCopy = () => {
    const copy = copies.read(id)
    if (!copy || queryClient.getQueryData(queryKey) !== undefined) return
    shownCopies.set(JSON.stringify(queryKey), copy.at)
    queryClient.setQueryData(queryKey, copy.seen, { updatedAt: copy.at })
  }
  return liveQuery(queryKey, async (signal): Promise<Seen> => {
    const late = setTimeout(showCopy, showCopyAfterMilliseconds)
    try {
      return await fetchSeen(signal)
    } catch (error) {
      if (isNoAnswer(error)) showCopy()
      // the person may not see it any more
      if (error instanceof ApiError && [403, 404].includes(error.status)) copies.drop(id)
      throw error
    } finally {
      clearTimeout(late)
    }
  })
}

/** Stores the cached data while mounted. Returns since when it may be out of date, null while it is live. */
export function useOfflineCache<Seen>(
  queryKey: QueryKey,
  copies: OfflineCache<Seen>,
  id: string | number,
  { seen, at }: { seen: Seen | undefined; at: number },
): number | null {
  const queries = useQueryClient()
  const { state } = useLiveState()
  const [personId] = useState(() => currentSession()?.person.id)
  const keptAt = useRef(0)
  const isFollowed = state === 'live'
  const isCopy = shownCopies.get(JSON.stringify(queryKey)) === at
  const keep = useEffectEvent((until: number) => {
    // another person may have signed in before the screen unmounts
    if (seen === undefined || isCopy || currentSession()?.person.id !== personId) return
    keptAt.current = Date.now()
    copies.keep(id, { at: until, seen })
  })
  useEffect(() => {
    const timer = setTimeout(
      () => keep(at),
      Math.max(0, keptAt.current + leastPauseBetweenWritesMilliseconds - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [at])
  const stopFollowing = useEffectEvent(() => {
    const now = Date.now()
    if (seen !== undefined && !isCopy)
      queries.setQueryData<Seen>(queryKey, (held) => held, { updatedAt: now })
    keep(now)
  })
  useEffect(() => {
    if (!isFollowed) return undefined
    const look = () => document.visibilityState === 'hidden' && keep(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stopFollowing()
    }
  }, [isFollowed])
  return seen !== undefined && (state === 'offline' || isCopy) ? at : null
}

function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status))
  )
}
