/**
 * One competition in the query cache, kept live row by row. Unchanged rows keep their identity, so that only changed
 * ones render. Visitors get the public data (who-sees-what §6).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getCompetition, liveCompetition } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { channelOf } from '@trickline/contract/live-events'
import {
  type CompetitionRead,
  type EntryRead,
  readCompetition,
  type RoundRead,
  withEntryChange,
} from '@trickline/contract/read-rows'
import { useMemo, useState } from 'react'
import { api } from './api.ts'
import isSame from 'fast-deep-equal'
import { queryKeys } from './query-keys.ts'
import { currentSession } from './session.ts'
import { createOfflineCache, queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { useLive, useLiveState } from './live.ts'
import { competitionReducers } from './live-reducers.ts'
import { useOptimisticData } from './mutation.ts'
import { hasFields, isArray, isNumber } from '@trickline/contract/type-guards'

export type RowKey = `entry:${number}` | `round:${number}` | 'competition' | 'podium' | 'summary'

export type CompetitionLive = {
  /** Rows that changed in the last two seconds: they get the class `glow`. */
  glowing: ReadonlySet<RowKey>
  /** Device time (epoch ms) since when the data may be out of date; null while live. */
  staleSince: number | null
}

/** How long a changed row is highlighted (live-events §5). */
const glowMilliseconds = 2000

export const competitionKeyPrefix = ['competition'] as const

/** Copies of the last few competitions, without the e-mail addresses of invitations. */
export const competitionOfflineCache = createOfflineCache<CompetitionRead>(
  'competition',
  hasFields({ id: isNumber, entries: isArray, rounds: isArray }),
  {
    most: 6,
    cut: (competition) => ({
      ...competition,
      entries: competition.entries.map((row) => ({ ...row, invited_email: null })),
    }),
  },
)

export function competitionQuery(id: number) {
  return queryWithOfflineCache(queryKeys.competition(id), competitionOfflineCache, id, async (signal) => {
    const call = currentSession() ? getCompetition : liveCompetition
    return readCompetition((await api(call, { params: { id }, signal })).competition)
  })
}

/** `asOf`: since when the data may be out of date; null while live. */
export function useCompetition(id: number) {
  const queryKey = queryKeys.competition(id)
  const { data, error, refetch, dataUpdatedAt: at } = useQuery(competitionQuery(id))
  const asOf = useOfflineCache(queryKey, competitionOfflineCache, id, { seen: data, at })
  return { data: useOptimisticData(queryKey, data), error, refetch, asOf }
}

export function useCompetitionLive(id: number): CompetitionLive {
  const queries = useQueryClient()
  const [glowing, addGlowing] = useGlowingRows()
  useLive(channelOf.competition(id), queryKeys.competition(id), competitionReducers, {
    // deleted, or not this person's to see any more: the screen says so and shows no old data
    onRefused: (code) => {
      if (code === 'not-allowed') void queries.resetQueries(competitionQuery(id))
    },
    onChanged: (before, after) => addGlowing(changedRows(before, after)),
  })
  const { state, since } = useLiveState()
  return { glowing, staleSince: state === 'offline' ? since : null }
}

export function patchEntries(
  competition: CompetitionRead,
  ids: readonly number[],
  patch: (row: EntryRead) => Partial<EntryRow>,
): CompetitionRead {
  const entries = competition.entries.map((row) =>
    ids.includes(row.id) ? withEntryChange(row, patch(row)) : row,
  )
  return { ...competition, entries }
}

export function patchRound(
  competition: CompetitionRead,
  id: number,
  patch: (row: RoundRead) => RoundRead,
): CompetitionRead {
  return { ...competition, rounds: competition.rounds.map((row) => (row.id === id ? patch(row) : row)) }
}

/** Rows that an event changed: unchanged ones are the same objects. */
export function changedRows(before: CompetitionRead, after: CompetitionRead): RowKey[] {
  const rowsBefore = new Set<object>([...before.entries, ...before.rounds])
  const { entries, places: _, rounds, podiums, athletes_summary, ...header } = after
  const isHeader = Object.entries(header).some(([key, value]) => !isSame(Reflect.get(before, key), value))
  return [
    ...entries.filter((row) => !rowsBefore.has(row)).map(({ id }) => `entry:${id}` as const),
    ...rounds.filter((row) => !rowsBefore.has(row)).map(({ id }) => `round:${id}` as const),
    ...(podiums === before.podiums ? [] : (['podium'] as const)),
    ...(athletes_summary === before.athletes_summary ? [] : (['summary'] as const)),
    ...(isHeader ? (['competition'] as const) : []),
  ]
}

function useGlowingRows(): [ReadonlySet<RowKey>, (rows: readonly RowKey[]) => void] {
  const [changes, setChanges] = useState<readonly (readonly RowKey[])[]>([])
  const addGlowing = (rows: readonly RowKey[]) => {
    if (rows.length === 0) return
    setChanges((before) => [...before, rows])
    setTimeout(() => setChanges((now) => now.filter((change) => change !== rows)), glowMilliseconds)
  }
  return [useMemo(() => new Set(changes.flat()), [changes]), addGlowing]
}
