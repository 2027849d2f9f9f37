/**
 * One competition and its live updates: `useCompetition(12)` asks for it, `useCompetitionLive(12)` keeps it as it is
 * on the server. Visitors who are not signed in get what everyone may see (who-sees-what §6).
 */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { isEntry } from '@trickline/contract/as-rules'
import { type CompetitionDetail, getCompetition, liveCompetition } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import type { RoundRow } from '@trickline/contract/rounds'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../lib/api.ts'
import { useChannel, useLiveState } from '../lib/live.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { currentSession } from '../lib/session.ts'
import { layersOf, show, useLayers, withLayers } from './ahead-of-server.ts'
import { type Applied, applyEvent, type CompetitionEventName, type RowKey } from './apply-event.ts'
import { layOver, rowsAhead, takeOver } from './change-rows.ts'

/** How long a changed row is highlighted (live-events §5). */
const glowMilliseconds = 2000

/** For a route's loader and for `useCompetition`. */
export function competitionQuery(id: number) {
  return queryOptions({
    queryKey: queryKeys.competition(id),
    queryFn: ({ signal }) => fetchCompetition(id, signal),
  })
}

/** As the server has it, with what screens show ahead of its answers. */
export function useCompetition(id: number) {
  const { data: told, error, refetch } = useQuery(competitionQuery(id))
  const layers = useLayers(id)
  const data = useMemo(() => told && withLayers(told, layers), [told, layers])
  return { data, error, refetch }
}

export type CompetitionLive = {
  /** Rows that changed within the last two seconds: give them the class `glow`. */
  glowing: ReadonlySet<RowKey>
  /** Device time since when the screen may be out of date; null while it is not. */
  oldSince: number | null
}

/** Applies every event of the competition's channel to the answer of `useCompetition`, while mounted. */
export function useCompetitionLive(id: number): CompetitionLive {
  const queries = useQueryClient()
  const [glowing, glow] = useGlowingRows()
  const fetchAnew = () => void queries.invalidateQueries(competitionQuery(id))
  const on =
    <Name extends CompetitionEventName>(name: Name) =>
    (payload: LiveEvents[Name]) => {
      const change: Change = (held) => applyEvent(held, name, payload)
      note(id, change)
      const { changed, incomplete } = changeCompetition(queries, id, change)
      glow(changed)
      if (incomplete) fetchAnew()
    }
  useChannel(channelOf.competition(id), {
    onReset: fetchAnew,
    // Deleted, or no longer this person's to see: the screen says so instead of showing what it held.
    onRefused: (code) => {
      if (code === 'not-allowed') void queries.resetQueries(competitionQuery(id))
    },
    CompetitionUpdated: on('CompetitionUpdated'),
    CompetitionUpdatedById: on('CompetitionUpdatedById'),
    PartialCompetitionUpdated: on('PartialCompetitionUpdated'),
    CompetitionUsersUpdated: on('CompetitionUsersUpdated'),
    CompetitionUserCreated: on('CompetitionUserCreated'),
    CompetitionUserUpdate: on('CompetitionUserUpdate'),
    RoundsBatchUpdated: on('RoundsBatchUpdated'),
    CreateRoundUpdated: on('CreateRoundUpdated'),
    RoundUpdated: on('RoundUpdated'),
    PartialRoundUpdated: on('PartialRoundUpdated'),
    ReviewCounter: on('ReviewCounter'),
    CreatePodiumUpdated: on('CreatePodiumUpdated'),
    AthleteSummaryUpdated: on('AthleteSummaryUpdated'),
  })
  const { state, since } = useLiveState()
  return { glowing, oldSince: state === 'offline' ? since : null }
}

/** Rows shown before the server has answered, until it has agreed or refused. */
export type ShownAhead = { agreed: () => void; takeBack: () => void }
export type ChangeRows<Row> = (rows: readonly Row[], removed?: readonly number[]) => ShownAhead

export function useChangeEntries(id: number): ChangeRows<EntryRow> {
  return useChangeRows(
    id,
    (held) => held.competition_users.filter(isEntry),
    (held, entries) => ({
      ...held,
      competition_users: [...entries, ...held.competition_users.filter((row) => !isEntry(row))],
    }),
  )
}

export function useChangeRounds(id: number): ChangeRows<RoundRow> {
  return useChangeRows(
    id,
    (held) => held.rounds,
    (held, rounds) => ({ ...held, rounds }),
  )
}

function useChangeRows<Row extends { id: number }>(
  id: number,
  rowsOf: (held: CompetitionDetail) => Row[],
  withRows: (held: CompetitionDetail, rows: Row[]) => CompetitionDetail,
): ChangeRows<Row> {
  const queries = useQueryClient()
  return (rows, removed) => {
    const held = queries.getQueryData(competitionQuery(id).queryKey)
    const ahead = rowsAhead(held ? rowsOf(withLayers(held, layersOf(id))) : [], rows, removed)
    const hide = show(id, (below) => withRows(below, layOver(rowsOf(below), ahead)))
    const change: Change = (told) => ({
      competition: withRows(told, takeOver(rowsOf(told), ahead)),
      changed: [],
      incomplete: false,
    })
    return {
      agreed: () => {
        note(id, change)
        changeCompetition(queries, id, change)
        hide()
      },
      takeBack: hide,
    }
  }
}

type Change = (held: CompetitionDetail) => Applied

function changeCompetition(queries: QueryClient, id: number, change: Change): Omit<Applied, 'competition'> {
  const { queryKey } = competitionQuery(id)
  const held = queries.getQueryData(queryKey)
  if (!held) return { changed: [], incomplete: false }
  const { competition, changed, incomplete } = change(held)
  queries.setQueryData(queryKey, competition)
  return { changed, incomplete }
}

/** Events that arrive while an answer is under way may be newer than that answer: they are applied to it once more. */
const underWay = new Map<number, Set<Change[]>>()

function note(id: number, change: Change): void {
  for (const changes of underWay.get(id) ?? []) changes.push(change)
}

async function fetchCompetition(id: number, signal: AbortSignal): Promise<CompetitionDetail> {
  const meanwhile: Change[] = []
  const listening = underWay.get(id) ?? new Set<Change[]>()
  underWay.set(id, listening.add(meanwhile))
  try {
    const call = currentSession() ? getCompetition : liveCompetition
    const { competition } = await api(call, { params: { id }, signal })
    return meanwhile.reduce((latest, change) => change(latest).competition, competition)
  } finally {
    listening.delete(meanwhile)
  }
}

function useGlowingRows(): [ReadonlySet<RowKey>, (rows: readonly RowKey[]) => void] {
  const [glowing, setGlowing] = useState<ReadonlySet<RowKey>>(new Set())
  const timers = useRef(new Map<RowKey, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  const glow = (rows: readonly RowKey[]) => {
    if (rows.length === 0) return
    setGlowing((before) => new Set([...before, ...rows]))
    for (const row of rows) {
      clearTimeout(timers.current.get(row))
      timers.current.set(
        row,
        setTimeout(() => setGlowing((now) => without(now, row)), glowMilliseconds),
      )
    }
  }
  return [glowing, glow]
}

function without(rows: ReadonlySet<RowKey>, row: RowKey): ReadonlySet<RowKey> {
  const rest = new Set(rows)
  rest.delete(row)
  return rest
}
