/** The athlete's likely next tricks. Known ones keep their place for the whole round; new ones are appended. */
import type { Habits } from '@trickline/contract/habits'
import { hasGrab, trickKey } from '@trickline/scoring'
import type { ProposedTrick } from '@trickline/views/tricks/performed-trick.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'

/** `performed`: the tricks entered so far, in order. `habits` null: earlier rounds are unknown. */
export function frequentTricks(habits: Habits | null, performed: readonly DraftTrick[]): ProposedTrick[] {
  const known = (habits?.tricks ?? []).map(proposalOf)
  return uniqueBy([...known, ...performed.map(proposalOfTrick)], trickKey).slice(0, 12)
}

/** Tricks that followed this one before, most frequent first; none at the start of a round. */
export function likelyNextTricks(
  habits: Habits | null,
  performed: readonly DraftTrick[],
  last = performed.at(-1),
): ProposedTrick[] {
  if (!last) return []
  const known = (habits?.pairs ?? []).filter(({ after_id }) => after_id === last.trickId).map(proposalOf)
  const inThisRound = performed
    .filter((_, place) => performed[place - 1]?.trickId === last.trickId)
    .map(proposalOfTrick)
  return uniqueBy([...known, ...inThisRound], trickKey).slice(0, 8)
}

export function mostLanded(habits: Habits | null, performed: readonly DraftTrick[]): number[] {
  const known = byTimes((habits?.tricks ?? []).map(({ id, times }) => [id, times]))
  return [...new Set([...known, ...performed.map(({ trickId }) => trickId)])]
}

/** The most common grabs of the sport: Mute, Japan, Squirrel, Safety and so on. */
const commonGrabs = [17, 14, 26, 21, 29, 23, 28, 33, 1, 9]

/** Ids of the ten most used grabs: the athlete's, then those of the athlete's competitions, then the sport's. */
export function mostUsedGrabs(habits: Habits | null): number[] {
  const used = (habits?.tricks ?? []).flatMap(({ grab, times }): [number, number][] =>
    grab !== null && hasGrab({ grab }) ? [[grab, times]] : [],
  )
  const commonInCompetitions = (habits?.grabs ?? []).map(({ grab }) => grab)
  return [...new Set([...byTimes(used), ...commonInCompetitions, ...commonGrabs])].slice(
    0,
    commonGrabs.length,
  )
}

function byTimes(counted: readonly (readonly [id: number, times: number])[]): number[] {
  const sums = new Map<number, number>()
  for (const [id, times] of counted) sums.set(id, (sums.get(id) ?? 0) + times)
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}

function uniqueBy<TItem>(items: readonly TItem[], keyOf: (item: TItem) => string): TItem[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

type Habit = { id: number; variation: number; grab: number | null }

function proposalOf({ id, variation, grab }: Habit): ProposedTrick {
  return { trickId: id, variation: variation === 1 || variation === 2 ? variation : 0, grab }
}

function proposalOfTrick({ trickId, variation, grab }: DraftTrick): ProposedTrick {
  return { trickId, variation, grab }
}
