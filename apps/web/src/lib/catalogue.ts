/** The trick catalogue: at once what the device holds since the login, then what the server says. */
import { useQuery } from '@tanstack/react-query'
import { type Trick, tricks as tricksCall } from '@trickline/contract/tricks'
import { api } from './api.ts'
import { storedTricks, storeTricks } from './session.ts'

/** Empty until it is there; `error` only when there is none at all. */
export function useTricks(): { tricks: readonly Trick[]; error: unknown } {
  const stored = useQuery({
    queryKey: ['tricks', 'on this device'],
    queryFn: async () => (await storedTricks()) ?? none,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fetched = useQuery({
    queryKey: ['tricks'],
    queryFn: async ({ signal }) => {
      const { tricks } = await api(tricksCall, { signal })
      await storeTricks(tricks)
      return tricks
    },
    staleTime: anHour,
  })
  const tricks = fetched.data ?? stored.data ?? none
  return { tricks, error: tricks.length === 0 ? fetched.error : null }
}

const anHour = 3_600_000
const none: Trick[] = []
