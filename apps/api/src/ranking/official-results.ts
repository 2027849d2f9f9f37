/** Official results as the rules take them: day, level, and places with shared ones marked (ranking §1, §2). */
import { levelOf, type RankedCompetition } from '@trickline/competition/ranking'
import type { Kysely } from 'kysely'
import { dayOf } from '../competitions/wall-clock.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { officialCompetitions, type PodiumRow, podiumRowsOf, type RankingTable } from './ranking-store.ts'

/** Includes the name, for the page. */
export type NamedCompetition = RankedCompetition & { name: string }

export async function officialResults(db: Kysely<Schema>, table: RankingTable): Promise<NamedCompetition[]> {
  const competitions = await officialCompetitions(db, table)
  return competitions.map(({ podium, ...competition }) => ({
    id: competition.id,
    name: competition.name,
    day: dayOfResult(competition),
    level: levelOf({ category: competition.category, rankingLevel: competition.ranking_level }),
    places: sharedPlaces(podium),
  }))
}

/** Places of one competition, first place first. */
export async function placesOf(
  db: Kysely<Schema>,
  competitionId: number,
): Promise<RankedCompetition['places']> {
  return sharedPlaces(await podiumRowsOf(db, competitionId))
}

type Dated = { date_start: Date | null; date_end: Date | null; time_zone: string; finished_at: Date | null }

/** The last day of the competition, or the earlier day on which it finished. */
export function dayOfResult({ date_start, date_end, time_zone, finished_at }: Dated): string {
  const days = [date_end ?? date_start, finished_at].flatMap((at) => (at ? [dayOf(at, time_zone)] : []))
  return days.toSorted()[0] ?? '0000-01-01'
}

function sharedPlaces(podium: readonly PodiumRow[]) {
  let shared = 0
  return podium.map(([userId, place, ties]) => {
    if (!ties) shared = place
    return { userId, place: shared }
  })
}
