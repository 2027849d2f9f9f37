// Highlights of one athlete's rounds: the hardest trick, a favourite combo, the best total under each rule.

import { combosOf, type CountedRound, tricksOf } from './statistics.ts'
import type { Level, PerformedTrick } from './parts/performed-round.ts'

/** `total` is null if it is not visible yet or the athlete was disqualified or injured. */
type ScoredRound = { ruleId: number; total: number | null }

/** The best round under each rule, by rule id; among equals the earlier. `rounds`: oldest first. */
export function bestOfRules<Round extends ScoredRound>(rounds: readonly Round[]): Round[] {
  const best = new Map<number, Round>()
  for (const round of personalBests(rounds)) best.set(round.ruleId, round)
  return [...best.values()].toSorted((a, b) => a.ruleId - b.ruleId)
}

export function personalBests<Round extends ScoredRound>(rounds: readonly Round[]): Round[] {
  const highest = new Map<number, number>()
  return rounds.filter(({ ruleId, total }) => {
    if (total === null || total <= (highest.get(ruleId) ?? 0)) return false
    highest.set(ruleId, total)
    return true
  })
}

/** The trick with the highest value, then the highest level; tricks with a dub do not count. */
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

export function roundsWithCombo<Round extends CountedRound<PerformedTrick>>(
  rounds: readonly Round[],
  trickIds: readonly number[],
): Round[] {
  const matches = (combo: readonly PerformedTrick[]) =>
    combo.length === trickIds.length && combo.every(({ trickId }, place) => trickId === trickIds[place])
  return rounds.filter((round) => combosOf(round).some(matches))
}

export function roundsWithLevel<Round extends CountedRound<PerformedTrick>>(
  rounds: readonly Round[],
  wantedLevel: Level,
): Round[] {
  return rounds.filter((round) => tricksOf(round).some(({ level }) => level === wantedLevel))
}
