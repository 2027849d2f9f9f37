/**
 * What the server said last, copied to the device to be read without a network, and until when it was so. A copy shows only
 * where no answer comes: with a network everything is as it was fetched. It is its person's alone and goes with a logout;
 * of each kind only the latest few stay.
 */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import { currentSession } from '../lib/session.ts'
import { deviceStore } from './device.ts'
import { liveQuery, useLiveState } from './live.ts'
import { hasFields, type Is, isNumber, outlined } from './outline.ts'

/** `at`: until when it was so, in epoch milliseconds. */
export type Copy<Seen> = { at: number; seen: Seen }

export type Copies<Seen> = {
  read: (id: string | number) => Copy<Seen> | null
  all: () => Copy<Seen>[]
  keep: (id: string | number, copy: Copy<Seen>) => void
  drop: (id: string | number) => void
}

/** An answer that takes longer is waited for with the copy on the screen. */
const patienceMilliseconds = 3000
/** A competition under way changes several times a second. */
const restMilliseconds = 5000

/** Which copy stands in the cache, by its moment. */
const shown = new Map<string, number>()

/** `most`: of how many things a copy stays; `cut` leaves out what is not to lie on a device. */
export function copiesOf<Seen>(
  name: string,
  outline: Is,
  { most = 1, cut = (seen) => seen }: { most?: number; cut?: (seen: Seen) => Seen } = {},
): Copies<Seen> {
  const store = deviceStore<Copy<Seen>>('copy', name, outlined(hasFields({ at: isNumber, seen: outline })))
  const ageOf = (id: string) => store.read(id)?.at ?? 0
  return {
    read: store.read,
    all: () => store.ids().flatMap((id) => store.read(id) ?? []),
    keep: (id, { at, seen }) => {
      void store.keep(id, { at, seen: cut(seen) })
      const oldestFirst = store.ids().toSorted((a, b) => ageOf(a) - ageOf(b))
      oldestFirst.slice(0, Math.max(0, oldestFirst.length - most)).forEach(store.drop)
    },
    drop: store.drop,
  }
}

/** Fetches it; where no answer comes the copy is shown until one does. */
export function copiedQuery<Seen>(
  queryKey: QueryKey,
  copies: Pick<Copies<Seen>, 'read' | 'drop'>,
  id: string | number,
  fetchSeen: (signal: AbortSignal) => Promise<Seen>,
) {
  const showCopy = () => {
    const copy = copies.read(id)
    if (!copy || queryClient.getQueryData(queryKey) !== undefined) return
    shown.set(JSON.stringify(queryKey), copy.at)
    queryClient.setQueryData(queryKey, copy.seen, { updatedAt: copy.at })
  }
  return liveQuery(queryKey, async (signal): Promise<Seen> => {
    const late = setTimeout(showCopy, patienceMilliseconds)
    try {
      return await fetchSeen(signal)
    } catch (error) {
      if (isNoAnswer(error)) showCopy()
      // what is not this person's to see any more does not stay on the device
      if (error instanceof ApiError && [403, 404].includes(error.status)) copies.drop(id)
      throw error
    } finally {
      clearTimeout(late)
    }
  })
}

/**
 * Keeps the copy as the thing on the screen is, while mounted; `at` is when that was fetched. Answers since when it may be
 * out of date, null while it is followed.
 */
export function useCopy<Seen>(
  queryKey: QueryKey,
  copies: Copies<Seen>,
  id: string | number,
  { seen, at }: { seen: Seen | undefined; at: number },
): number | null {
  const queries = useQueryClient()
  const { state } = useLiveState()
  const [personId] = useState(() => currentSession()?.person.id)
  const keptAt = useRef(0)
  const isFollowed = state === 'live'
  const isCopy = shown.get(JSON.stringify(queryKey)) === at
  const keep = useEffectEvent((until: number) => {
    // somebody else may have signed in by the time a screen is gone
    if (seen === undefined || isCopy || currentSession()?.person.id !== personId) return
    keptAt.current = Date.now()
    copies.keep(id, { at: until, seen })
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(at), Math.max(0, keptAt.current + restMilliseconds - Date.now()))
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

/** The server is not there, or something in between answers for it. */
function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status))
  )
}
