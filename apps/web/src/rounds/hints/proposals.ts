/**
 * What the athlete will probably do next: what usually follows the last trick, then what he or she does often,
 * from earlier rounds and from the round being entered. At most five, the likeliest first.
 */
import type { Habits } from '@trickline/contract/habits'
import { trickKey } from '@trickline/scoring'
import type { ProposedTrick } from '../../tricks/performed-trick.ts'
import type { DraftTrick } from '../entry/draft-trick.ts'

const most = 5

/** One time right after the last trick says as much as so many times anywhere. */
const followingWeighs = 4

/** A repeat counts less in every rule: who has done a trick in this round rarely does it again. */
const againWeighs = 0.25

/** `performed`: what is entered so far, in order. `habits` null: nothing is known of earlier rounds. */
export function proposals(habits: Habits | null, performed: readonly DraftTrick[]): ProposedTrick[] {
  const last = performed.at(-1)
  const likely = new Map<string, { proposal: ProposedTrick; weight: number }>()
  const add = (proposal: ProposedTrick, weight: number) => {
    const key = trickKey(proposal)
    likely.set(key, { proposal, weight: (likely.get(key)?.weight ?? 0) + weight })
  }
  for (const habit of habits?.tricks ?? []) add(proposalOf(habit), habit.times)
  for (const habit of habits?.pairs ?? [])
    if (habit.after_id === last?.trickId) add(proposalOf(habit), habit.times * followingWeighs)
  for (const [place, { trickId, variation, grab }] of performed.entries()) {
    const follows = place > 0 && performed[place - 1]?.trickId === last?.trickId
    add({ trickId, variation, grab }, follows ? 1 + followingWeighs : 1)
  }
  const done = new Set(performed.map((trick) => trickKey(trick)))
  return [...likely]
    .map(([key, { proposal, weight }]) => ({
      proposal,
      weight: done.has(key) ? weight * againWeighs : weight,
    }))
    .toSorted((a, b) => b.weight - a.weight || a.proposal.trickId - b.proposal.trickId)
    .slice(0, most)
    .map(({ proposal }) => proposal)
}

type Habit = { id: number; variation: number; grab: number | null }

function proposalOf({ id, variation, grab }: Habit): ProposedTrick {
  return { trickId: id, variation: variation === 1 || variation === 2 ? variation : 0, grab }
}
