/**
 * What the athlete will probably do next, from earlier rounds and from the round being entered. Whoever enters it learns
 * where each stands: what is known keeps its place for the whole round, and what is new comes behind it.
 */
import type { Habits } from '@trickline/contract/habits'
import { hasGrab, trickKey } from '@trickline/scoring'
import type { ProposedTrick } from '@trickline/views/tricks/performed-trick.ts'
import type { DraftTrick } from '@trickline/views/rounds/draft-trick.ts'

/** `performed`: what is entered so far, in order. `habits` null: nothing is known of earlier rounds. */
export function frequentTricks(habits: Habits | null, performed: readonly DraftTrick[]): ProposedTrick[] {
  const known = (habits?.tricks ?? []).map(proposalOf)
  return different([...known, ...performed.map(plain)], trickKey).slice(0, 12)
}

/** What was done after the last trick, the most frequent first; nothing before the first one. */
export function likelyNextTricks(habits: Habits | null, performed: readonly DraftTrick[]): ProposedTrick[] {
  const last = performed.at(-1)
  if (!last) return []
  const known = (habits?.pairs ?? []).filter(({ after_id }) => after_id === last.trickId).map(proposalOf)
  const here = performed.filter((_, place) => performed[place - 1]?.trickId === last.trickId).map(plain)
  return different([...known, ...here], trickKey).slice(0, 8)
}

/** Ids of the tricks that the athlete lands, the most frequent first, however they are performed. */
export function mostLanded(habits: Habits | null, performed: readonly DraftTrick[]): number[] {
  const known = byTimes((habits?.tricks ?? []).map(({ id, times }) => [id, times]))
  return [...new Set([...known, ...performed.map(({ trickId }) => trickId)])]
}

/** What is grabbed most in the sport, where less is known of the athlete: Mute, Japan, squirrel, safety and so on. */
const commonGrabs = [17, 14, 26, 21, 29, 23, 28, 33, 1, 9]

/** Ids of the ten grabs that are used most, by the athlete, then in the competitions of the athlete. */
export function mostUsedGrabs(habits: Habits | null): number[] {
  const used = (habits?.tricks ?? []).flatMap(({ grab, times }): [number, number][] =>
    grab !== null && hasGrab({ grab }) ? [[grab, times]] : [],
  )
  const around = (habits?.grabs ?? []).map(({ grab }) => grab)
  return [...new Set([...byTimes(used), ...around, ...commonGrabs])].slice(0, commonGrabs.length)
}

/** The most frequent first. */
function byTimes(counted: readonly (readonly [id: number, times: number])[]): number[] {
  const sums = new Map<number, number>()
  for (const [id, times] of counted) sums.set(id, (sums.get(id) ?? 0) + times)
  return [...sums].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}

function different<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  return [...new Map(things.map((thing) => [keyOf(thing), thing])).values()]
}

type Habit = { id: number; variation: number; grab: number | null }

function proposalOf({ id, variation, grab }: Habit): ProposedTrick {
  return { trickId: id, variation: variation === 1 || variation === 2 ? variation : 0, grab }
}

function plain({ trickId, variation, grab }: DraftTrick): ProposedTrick {
  return { trickId, variation, grab }
}
