/** State and links of the big screens, kept current by live events. */
import { useQuery } from '@tanstack/react-query'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { readScreens } from '@trickline/contract/calls/screens'
import type { Screens } from '@trickline/contract/screens'
import { liveQuery, useLive } from '@trickline/client/live.ts'
import { useOptimisticData } from '@trickline/client/mutation.ts'
import { api } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'

export function useScreens(id: number) {
  const person = usePerson()
  const { data, error, refetch } = useQuery(
    liveQuery(queryKeys.screens(id), (signal) => api(readScreens, { params: { id }, signal })),
  )
  useLive<Screens>(person && channelOf.person(person.id), queryKeys.screens(id), {
    ScreensUpdated: (cached, { competition_id, screens }: LiveEvents['ScreensUpdated']) =>
      competition_id === id ? screens : cached,
  })
  return { screens: useOptimisticData(queryKeys.screens(id), data), error, refetch }
}
