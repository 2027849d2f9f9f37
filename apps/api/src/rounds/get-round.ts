/** GET /get_round: a round with its tricks, for those who may see them (readings §7). */
import { canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { getRound as getRoundCall } from '@trickline/contract/rounds'
import { asCompetition, findCompetition } from '../competitions/competitions-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import type { SignedInView } from '../platform/work.ts'
import { performedRows } from './performed-rows.ts'
import { roundAsSeen } from './rounds-as-seen.ts'
import { asRound, findRound } from './rounds-store.ts'
import { tricksOfRound } from './validated-tricks-store.ts'

export async function getRound(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof getRoundCall>,
): Promise<ReplyOf<typeof getRoundCall> | Refusal> {
  const round = await findRound(db, params.id)
  if (!round) return refuse('not-found')
  const competition =
    round.competition_id === null ? null : ((await findCompetition(db, round.competition_id)) ?? null)
  const entries = competition ? await entriesOf(db, competition.id) : []

  const asked = [
    person,
    competition && asCompetition(competition),
    entries.map(asEntry),
    asRound(round),
  ] as const
  if (!canSeeRoundTricks(...asked)) return refuse('not-allowed')
  return {
    validatedTricks: performedRows(await tricksOfRound(db, round.id), {
      showsScore: canSeeRoundScore(...asked),
    }),
    round: {
      ...(await roundAsSeen(db, { competition, entries, round }, person)),
      athlete_feedback: round.athlete_feedback,
      competition: competition && { id: competition.id, name: competition.name },
    },
    round_name: round.round_name,
  }
}
