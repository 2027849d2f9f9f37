/** The options that an admin has enabled for everybody; all are off until the server has answered. */
import { useQuery } from '@tanstack/react-query'
import { getSettings } from '@trickline/contract/calls/settings'
import type { Settings } from '@trickline/contract/settings'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { useOptimisticData } from './optimistic-data.ts'

const allOff: Settings = { mixed: false, online: false, team: false, world_ranking: false }

export function useSettings(): Settings {
  const { data } = useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => api(getSettings, { signal }),
  })
  return useOptimisticData(queryKeys.settings, data ?? allOff)
}
