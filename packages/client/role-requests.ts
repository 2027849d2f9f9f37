/** Open requests for roles: an admin sees everybody's, other people their own. */
import { useQuery } from '@tanstack/react-query'
import { roleRequests } from '@trickline/contract/calls/admin'
import type { RoleRequest } from '@trickline/contract/admin'
import { channelOf } from '@trickline/contract/live-events'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { usePerson } from './session.ts'
import { liveQuery, useLive } from './live.ts'
import { useOptimisticData } from './optimistic-data.ts'

const query = liveQuery(queryKeys.roleRequests, async (signal): Promise<RoleRequest[]> => {
  const { requests } = await api(roleRequests, { signal })
  return requests
})

export function useRoleRequests() {
  const id = usePerson()?.id
  useLive<RoleRequest[]>(id === undefined ? null : channelOf.person(id), query.queryKey, {
    // the event does not contain the person's requests
    UserUpdated: () => null,
    AccountUpdated: (requests, { user }) =>
      [...requests.filter(({ user_id }) => user_id !== user.id), ...user.role_requests].toSorted(
        (one, other) => one.created_at.localeCompare(other.created_at),
      ),
  })
  const { data, error, refetch } = useQuery(query)
  const requests = useOptimisticData(query.queryKey, data)
  return { requests, error, refetch: () => void refetch() }
}
