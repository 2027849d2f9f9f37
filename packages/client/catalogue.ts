/** The trick catalogue: first the copy on the device, then the server's, kept live; or as it was on a past day. */
import { useQuery } from '@tanstack/react-query'
import { channelOf } from '@trickline/contract/live-events'
import { tricks as tricksCall } from '@trickline/contract/calls/tricks'
import type { Trick } from '@trickline/contract/tricks'
import { useMemo } from 'react'
import { api } from './api.ts'
import { usePerson } from './session.ts'
import { liveQuery, useLive } from './live.ts'
import { storedTricks, storeTricks } from './stored-session.ts'
import { useOptimisticData } from './optimistic-data.ts'

type CatalogueResult = { tricks: readonly Trick[]; error: unknown; refetch: () => unknown }

export const tricksQueryKey = ['tricks'] as const
const anHour = 3_600_000
const none: Trick[] = []

const presentQuery = {
  ...liveQuery(tricksQueryKey, async (signal): Promise<Trick[]> => {
    const reply = await api(tricksCall, { query: {}, signal })
    storeTricks(reply.tricks)
    return reply.tricks
  }),
  initialData: () => storedTricks() ?? undefined,
  initialDataUpdatedAt: 1,
  staleTime: anHour,
}

/** Includes retired tricks. The list is empty while it loads; `error` is set only when there are no tricks to show. */
export function useTricks(): CatalogueResult {
  const isSignedIn = usePerson() !== null
  useLive<Trick[]>(isSignedIn ? channelOf.tricks : null, tricksQueryKey, {
    TrickUpdated: (tricks, { trick }) => {
      const next = withTrick(tricks, trick)
      storeTricks(next)
      return next
    },
  })
  const { data: tricks = none, error, refetch } = useQuery(presentQuery)
  return {
    tricks: useOptimisticData(tricksQueryKey, tricks),
    error: tricks.length === 0 ? error : null,
    refetch,
  }
}

/** The catalogue at the end of `day` (yyyy-mm-dd, local time) with today's videos; '' means now. */
export function useTricksAsOf(day: string): CatalogueResult {
  const present = useTricks()
  const {
    data: then = none,
    error,
    refetch,
  } = useQuery({
    queryKey: ['tricks-as-of', day],
    queryFn: async ({ signal }) => {
      const end = new Date(`${day}T23:59:59.999`)
      return (await api(tricksCall, { query: { as_of: end.toISOString() }, signal })).tricks
    },
    enabled: day !== '',
    staleTime: anHour,
  })
  const withVideos = useMemo(() => {
    const videos = new Map(present.tricks.map(({ id, video_url }) => [id, video_url]))
    return then.map((trick) => ({ ...trick, video_url: videos.get(trick.id) ?? null }))
  }, [then, present.tricks])
  return day === '' ? present : { tricks: withVideos, error, refetch }
}

function withTrick(tricks: readonly Trick[], trick: Trick): Trick[] {
  const others = tricks.filter(({ id }) => id !== trick.id)
  return [...others, trick].toSorted((a, b) => a.id - b.id)
}
