/** Requests for roles that wait for an answer: an admin's are everybody's, anybody else's the own. */
import { useQuery } from '@tanstack/react-query'
import { roleRequests, type RoleRequest } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { usePerson } from './session.ts'
import { liveQuery, useLive } from './live.ts'
import { useOptimisticData } from './mutation.ts'

const query = liveQuery(queryKeys.roleRequests, async (signal): Promise<RoleRequest[]> => {
  const { requests } = await api(roleRequests, { signal })
  return requests
})

/** Kept live. `requests` is undefined while it loads. */
export function useRoleRequests() {
  const id = usePerson()?.id
  useLive<RoleRequest[]>(id === undefined ? null : channelOf.person(id), query.queryKey, {
    // it does not say which requests the person has
    UserUpdated: () => null,
    AccountUpdated: (seen, { user }) =>
      [...seen.filter(({ user_id }) => user_id !== user.id), ...user.role_requests].toSorted((one, other) =>
        one.created_at.localeCompare(other.created_at),
      ),
  })
  const { data, error, refetch } = useQuery(query)
  const requests = useOptimisticData(query.queryKey, data)
  return { requests, error, refetch: () => void refetch() }
}
