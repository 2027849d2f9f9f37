/** What helps whoever enters a round: what the athlete will probably do next, and what looks like a slip. */
import { useQuery } from '@tanstack/react-query'
import { athleteHabits, type Habits } from '@trickline/contract/habits'
import { useMemo } from 'react'
import { useTricks } from '../../data/catalogue.ts'
import { api } from '../../lib/api.ts'
import type { ProposedTrick } from '../../tricks/performed-trick.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type DraftTrick, type Lists, type RoundDraft, tricksOf } from '../entry/draft-trick.ts'
import { proposals } from './proposals.ts'
import { type Warning, warnings } from './warnings.ts'

type Hints = { proposed: readonly ProposedTrick[]; warned: ReadonlyMap<number, Warning> }

/** `athleteId` null: nothing is entered here, so there is nothing to hint at. */
export function useHints(draft: RoundDraft, athleteId: number | null): Hints {
  const habits = useHabits(athleteId)
  const { tricks } = useTricks()
  const positions = useMemo(() => new Map(tricks.map((trick) => [trick.id, trick])), [tricks])
  const { validated, selected, editing, dismissed } = draft
  return useMemo(() => {
    if (athleteId === null) return none
    const lists = { validated, selected, editing }
    return {
      proposed: proposals(habits, performedSoFar(lists)),
      warned: warnings({ ...lists, dismissed }, positions, habits?.levels ?? []),
    }
  }, [athleteId, habits, positions, validated, selected, editing, dismissed])
}

/** null until they are there, and without a network: hints can be missed. */
function useHabits(athleteId: number | null): Habits | null {
  const { data } = useQuery({
    queryKey: queryKeys.habits(athleteId),
    queryFn: ({ signal }) => api(athleteHabits, { params: { id: athleteId ?? 0 }, signal }),
    enabled: athleteId !== null,
    staleTime: anHour,
  })
  return data?.habits ?? null
}

const anHour = 3_600_000
const none: Hints = { proposed: [], warned: new Map() }

/**
 * What was entered up to this moment, for what may come next: while a combo is edited its row is out of date, and what
 * is selected stands for it as the latest.
 */
function performedSoFar({ validated, selected, editing }: Lists): DraftTrick[] {
  return [...tricksOf(validated.filter((row) => row.key !== editing?.row)), ...selected]
}
