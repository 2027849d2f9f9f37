/** The trick catalogue: at once what the device holds since the login, then what the server says. */
import { useQuery } from '@tanstack/react-query'
import { type Trick, tricks as tricksCall } from '@trickline/contract/tricks'
import { api } from '../lib/api.ts'
import { useAhead } from './verb.ts'
import { storedTricks, storeTricks } from './session.ts'

/** Empty until it is there; `error` only when there is none at all. */
export function useTricks(): { tricks: readonly Trick[]; error: unknown; refetch: () => unknown } {
  const {
    data: tricks = none,
    error,
    refetch,
  } = useQuery({
    queryKey: tricksKey,
    queryFn: async ({ signal }) => {
      const reply = await api(tricksCall, { signal })
      storeTricks(reply.tricks)
      return reply.tricks
    },
    initialData: () => storedTricks() ?? undefined,
    initialDataUpdatedAt: 1,
    staleTime: anHour,
  })
  return { tricks: useAhead(tricksKey, tricks), error: tricks.length === 0 ? error : null, refetch }
}

export const tricksKey = ['tricks'] as const

const anHour = 3_600_000
const none: Trick[] = []
