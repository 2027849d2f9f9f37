/** Highlights of an athlete's counted rounds, each with its rounds (calls §15). */
import { levels } from '@trickline/scoring'
import {
  bestOfRules,
  hardestTrick,
  personalBests,
  roundsWithCombo,
  roundsWithLevel,
} from '@trickline/scoring/highlights'
import type { Highlights, Period, Statistics } from '@trickline/contract/statistics'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { type LoadedRound, trickRow } from './counted-row.ts'
import { judgedCompetitions, placesOf, type TrickToCount } from './statistics-store.ts'

type Counted = { counted: readonly LoadedRound[]; period: Period; statistics: Statistics }

export async function highlightsOf(
  db: SignedInReadContext['db'],
  athleteId: number,
  { counted, period, statistics }: Counted,
): Promise<Highlights> {
  return {
    best_per_rule: bestPerRule(counted),
    personal_bests: idsOf(personalBests(counted)),
    hardest_trick: hardest(counted),
    favourite_combo: favourite(counted, statistics.counters.combos),
    levels: levels
      .map(({ id }) => ({ level_id: id, round_ids: idsOf(roundsWithLevel(counted, id)) }))
      .filter(({ round_ids }) => round_ids.length > 0),
    competitions: await competitionsOf(db, athleteId, counted),
    judged: (await judgedCompetitions(db, athleteId, period)).map(({ date_start, ...competition }) => ({
      ...competition,
      date_start: date_start?.toISOString() ?? null,
    })),
  }
}

function bestPerRule(counted: readonly LoadedRound[]): Highlights['best_per_rule'] {
  const published = bestOfRules(counted.filter(({ row }) => row.is_published))
  return bestOfRules(counted).map((best) => {
    const shown = published.find(({ ruleId }) => ruleId === best.ruleId)
    return { ...scoreRow(best), rule: best.row.rule, published: shown ? scoreRow(shown) : null }
  })
}

function hardest(counted: readonly LoadedRound[]): Highlights['hardest_trick'] {
  const hardestFound = hardestTrick<TrickToCount, LoadedRound>(counted)
  if (!hardestFound) return null
  const { trick, rounds } = hardestFound
  return {
    trick: withoutPerformance(trick),
    level_id: trick.level,
    value: trick.value,
    round_ids: idsOf(rounds),
  }
}

function favourite(
  counted: readonly LoadedRound[],
  { names: [first] }: Statistics['counters']['combos'],
): Highlights['favourite_combo'] {
  if (!first || first.times < 2) return null
  const trickIds = first.tricks.map(({ id }) => id)
  return { ...first, round_ids: idsOf(roundsWithCombo(counted, trickIds)) }
}

async function competitionsOf(
  db: SignedInReadContext['db'],
  athleteId: number,
  counted: readonly LoadedRound[],
): Promise<Highlights['competitions']> {
  const ids = new Set(counted.flatMap(({ row }) => row.competition_id ?? []))
  return (await placesOf(db, athleteId, [...ids])).map(({ date_start, ...place }) => ({
    ...place,
    date_start: date_start?.toISOString() ?? null,
    round_ids: idsOf(counted.filter(({ row }) => row.competition_id === place.id)),
  }))
}

function scoreRow({ row, total }: LoadedRound): { total_score: number; round_id: number } {
  return { total_score: total ?? 0, round_id: row.id }
}

function withoutPerformance(trick: TrickToCount) {
  return trickRow({ ...trick, variation: 0, grab: null, dub: 0 })
}

function idsOf(rounds: readonly LoadedRound[]): number[] {
  return rounds.map(({ row }) => row.id)
}
