/** GET /get_round: a round with its tricks, for those who may see them (who-sees-what §4). */
import { isCompetitionJudge } from '@trickline/competition/permissions'
import { commentFor } from '@trickline/competition/round-comments'
import { canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { getRound as getRoundCall } from '@trickline/contract/rounds'
import { asCompetition, findCompetition } from '../competitions/competitions-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import { atOneMoment } from '../platform/postgres/transaction.ts'
import type { SignedInView } from '../platform/http/work.ts'
import { roundAsSeen } from './rounds-as-seen.ts'
import { asRound, commentsOf, findRound } from './rounds-store.ts'
import { validatedRows } from './validated-rows.ts'
import { tricksOfRound } from './validated-tricks-store.ts'

export async function getRound(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof getRoundCall>,
): Promise<ReplyOf<typeof getRoundCall> | Refusal> {
  return atOneMoment(db, async (tx) => {
    const round = await findRound(tx, params.id)
    if (!round) return refuse('not-found')
    const competition =
      round.competition_id === null ? null : ((await findCompetition(tx, round.competition_id)) ?? null)
    const entries = competition ? await entriesOf(tx, competition.id) : []

    const asked = [
      person,
      competition && asCompetition(competition),
      entries.map(asEntry),
      asRound(round),
    ] as const
    if (!canSeeRoundTricks(...asked)) return refuse('not-allowed')
    const readsAs =
      person.id !== round.user_id && isCompetitionJudge(person, entries.map(asEntry)) ? 'judge' : 'athlete'
    return {
      validatedTricks: validatedRows(await tricksOfRound(tx, round.id), {
        showsScore: canSeeRoundScore(...asked),
        isStopped: round.disqualified_at !== null || round.injured_at !== null,
      }),
      round: {
        ...(await roundAsSeen(tx, { competition, entries, round }, person)),
        athlete_feedback: commentFor(readsAs, commentsOf(round)),
        judge_comment: round.judge_comment,
        athlete_comment: round.athlete_comment,
        competition: competition && { id: competition.id, name: competition.name },
      },
      round_name: round.round_name,
    }
  })
}
