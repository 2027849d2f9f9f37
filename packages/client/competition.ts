/**
 * One competition in the query cache, kept live row by row. Unchanged rows keep their identity, so that only changed
 * ones render. Visitors get the public data (who-sees-what §6).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CompetitionHeader, getCompetition, liveCompetition } from '@trickline/contract/competitions'
import type { CompetitionUser, EntryRow } from '@trickline/contract/entries'
import { channelOf } from '@trickline/contract/live-events'
import {
  type CompetitionRead,
  type EntryRead,
  isEntry,
  readCompetition,
  readEntry,
  readRound,
  type RoundRead,
  withCompetitionChange,
  withEntryChange,
  withRoundChange,
} from '@trickline/contract/read-rows'
import type { RoundRow } from '@trickline/contract/rounds'
import { useMemo, useState } from 'react'
import { api } from './api.ts'
import isSame from 'fast-deep-equal'
import { queryKeys } from './query-keys.ts'
import { currentSession } from './session.ts'
import { createOfflineCache, queryWithOfflineCache, useOfflineCache } from './offline-cache.ts'
import { type EventReducers, useLive, useLiveState } from './live.ts'
import { useOptimisticData } from './mutation.ts'
import { hasFields, isArray, isNumber } from './type-guards.ts'

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

/** The events of the channel (live-events §4). */
export const competitionReducers = {
  CompetitionUpdated: (competition, { competition: header }) => putHeader(competition, header),
  CompetitionUpdatedById: (competition, { competition: header }) => putHeader(competition, header),
  PartialCompetitionUpdated: (competition, { competition: header }) => putHeader(competition, header),
  CompetitionUsersUpdated: (competition, { competition_users, removed }) =>
    putEntries(competition, competition_users, removed),
  CompetitionUserCreated: (competition, { competition_user }) => putEntries(competition, [competition_user]),
  CompetitionUserUpdate: (competition, { competition_user }) => putEntries(competition, [competition_user]),
  RoundsBatchUpdated: (competition, { rounds }) => putRounds(competition, rounds.map(readRound)),
  CreateRoundUpdated: (competition, { rounds }) => putRounds(competition, rounds.map(readRound)),
  RoundUpdated: (competition, { round }) => putRounds(competition, [readRound(round)]),
  PartialRoundUpdated: (competition, { round }) => putRoundPart(competition, round),
  ReviewCounter: (competition, { round_id, negative_feedback_count }) =>
    putRoundPart(competition, { id: round_id, negative_feedback_count }),
  CreatePodiumUpdated: (competition, { podiums }) => ({ ...competition, podiums }),
  AthleteSummaryUpdated: (competition, { summary }) => ({ ...competition, athletes_summary: summary }),
} satisfies EventReducers<CompetitionRead>

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

function putHeader(competition: CompetitionRead, header: Partial<CompetitionHeader>): CompetitionRead | null {
  // before publication the form may have changed fields that no header has: stages, prizes, judges
  if ((header.publish_at ?? competition.publish_at) === null) return null
  const { status: _, ...changes } = header
  const info = header.competitions_info
  return {
    ...withCompetitionChange(competition, changes),
    // the detail repeats the information block of the header
    ...(info && {
      date_start: info.date_start,
      date_end: info.date_end,
      gender: info.gender,
      category: info.category,
      country_id: info.country_id,
      location: info.location,
      prize_amount_total: info.prize_amount,
      img_path: info.img_path,
      url_event: info.url_event,
      url_social: info.url_social,
    }),
  }
}

function putEntries(
  competition: CompetitionRead,
  rows: readonly CompetitionUser[],
  removed: readonly number[] = [],
): CompetitionRead {
  const byId = new Map(competition.entries.map((row) => [row.id, row]))
  let isChanged = false
  for (const row of rows.filter(isEntry)) {
    const before = byId.get(row.id)
    // the e-mail address is contact data, which no event has: the known one stays
    const after = readEntry({ ...row, invited_email: row.invited_email ?? before?.invited_email ?? null })
    if (before && isSame(before, after)) continue
    byId.set(row.id, after)
    isChanged = true
  }
  for (const id of removed) isChanged = byId.delete(id) || isChanged
  const newPlaces = rows.filter((row) => !isEntry(row))
  const places = newPlaces.length > 0 ? newPlaces : competition.places
  if (!isChanged && isSame(places, competition.places)) return competition
  return { ...competition, entries: [...byId.values()], places }
}

function putRounds(competition: CompetitionRead, rows: readonly RoundRead[]): CompetitionRead {
  const byId = new Map(competition.rounds.map((row) => [row.id, row]))
  const newer = rows.filter((row) => {
    const before = byId.get(row.id)
    return !before || (before.version <= row.version && !isSame(before, row))
  })
  if (newer.length === 0) return competition
  for (const row of newer) byId.set(row.id, row)
  return { ...competition, rounds: [...byId.values()] }
}

/** Returns null for a row that is not in the cache. */
function putRoundPart(
  competition: CompetitionRead,
  part: Partial<RoundRow> & { id: number },
): CompetitionRead | null {
  const before = competition.rounds.find((row) => row.id === part.id)
  return before ? putRounds(competition, [withRoundChange(before, part)]) : null
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
