/** What leaving the current phase brings, in people and numbers, for the owner to read before it is done (phases-and-seeding §4). */
import { planAdvance } from '@trickline/competition/advancing'
import type { NewRound } from '@trickline/competition/model'
import type { Phase } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import { personIn, type SeenCompetition } from './as-seen.ts'

export type Match = { vsGroup: string; athletes: PersonShort[] }

export type AdvancePreview =
  | {
      kind: 'next-phase'
      phase: Phase
      goesOn: PersonShort[]
      out: PersonShort[]
      /** Who goes on without a round. */
      byes: PersonShort[]
      /** In VS: who meets whom. */
      matches: Match[]
    }
  | { kind: 'podium'; places: { position: number; user: PersonShort; score: number }[] }

export function advancePreview(seen: SeenCompetition, phase: Phase): AdvancePreview {
  const plan = planAdvance(seen, phase.number)
  const named = ({ userId }: { userId: number }) => personIn(seen.people, userId)
  if (plan.kind === 'podium') {
    return {
      kind: 'podium',
      places: plan.podium.map((place) => ({
        position: place.finalPosition,
        user: named(place),
        score: place.finalScore,
      })),
    }
  }
  return {
    kind: 'next-phase',
    phase: plan.phase,
    goesOn: plan.goesOn.map(named),
    out: plan.out.map(named),
    byes: plan.byes.map(named),
    matches: matchesOf(plan.rounds, named),
  }
}

function matchesOf(rounds: readonly NewRound[], named: (round: { userId: number }) => PersonShort): Match[] {
  const matches = new Map<number, Match>()
  for (const round of rounds) {
    if (round.vsGroup === null || round.vsMatchNumber === null) continue
    const before = matches.get(round.vsMatchNumber)?.athletes ?? []
    matches.set(round.vsMatchNumber, { vsGroup: round.vsGroup, athletes: [...before, named(round)] })
  }
  return [...matches.values()]
}
