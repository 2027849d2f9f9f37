/** Hints for the judge who enters a round: likely next tricks and possible mistakes. */
import { useQuery } from '@tanstack/react-query'
import { athleteHabits } from '@trickline/contract/calls/habits'
import type { Habits } from '@trickline/contract/habits'
import { useMemo } from 'react'
import { useTricks } from '@trickline/client/catalogue.ts'
import { api } from '@trickline/client/api.ts'
import type { ProposedTrick } from '@trickline/views/tricks/performed-trick.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { markedTrick } from '../draft/may-enter.ts'
import { landingOf } from '../draft/row-order.ts'
import { frequentTricks, likelyNextTricks, mostLanded, mostUsedGrabs } from './proposals.ts'
import { lazyHook } from '@trickline/ui/lazy.tsx'
import type { Warning } from '../rows/warnings.ts'

const useWarnings = lazyHook(async () => (await import('../rows/warnings.ts')).warnings)

type Hints = {
  frequent: readonly ProposedTrick[]
  likelyNext: readonly ProposedTrick[]
  /** Ids of the tricks that the athlete lands, most frequent first. */
  ownTrickIds: readonly number[]
  grabs: readonly number[]
  warned: ReadonlyMap<number, Warning>
}

export function useHints(draft: RoundDraft, athleteId: number | null): Hints {
  const habits = useHabits(athleteId)
  const { tricks } = useTricks()
  const positions = useMemo(() => new Map(tricks.map((trick) => [trick.id, trick])), [tricks])
  const { validated, selected, editing, dismissed, insertBefore } = draft
  const grabs = useMemo(() => mostUsedGrabs(habits), [habits])
  const warnings = useWarnings(athleteId !== null && validated.length + selected.length > 0)
  return useMemo(() => {
    if (athleteId === null) return noHints
    const lists = { validated, selected, editing, insertBefore }
    const performed = performedSoFar(lists)
    return {
      frequent: frequentTricks(habits, performed),
      likelyNext: likelyNextTricks(habits, performed, lastPerformed(lists)),
      ownTrickIds: mostLanded(habits, performed),
      grabs,
      warned: warnings?.({ ...lists, dismissed }, positions, habits?.levels ?? []) ?? noHints.warned,
    }
  }, [athleteId, habits, grabs, positions, warnings, validated, selected, editing, dismissed, insertBefore])
}

/** null until loaded, and without a network. */
function useHabits(athleteId: number | null): Habits | null {
  const { data } = useQuery({
    queryKey: queryKeys.habits(athleteId),
    queryFn: ({ signal }) => api(athleteHabits, { params: { id: athleteId ?? 0 }, signal }),
    enabled: athleteId !== null,
    staleTime: habitsStaleMilliseconds,
  })
  return data?.habits ?? null
}

const habitsStaleMilliseconds = 3_600_000
const noHints: Hints = {
  frequent: [],
  likelyNext: [],
  ownTrickIds: [],
  grabs: mostUsedGrabs(null),
  warned: new Map(),
}

/** The tricks entered so far; those of an edited combo are last, because the next trick follows them. */
function performedSoFar({ validated, selected, editing }: Performed): DraftTrick[] {
  return [...tricksOf(validated.filter((row) => row.key !== editing?.row)), ...selected]
}

/** The trick that the next entry follows: the one before the mark. */
function lastPerformed(lists: Performed): DraftTrick | undefined {
  const { validated, selected } = lists
  const marked = markedTrick(lists)
  if (!marked) return performedSoFar(lists).at(-1)
  // a combo that is open stands before a marked row
  if (selected.length > 0 && landingOf(lists)?.in === 'round') return selected.at(-1)
  const order = [...tricksOf(validated), ...selected]
  return order[order.indexOf(marked) - 1]
}

type Performed = Pick<RoundDraft, 'validated' | 'selected' | 'editing' | 'insertBefore'>
