// What stands out in the rounds of one athlete, and in which of them: the hardest trick, a combo, the best totals of each rule.

import { combosOf, type CountedRound, tricksOf } from './statistics.ts'
import type { Level, PerformedTrick } from './parts/performed-round.ts'

/** What its athlete is compared by; `total` null: not to be seen yet, or disqualified or injured. */
type Scored = { ruleId: number; total: number | null }

/** The highest total under each rule, in the order of the rules; of equal ones the earlier. `rounds` from the oldest on. */
export function bestOfRules<Round extends Scored>(rounds: readonly Round[]): Round[] {
  const best = new Map<number, Round>()
  for (const round of personalBests(rounds)) best.set(round.ruleId, round)
  return [...best.values()].toSorted((a, b) => a.ruleId - b.ruleId)
}

/** The rounds that were better than every earlier one under their rule, the first one included. */
export function personalBests<Round extends Scored>(rounds: readonly Round[]): Round[] {
  const highest = new Map<number, number>()
  return rounds.filter(({ ruleId, total }) => {
    if (total === null || total <= (highest.get(ruleId) ?? 0)) return false
    highest.set(ruleId, total)
    return true
  })
}

/** The one of highest value, then level, and the rounds that have it. With a dub it was not landed. */
export function hardestTrick<Trick extends PerformedTrick, Round extends CountedRound<Trick>>(
  rounds: readonly Round[],
): { trick: Trick; rounds: Round[] } | null {
  let hardest: { trick: Trick; rounds: Round[] } | null = null
  for (const round of rounds) {
    for (const trick of tricksOf(round)) {
      if (trick.dub > 0) continue
      if (hardest === null || isHarder(trick, hardest.trick)) hardest = { trick, rounds: [round] }
      else if (trick.trickId === hardest.trick.trickId && hardest.rounds.at(-1) !== round)
        hardest.rounds.push(round)
    }
  }
  return hardest
}

function isHarder(a: PerformedTrick, b: PerformedTrick): boolean {
  return a.value > b.value || (a.value === b.value && a.level > b.level)
}

/** The rounds that have a combo of these tricks in this order, whatever their grabs, dubs and sides. */
export function roundsWithCombo<Round extends CountedRound<PerformedTrick>>(
  rounds: readonly Round[],
  trickIds: readonly number[],
): Round[] {
  const isWanted = (combo: readonly PerformedTrick[]) =>
    combo.length === trickIds.length && combo.every(({ trickId }, place) => trickId === trickIds[place])
  return rounds.filter((round) => combosOf(round).some(isWanted))
}

/** The rounds that have a trick of the level. */
export function roundsWithLevel<Round extends CountedRound<PerformedTrick>>(
  rounds: readonly Round[],
  wanted: Level,
): Round[] {
  return rounds.filter((round) => tricksOf(round).some(({ level }) => level === wanted))
}
