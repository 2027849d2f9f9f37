/** One event, kept current by its own events and, for its divisions, by those of the list. */
import { useQuery } from '@tanstack/react-query'
import { isEventOrganizer } from '@trickline/competition/event-rights'
import { getEvent, getTimetable, getTitles } from '@trickline/contract/calls/events'
import type { EventRow } from '@trickline/contract/events'
import { channelOf } from '@trickline/contract/live-events'
import { api } from '@trickline/client/api.ts'
import { useLive } from '@trickline/client/live.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { usePerson } from '@trickline/client/session.ts'
import { type NamedCountry, useCountries } from '@trickline/views/countries.ts'

const refetch = () => null

export function useEvent(id: number) {
  const queryKey = queryKeys.event(id)
  useLive(channelOf.event(id), queryKey, { EventUpdated: refetch })
  useLive(channelOf.global, queryKey, { CompetitionListUpdated: refetch })
  return useQuery({ queryKey, queryFn: ({ signal }) => api(getEvent, { params: { id }, signal }) })
}

export function useTimetable(id: number) {
  const queryKey = timetableKey(id)
  useLive(channelOf.event(id), queryKey, { EventUpdated: refetch })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getTimetable, { params: { id }, signal }),
    // delays grow as rounds are ridden
    refetchInterval: 60_000,
  })
}

export function useTitles(id: number) {
  const queryKey = titlesKey(id)
  useLive(channelOf.event(id), queryKey, { EventUpdated: refetch })
  return useQuery({ queryKey, queryFn: ({ signal }) => api(getTitles, { params: { id }, signal }) })
}

export function timetableKey(id: number) {
  return [...queryKeys.event(id), 'timetable'] as const
}

function titlesKey(id: number) {
  return [...queryKeys.event(id), 'titles'] as const
}

/** The country whose currency the fees are in: that of the first division. */
export function useEventCountry(event: Pick<EventRow, 'competitions'> | null): NamedCountry | undefined {
  const countries = useCountries()
  return countries.find(({ id }) => id === event?.competitions[0]?.competitions_info.country_id)
}

export function useOrganizes(event: Pick<EventRow, 'organizers'>): boolean {
  return isEventOrganizer(usePerson(), event)
}
