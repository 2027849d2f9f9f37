/**
 * What waits for the signed-in person. It is made of many things, so that no event says how it looks afterwards: each
 * that may have changed it leads to a fetch.
 */
import { useQuery } from '@tanstack/react-query'
import { home } from '@trickline/contract/home'
import { channelOf } from '@trickline/contract/live-events'
import { type HomeRead, readHome } from '@trickline/contract/read'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { usePerson } from '../lib/session.ts'
import { liveQuery, type On, useLive } from './live.ts'

export function useHome() {
  const person = usePerson()
  useLive(channelOf.global, queryKeys.home, onList)
  useLive(person && channelOf.person(person.id), queryKeys.home, onPerson)
  return useQuery(liveQuery(queryKeys.home, async (signal) => readHome(await api(home, { signal }))))
}

/** Listens to one of the competitions that are running, while mounted. */
export function useRunning(competitionId: number): void {
  useLive(channelOf.competition(competitionId), queryKeys.home, onRunning)
}

const anew = () => null
const onList: On<HomeRead> = { CompetitionListUpdated: anew, AthleteSummaryListUpdated: anew }
const onPerson: On<HomeRead> = { UserUpdated: anew, AccountUpdated: anew }
const onRunning: On<HomeRead> = { RoundUpdated: anew, PartialRoundUpdated: anew, RoundsBatchUpdated: anew }
