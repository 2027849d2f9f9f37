/** The podium as the API sends it; places 1 to 3 have the deciding round with its tricks, for the chart (calls §7). */
import { decidingRound, type RankedCompetition } from '@trickline/competition/podium'
import { outReasonOf, scoreOf } from '@trickline/competition/standings'
import { asFraction } from '@trickline/contract/decimals'
import type { ChartTrick, PodiumPlaceRow } from '@trickline/contract/competitions'
import type { Kysely } from 'kysely'
import { type PersonRecord } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import { type TrickRecord, tricksOfRounds } from '../rounds/validated-tricks-store.ts'

type Place = Pick<PodiumPlaceRow, 'user_id' | 'final_position' | 'final_score'>

type FinishedCompetition = {
  competition: RankedCompetition
  rounds: readonly RoundRecord[]
  people: ReadonlyMap<number, PersonRecord>
}

const steps = 3

/** The same for everybody, since its rounds are published. */
export async function podiumRows(
  db: Kysely<Schema>,
  places: readonly Place[],
  { competition, rounds, people }: FinishedCompetition,
): Promise<PodiumPlaceRow[]> {
  const decidingRounds = new Map(
    places.flatMap(({ user_id, final_position }) => {
      const round = final_position > steps ? null : decidingRound(competition, user_id, rounds)
      return round?.status === 'published' ? [[user_id, round] as const] : []
    }),
  )
  const tricks = await tricksOfRounds(
    db,
    [...decidingRounds.values()].map(({ id }) => id),
  )
  return places.map((place) => {
    const round = decidingRounds.get(place.user_id)
    return {
      ...place,
      user: shortOf(people, place.user_id),
      round: round ? { id: round.id, tricks: chartTricks(round, tricks.get(round.id) ?? []) } : null,
    }
  })
}

/** The round with the highest published score. */
export async function bestRound(
  db: Kysely<Schema>,
  rounds: readonly RoundRecord[],
): Promise<NonNullable<PodiumPlaceRow['round']> | null> {
  const [best] = rounds
    .filter((round) => round.status === 'published' && (scoreOf(round) ?? 0) > 0)
    .toSorted((one, other) => (scoreOf(other) ?? 0) - (scoreOf(one) ?? 0))
  if (!best) return null
  const tricks = await tricksOfRounds(db, [best.id])
  return { id: best.id, tricks: chartTricks(best, tricks.get(best.id) ?? []) }
}

function chartTricks(round: RoundRecord, tricks: readonly TrickRecord[]): ChartTrick[] {
  const combos = [...new Set(tricks.flatMap(({ combo_id }) => combo_id ?? []))]
  return tricks.map(({ short_name, level_id, grab, variation, dub, points, combo_id }) => ({
    short_name,
    level: level_id,
    grab,
    variation,
    dub,
    points: outReasonOf(round) === null ? asFraction(points) : 0,
    combo: combo_id === null ? 0 : combos.indexOf(combo_id) + 1,
  }))
}
