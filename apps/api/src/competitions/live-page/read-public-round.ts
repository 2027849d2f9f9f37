/** A published round of a public competition, with its tricks (who-sees-what §3, §4). */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { PublicRound } from '@trickline/contract/public-pages'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'
import { visibleRoundRow } from '../../rounds/round-row.ts'
import { findRound } from '../../rounds/rounds-store.ts'
import { validatedRows } from '../../rounds/validated-row.ts'
import { tricksOfRound } from '../../rounds/validated-tricks-store.ts'
import { findCompetition } from '../competitions-store.ts'

export async function readPublicRound(
  db: Kysely<Schema>,
  competitionId: number,
  roundId: number,
): Promise<PublicRound | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const competition = await findCompetition(tx, competitionId)
    const round = await findRound(tx, roundId)
    if (!competition || !competitionIsPublic(competition) || round?.competition_id !== competitionId)
      return refuse('not-found')
    const visibility = [null, competition, [], round] as const
    if (!canSeeRoundScore(...visibility) || !canSeeRoundTricks(...visibility)) return refuse('not-found')
    return {
      round: await visibleRoundRow(tx, { competition, entries: [], round }, null),
      validatedTricks: validatedRows(await tricksOfRound(tx, roundId), {
        showsScore: true,
        isStopped: round.disqualifiedAt !== null || round.injuredAt !== null,
      }),
    }
  })
}
