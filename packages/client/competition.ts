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
  withCompetitionChange,
  withEntryChange,
  withRoundChange,
  type RoundRead,
} from '@trickline/contract/read-rows'
import type { RoundRow } from '@trickline/contract/rounds'
import { useMemo, useState } from 'react'
import { api } from './api.ts'
import isSame from 'fast-deep-equal'
import { queryKeys } from './query-keys.ts'
import { currentSession } from './session.ts'
import { queryWithOfflineCache, createOfflineCache, useOfflineCache } from './offline-cache.ts'
import { type EventReducers, useLive, useLiveState } from './live.ts'
import { useOptimisticData } from './mutation.ts'
import { hasFields, isArray, isNumber } from './type-guards.ts'

export type RowKey = `entry:${number}` | `round:${number}` | 'competition' | 'podium' | 'summary'

export type CompetitionLive = {
  /** Rows that changed in the last two seconds: they get the class `glow`. */
  glowing: ReadonlySet<RowKey>
  /** Device time (epoch ms) since when the data may be out of date; null while live. */
  oldSince: number | null
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
    cut: (seen) => ({ ...seen, entries: seen.entries.map((row) => ({ ...row, invited_email: null })) }),
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
  const [glowing, glow] = useGlowingRows()
  useLive(channelOf.competition(id), queryKeys.competition(id), competitionReducers, {
    // deleted, or not this person's to see any more: the screen says so and shows no old data
    onRefused: (code) => {
      if (code === 'not-allowed') void queries.resetQueries(competitionQuery(id))
    },
    onChanged: (before, after) => glow(changedRows(before, after)),
  })
  const { state, since } = useLiveState()
  return { glowing, oldSince: state === 'offline' ? since : null }
}

/** The events of the channel (live-events §4). */
export const competitionReducers = {
  CompetitionUpdated: (seen, { competition }) => putHeader(seen, competition),
  CompetitionUpdatedById: (seen, { competition }) => putHeader(seen, competition),
  PartialCompetitionUpdated: (seen, { competition }) => putHeader(seen, competition),
  CompetitionUsersUpdated: (seen, { competition_users, removed }) =>
    putEntries(seen, competition_users, removed),
  CompetitionUserCreated: (seen, { competition_user }) => putEntries(seen, [competition_user]),
  CompetitionUserUpdate: (seen, { competition_user }) => putEntries(seen, [competition_user]),
  RoundsBatchUpdated: (seen, { rounds }) => putRounds(seen, rounds.map(readRound)),
  CreateRoundUpdated: (seen, { rounds }) => putRounds(seen, rounds.map(readRound)),
  RoundUpdated: (seen, { round }) => putRounds(seen, [readRound(round)]),
  PartialRoundUpdated: (seen, { round }) => putRoundPart(seen, round),
  ReviewCounter: (seen, { round_id, negative_feedback_count }) =>
    putRoundPart(seen, { id: round_id, negative_feedback_count }),
  CreatePodiumUpdated: (seen, { podiums }) => ({ ...seen, podiums }),
  AthleteSummaryUpdated: (seen, { summary }) => ({ ...seen, athletes_summary: summary }),
} satisfies EventReducers<CompetitionRead>

export function patchEntries(
  seen: CompetitionRead,
  ids: readonly number[],
  patch: (row: EntryRead) => Partial<EntryRow>,
): CompetitionRead {
  const entries = seen.entries.map((row) => (ids.includes(row.id) ? withEntryChange(row, patch(row)) : row))
  return { ...seen, entries }
}

export function patchRound(
  seen: CompetitionRead,
  id: number,
  patch: (row: RoundRead) => RoundRead,
): CompetitionRead {
  return { ...seen, rounds: seen.rounds.map((row) => (row.id === id ? patch(row) : row)) }
}

function putHeader(seen: CompetitionRead, header: Partial<CompetitionHeader>): CompetitionRead | null {
  // before publication the form may have changed fields that no header has: stages, prizes, judges
  if ((header.publish_at ?? seen.publish_at) === null) return null
  const { status: _, ...told } = header
  const info = header.competitions_info
  return {
    ...withCompetitionChange(seen, told),
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
  seen: CompetitionRead,
  rows: readonly CompetitionUser[],
  removed: readonly number[] = [],
): CompetitionRead {
  const known = new Map(seen.entries.map((row) => [row.id, row]))
  let isChanged = false
  for (const row of rows.filter(isEntry)) {
    const before = known.get(row.id)
    // the e-mail address is contact data, which no event has: the known one stays
    const after = readEntry({ ...row, invited_email: row.invited_email ?? before?.invited_email ?? null })
    if (before && isSame(before, after)) continue
    known.set(row.id, after)
    isChanged = true
  }
  for (const id of removed) isChanged = known.delete(id) || isChanged
  const told = rows.filter((row) => !isEntry(row))
  const places = told.length > 0 ? told : seen.places
  if (!isChanged && isSame(places, seen.places)) return seen
  return { ...seen, entries: [...known.values()], places }
}

function putRounds(seen: CompetitionRead, rows: readonly RoundRead[]): CompetitionRead {
  const known = new Map(seen.rounds.map((row) => [row.id, row]))
  const newer = rows.filter((row) => {
    const before = known.get(row.id)
    return !before || (before.version <= row.version && !isSame(before, row))
  })
  if (newer.length === 0) return seen
  for (const row of newer) known.set(row.id, row)
  return { ...seen, rounds: [...known.values()] }
}

/** Returns null for a row that is not in the cache. */
function putRoundPart(
  seen: CompetitionRead,
  part: Partial<RoundRow> & { id: number },
): CompetitionRead | null {
  const before = seen.rounds.find((row) => row.id === part.id)
  return before ? putRounds(seen, [withRoundChange(before, part)]) : null
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
  const glow = (rows: readonly RowKey[]) => {
    if (rows.length === 0) return
    setChanges((before) => [...before, rows])
    setTimeout(() => setChanges((now) => now.filter((change) => change !== rows)), glowMilliseconds)
  }
  return [useMemo(() => new Set(changes.flat()), [changes]), glow]
}
