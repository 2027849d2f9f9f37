/** Keeps one competition live, row by row. Unchanged rows keep their identity, so only changed ones render. */
import { useQueryClient } from '@tanstack/react-query'
import { channelOf } from '@trickline/contract/live-events'
import type { CompetitionRead } from '@trickline/contract/read-rows'
import isSame from 'fast-deep-equal'
import { useMemo, useState } from 'react'
import { competitionQuery } from './competition.ts'
import { useLive, useLiveState } from './live.ts'
import { competitionReducers } from './live-reducers.ts'
import { queryKeys } from './query-keys.ts'

export type RowKey = `entry:${number}` | `round:${number}` | 'competition' | 'podium' | 'summary'

export type CompetitionLive = {
  /** Rows that changed in the last two seconds; they get the class `glow`. */
  glowing: ReadonlySet<RowKey>
  /** Device time (epoch ms) since when the data may be out of date; null while live. */
  staleSince: number | null
}

/** How long a changed row is highlighted (live-events §5). */
const glowMilliseconds = 2000

export function useCompetitionLive(id: number): CompetitionLive {
  const queries = useQueryClient()
  const [glowing, addGlowing] = useGlowingRows()
  useLive(channelOf.competition(id), queryKeys.competition(id), competitionReducers, {
    // deleted, or no longer visible to this person: the screen says so and shows no old data
    onRefused: (code) => {
      if (code === 'not-allowed') void queries.resetQueries(competitionQuery(id))
    },
    onChanged: (before, after) => addGlowing(changedRows(before, after)),
  })
  const { state, since } = useLiveState()
  return { glowing, staleSince: state === 'offline' ? since : null }
}

/** The rows that an event changed; unchanged rows are the same objects in both. */
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
