/** What a seal certifies, as the text that is hashed: places and points, and every round from which they follow. */
import { createHash } from 'node:crypto'
import { type OutReason, outReasonOf } from '@trickline/competition/standings'
import type { SealedPlace } from '@trickline/competition/seal'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { podiumOf } from '../competitions-store.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { roundsOfCompetition } from '../../rounds/rounds-store.ts'

type SealedRound = { round: number; phase: number; athlete: number; total: number; out: OutReason | null }

export async function resultsToSeal(db: Kysely<Schema>, competitionId: number): Promise<string> {
  const podium = await podiumOf(db, competitionId)
  const rounds = await roundsOfCompetition(db, competitionId)
  const places: SealedPlace[] = podium.map(({ user_id, final_position, final_score }) => ({
    athlete: user_id,
    place: final_position,
    score: final_score,
  }))
  const ridden: SealedRound[] = rounds
    .map((round) => ({
      round: round.id,
      phase: round.number,
      athlete: round.userId,
      total: round.totalScore,
      out: outReasonOf(round),
    }))
    .toSorted((a, b) => a.round - b.round)
  return JSON.stringify({ competition: competitionId, places, rounds: ridden })
}

export function hashOf(results: string): string {
  return createHash('sha256').update(results).digest('hex')
}

const sealed = z.object({
  places: z.array(z.object({ athlete: z.int(), place: z.int(), score: z.number() })),
})

export function placesIn(results: string): SealedPlace[] {
  return z.parse(sealed, JSON.parse(results)).places
}
