/** Reads one round with its tricks, several rounds, and an athlete's habits. */
import { isCompetitionJudge } from '@trickline/competition/permissions'
import { commentFor } from '@trickline/competition/round-comments'
import { canSeeCompetition, canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { athleteHabits as athleteHabitsCall } from '@trickline/contract/habits'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { getRound as getRoundCall, roundsBatch as roundsBatchCall } from '@trickline/contract/rounds'
import type { unseenRound } from '@trickline/contract/rounds'
import type * as z from 'zod/mini'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { iso } from '../platform/rows.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { habitsOf } from './habits-store.ts'
import { roundRow, visibleMixedRoundRows, visibleRoundRow } from './round-row.ts'
import { commentsOf, findRound, roundsById } from './rounds-store.ts'
import { validatedRows } from './validated-row.ts'
import { tricksOfRound } from './validated-tricks-store.ts'

/** Reads a round (who-sees-what §4). */
export async function getRound(
  { db, person }: SignedInReadContext,
  { params }: ParsedRequest<typeof getRoundCall>,
): Promise<ReplyOf<typeof getRoundCall> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const round = await findRound(tx, params.id)
    if (!round) return refuse('not-found')
    const competition =
      round.competition_id === null ? null : ((await findCompetition(tx, round.competition_id)) ?? null)
    const entries = competition ? await entriesOf(tx, competition.id) : []

    const visibility = [person, competition, entries, round] as const
    if (!canSeeRoundTricks(...visibility)) {
      if (competition === null || !canSeeCompetition(person, competition, entries)) return refuse('not-found')
      const row = await visibleRoundRow(tx, { competition, entries, round }, person)
      const present: z.input<typeof unseenRound> = {
        round: row,
        competition: { id: competition.id, name: competition.name },
      }
      return refuse('not-allowed', { present })
    }
    const readsAs = person.id !== round.userId && isCompetitionJudge(person, entries) ? 'judge' : 'athlete'
    return {
      validatedTricks: validatedRows(await tricksOfRound(tx, round.id), {
        showsScore: canSeeRoundScore(...visibility),
        isStopped: round.disqualifiedAt !== null || round.injuredAt !== null,
      }),
      round: {
        ...(await visibleRoundRow(tx, { competition, entries, round }, person)),
        athlete_feedback: commentFor(readsAs, commentsOf(round)),
        judge_comment: round.judge_comment,
        athlete_comment: round.athlete_comment,
        competition: competition && {
          id: competition.id,
          name: competition.name,
          organizer_id: competition.organizerId,
          inquiries_until: iso(competition.inquiries_until),
        },
      },
      round_name: round.round_name,
    }
  })
}

export async function roundsBatch(
  { db, person }: SignedInReadContext,
  { query }: ParsedRequest<typeof roundsBatchCall>,
): Promise<ReplyOf<typeof roundsBatchCall>> {
  return inReadSnapshot(db, async (tx) => {
    const requested = await visibleMixedRoundRows(tx, await roundsById(tx, query.ids), person)
    const rounds = requested.flatMap((each) => {
      const { round, competition, entries } = each
      const isVisible = competition
        ? canSeeCompetition(person, competition, entries)
        : canSeeRoundTricks(person, null, [], round)
      return isVisible ? [roundRow(round, person, each)] : []
    })
    return { rounds }
  })
}

export async function athleteHabits(
  { db, person }: SignedInReadContext,
  { params }: ParsedRequest<typeof athleteHabitsCall>,
): Promise<ReplyOf<typeof athleteHabitsCall>> {
  return { habits: await habitsOf(db, { userId: params.id, isOwn: person.id === params.id }) }
}
