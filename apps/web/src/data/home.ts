/**
 * What waits for the signed-in person. It is made of many things, so that no event says how it looks afterwards: each
 * that may have changed it leads to a fetch.
 */
import { useQuery } from '@tanstack/react-query'
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { home } from '@trickline/contract/home'
import { channelOf } from '@trickline/contract/live-events'
import { type HomeRead, readHome } from '@trickline/contract/read'
import { competitionStatusOf } from '@trickline/contract/status-codes'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { usePerson } from '../lib/session.ts'
import { copiedQuery, copiesOf, useCopy } from './copies.ts'
import { type On, useLive } from './live.ts'
import { hasFields, isList } from './outline.ts'

export function useHome() {
  const person = usePerson()
  useLive(channelOf.global, queryKeys.home, onList)
  useLive(person && channelOf.person(person.id), queryKeys.home, onPerson)
  const found = useQuery(
    copiedQuery(queryKeys.home, homeCopy, only, async (signal) => readHome(await api(home, { signal }))),
  )
  const asOf = useCopy(queryKeys.home, homeCopy, only, { seen: found.data, at: found.dataUpdatedAt })
  return { ...found, asOf }
}

const only = 'only'
const homeCopy = copiesOf<HomeRead>(
  'home',
  hasFields({ waiting: hasFields({}), running: isList, dashboard: hasFields({}) }),
)

/** Listens to one of the competitions that are running, while mounted. */
export function useRunning(competitionId: number): void {
  useLive(channelOf.competition(competitionId), queryKeys.home, onRunning)
}

const anew = () => null
const onList: On<HomeRead> = {
  CompetitionListUpdated: (seen, { competition_list, removed = [] }) =>
    removed.length > 0 || competition_list.some(isNews) ? null : seen,
  AthleteSummaryListUpdated: anew,
}
const onPerson: On<HomeRead> = { UserUpdated: anew, AccountUpdated: anew }
const onRunning: On<HomeRead> = { RoundUpdated: anew, PartialRoundUpdated: anew, RoundsBatchUpdated: anew }

/** Where the competitions stood when the list's channel last told of them. */
const toldStatus = new Map<number, number>()

/** That a recording begins or ends somewhere is told to everybody, and is nothing to fetch for. */
function isNews({ id, status_id, competition_users }: CompetitionListRow): boolean {
  const isMoved = toldStatus.get(id) !== status_id
  toldStatus.set(id, status_id)
  const status = competitionStatusOf(status_id) ?? 'unknown'
  return isMoved || competition_users.length > 0 || !competitionIsPublic({ status })
}
