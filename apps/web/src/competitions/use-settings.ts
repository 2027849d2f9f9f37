/** What an admin has switched on for everybody; all off until the server has answered. */
import { useQuery } from '@tanstack/react-query'
import { getSettings, type Settings } from '@trickline/contract/settings'
import { api } from '../lib/api.ts'

const allOff: Settings = { mixed: false, online: false, team: false, world_ranking: false }

export function useSettings(): Settings {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api(getSettings, { signal }),
  })
  return data ?? allOff
}
