/** The trick catalogue: at once what the device holds since the login, then what the server says. */
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { tricks as tricksCall } from '@trickline/contract/tricks'
import type { Trick } from '@trickline/contract/tricks'
import { useMemo } from 'react'
import { api } from '../lib/api.ts'
import { storedTricks, storeTricks } from '../lib/session.ts'
import { trickIndex, type TrickIndex } from './search-tricks.ts'

const queryKey = ['tricks']
const aDay = 86_400_000

/** For a route's loader: puts the device's copy in place, old enough to be fetched anew. */
export async function loadStoredCatalogue(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(queryKey)) return
  const stored = await storedTricks()
  if (stored) queryClient.setQueryData(queryKey, stored, { updatedAt: 1 })
}

/** Empty until it is there. */
export function useCatalogue(): { index: TrickIndex; error: unknown } {
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { tricks } = await api(tricksCall, { signal })
      await storeTricks(tricks)
      return tricks
    },
    staleTime: aDay,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const index = useMemo(() => trickIndex(data ?? none), [data])
  return { index, error: data ? null : error }
}

const none: Trick[] = []
