/** What awaits the signed-in person. Live events trigger a refetch, since none contains it. */
import { useQuery } from '@tanstack/react-query'
import { competitionIsPublic } from '@trickline/competition/competition-status'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { home } from '@trickline/contract/calls/home'
import { channelOf } from '@trickline/contract/live-events'
import { type HomeRead, readHome } from '@trickline/contract/read-rows'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { api } from './api.ts'
import { queryKeys } from './query-keys.ts'
import { usePerson } from './session.ts'
import { createOfflineCache, queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { useLive } from './live.ts'
import type { EventReducers } from './live-reducers.ts'
import { hasFields, isArray } from '@trickline/contract/type-guards'

export function useHome() {
  const person = usePerson()
  useLive(channelOf.global, queryKeys.home, listReducers)
  useLive(person && channelOf.person(person.id), queryKeys.home, personReducers)
  const query = useQuery(
    queryWithOfflineCache(queryKeys.home, homeOfflineCache, onlyId, async (signal) =>
      readHome(await api(home, { signal })),
    ),
  )
  const asOf = useOfflineCache(queryKeys.home, homeOfflineCache, onlyId, {
    seen: query.data,
    at: query.dataUpdatedAt,
  })
  return { ...query, asOf }
}

const onlyId = 'only'
const homeOfflineCache = createOfflineCache<HomeRead>(
  'home',
  hasFields({ waiting: hasFields({}), running: isArray, dashboard: hasFields({}) }),
)

export function useRunning(competitionId: number): void {
  useLive(channelOf.competition(competitionId), queryKeys.home, runningReducers)
}

const refetchHome = () => null
const listReducers: EventReducers<HomeRead> = {
  CompetitionListUpdated: (data, { competition_list, removed = [] }) =>
    removed.length > 0 || competition_list.some(changesHome) ? null : data,
  AthleteSummaryListUpdated: refetchHome,
}
const personReducers: EventReducers<HomeRead> = { UserUpdated: refetchHome, AccountUpdated: refetchHome }
const runningReducers: EventReducers<HomeRead> = {
  RoundUpdated: refetchHome,
  PartialRoundUpdated: refetchHome,
  RoundsBatchUpdated: refetchHome,
}

/** Status of each competition in the last event of the list. */
const lastStatus = new Map<number, number>()

/** Whether a list event changes home. Events that only report that a recording started or stopped do not. */
function changesHome({ id, status_id, competition_users }: CompetitionListRow): boolean {
  const hasNewStatus = lastStatus.get(id) !== status_id
  lastStatus.set(id, status_id)
  const status = competitionStatusOf(status_id) ?? 'unknown'
  return hasNewStatus || competition_users.length > 0 || !competitionIsPublic({ status })
}
