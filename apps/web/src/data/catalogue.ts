/** The trick catalogue: at once what the device holds since the login, then what the server says. */
import { useQuery } from '@tanstack/react-query'
import { type Trick, tricks as tricksCall } from '@trickline/contract/tricks'
import { api } from '../lib/api.ts'
import { storedTricks, storeTricks } from './session.ts'

/** Empty until it is there; `error` only when there is none at all. */
export function useTricks(): { tricks: readonly Trick[]; error: unknown } {
  const { data: tricks = none, error } = useQuery({
    queryKey: ['tricks'],
    queryFn: async ({ signal }) => {
      const reply = await api(tricksCall, { signal })
      storeTricks(reply.tricks)
      return reply.tricks
    },
    initialData: () => storedTricks() ?? undefined,
    initialDataUpdatedAt: 1,
    staleTime: anHour,
  })
  return { tricks, error: tricks.length === 0 ? error : null }
}

const anHour = 3_600_000
const none: Trick[] = []
