/** Hints for the judge who enters a round: likely next tricks, grabs with keys, and possible mistakes. */
import { useQuery } from '@tanstack/react-query'
import { athleteHabits } from '@trickline/contract/calls/habits'
import type { Habits } from '@trickline/contract/habits'
import { hasFields, isArray } from '@trickline/contract/type-guards'
import type { Trick } from '@trickline/contract/tricks'
import { useEffect, useMemo, useState } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { api } from '@trickline/client/api.ts'
import { isOffline } from '@trickline/client/network.ts'
import { createOfflineCache, queryWithOfflineCache } from '@trickline/client/offline-cache.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import type { RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { Warning } from '../rows/warnings.ts'
import { useEntryContext } from './current-entry.ts'
import { mostUsedGrabs } from './most-used-grabs.ts'
import { type RoundPages, roundPages } from './round-pages.ts'

const useWarnings = lazyHook(async () => (await import('../rows/warnings.ts')).warnings)

type Hints = {
  /** null: not known yet. */
  pages: RoundPages | null
  grabs: readonly number[]
  warned: ReadonlyMap<number, Warning>
}

export function useHints(draft: RoundDraft, athleteId: number | null): Hints {
  const { habits, isAwaited } = useHabits(athleteId)
  const { tricks } = useTricks()
  const pages = usePages(tricks, habits, isAwaited)
  const positions = useMemo(() => new Map(tricks.map((trick) => [trick.id, trick])), [tricks])
  const { validated, selected, editing, dismissed, insertBefore } = draft
  const grabs = useMemo(() => mostUsedGrabs(habits), [habits])
  const warnings = useWarnings(athleteId !== null && validated.length + selected.length > 0)
  const warned = useMemo(
    () =>
      warnings?.(
        { validated, selected, editing, insertBefore, dismissed },
        positions,
        habits?.levels ?? [],
      ) ?? noWarnings,
    [warnings, validated, selected, editing, insertBefore, dismissed, positions, habits],
  )
  return useMemo(() => ({ pages, grabs, warned }), [pages, grabs, warned])
}

/** Arranged from what is known when the round is opened, and not rearranged. */
function usePages(tricks: readonly Trick[], habits: Habits | null, isAwaited: boolean): RoundPages | null {
  const { draftId } = useEntryContext()
  const [laid, setLaid] = useState<{ of: number | string; pages: RoundPages } | null>(null)
  if (laid?.of === draftId) return laid.pages
  if (isAwaited || tricks.length === 0) return null
  const offered = tricks.filter(({ retired_at }) => retired_at === null)
  setLaid({ of: draftId, pages: roundPages(offered, habits ?? noHabits) })
  return null
}

const noHabits = { tricks: [], pairs: [] }

/** After a reload without a network a round is arranged as before. */
const habitsCopies = createOfflineCache<{ habits: Habits }>(
  'habits',
  hasFields({
    habits: hasFields({ tricks: isArray, pairs: isArray, grabs: isArray, levels: isArray, totals: isArray }),
  }),
  { most: 8 },
)

/** `habits`: null until loaded, and without a network where the device has none. */
function useHabits(athleteId: number | null): { habits: Habits | null; isAwaited: boolean } {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestWaitMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  const id = athleteId ?? 0
  const { data, isLoading, failureCount } = useQuery({
    ...queryWithOfflineCache(queryKeys.habits(athleteId), habitsCopies, id, (signal) =>
      fetchHabits(id, signal),
    ),
    initialData: () => (isOffline() ? habitsCopies.read(id)?.seen : undefined),
    initialDataUpdatedAt: 1,
    enabled: athleteId !== null,
    staleTime: habitsStaleMilliseconds,
  })
  return { habits: data?.habits ?? null, isAwaited: isLoading && failureCount === 0 && !isLate }
}

async function fetchHabits(id: number, signal: AbortSignal): Promise<{ habits: Habits }> {
  const seen = await api(athleteHabits, { params: { id }, signal })
  habitsCopies.keep(id, { at: Date.now(), seen })
  return seen
}

/** On a slow network the tiles are arranged without the habits after this time. */
const longestWaitMilliseconds = 1500

const habitsStaleMilliseconds = 3_600_000
const noWarnings: Hints['warned'] = new Map()
