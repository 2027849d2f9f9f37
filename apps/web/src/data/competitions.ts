/** The competitions one may see, kept as they are on the server through `competition.global` (live-events §2). */
import { useQuery } from '@tanstack/react-query'
import { compareForList } from '@trickline/competition/statuses'
import { listCompetitions } from '@trickline/contract/competitions'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { type CompetitionListed, readListed } from '@trickline/contract/read'
import { api } from '../lib/api.ts'
import { listAnswer } from '../lib/list-answer.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { copiedQuery, copiesOf, useCopy } from './copies.ts'
import { type On, useLive } from './live.ts'
import { useAhead } from './verb.ts'
import { isList } from './outline.ts'

export function useCompetitions() {
  const { data, error, refetch, dataUpdatedAt: at } = useQuery(competitionsQuery())
  useLive(channelOf.global, queryKeys.competitions, onCompetitions)
  const asOf = useCopy(queryKeys.competitions, listCopy, only, { seen: data, at })
  return { data: useAhead(queryKeys.competitions, data), error, refetch, asOf }
}

const only = 'only'
const listCopy = copiesOf<CompetitionListed[]>('competitions', isList)

function competitionsQuery() {
  return copiedQuery(queryKeys.competitions, listCopy, only, async (signal) =>
    inListOrder(listAnswer(await api(listCompetitions, { signal })).map(readListed)),
  )
}

export const onCompetitions = {
  CompetitionListUpdated: putListRows,
  AthleteSummaryListUpdated: (list, { competition_id, summary }) =>
    list.map((row) => (row.id === competition_id ? { ...row, athletes_summary: summary } : row)),
} satisfies On<CompetitionListed[]>

/** Rows of an event tell neither counts nor people: those that are known stay. */
function putListRows(
  list: readonly CompetitionListed[],
  { competition_list, removed = [] }: LiveEvents['CompetitionListUpdated'],
): CompetitionListed[] {
  const known = new Map(list.map((row) => [row.id, row]))
  for (const row of competition_list.map(readListed)) {
    const before = known.get(row.id)
    known.set(row.id, {
      ...row,
      athletes_summary: row.athletes_summary ?? before?.athletes_summary ?? null,
      entries: row.entries.length > 0 ? row.entries : (before?.entries ?? []),
      recording: row.recording ?? before?.recording ?? null,
      podiums: row.podiums ?? before?.podiums ?? null,
    })
  }
  for (const id of removed) known.delete(id)
  return inListOrder([...known.values()])
}

/** What needs work first, what is over last; within a status by start. */
export function inListOrder(list: readonly CompetitionListed[]): CompetitionListed[] {
  return list.toSorted(compareForList)
}
