/** GET /round_history: the changes of a round, newest first (who-sees-what §10). */
import { canSeeRoundHistory, canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { roundHistory as roundHistoryCall, RoundState } from '@trickline/contract/round-history'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { historyOf } from './round-changes-store.ts'
import type { StoredState } from './round-changes-store.ts'
import { findRound } from './rounds-store.ts'
import { validatedRows } from './validated-row.ts'

export async function readRoundHistory(
  { db, person }: SignedInReadContext,
  { params }: ParsedRequest<typeof roundHistoryCall>,
): Promise<ReplyOf<typeof roundHistoryCall> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const round = await findRound(tx, params.id)
    if (!round) return refuse('not-found')
    const { competition_id: id } = round
    const competition = id === null ? null : ((await findCompetition(tx, id)) ?? null)
    const entries = competition ? await entriesOf(tx, competition.id) : []
    const visibility = [person, competition, entries, round] as const
    if (!canSeeRoundHistory(...visibility)) return refuse('not-allowed')

    const changes = await historyOf(tx, round.id)
    const people = await peopleById(
      tx,
      changes.flatMap(({ user_id, before, after }) => [
        user_id,
        before.judge_id ?? null,
        after.judge_id ?? null,
      ]),
    )
    const context = {
      people,
      showsScore: canSeeRoundScore(...visibility),
      showsTricks: canSeeRoundTricks(...visibility),
    }
    const history = changes.map(({ at, user_id, action, before, after }) => ({
      at: at.toISOString(),
      user: personOf(people, user_id),
      action,
      before: visibleState(before, context),
      after: visibleState(after, context),
    }))
    return { history }
  })
}

type People = ReadonlyMap<number, PersonRecord>
type VisibleParts = { people: People; showsScore: boolean; showsTricks: boolean }

/** Fields of score or tricks are null for people who may not see these yet. */
function visibleState(state: StoredState, { people, showsScore, showsTricks }: VisibleParts): RoundState {
  const { status, judge_id, total_score, score_parts, tricks, feedback, ...more } = state
  const { video_link, round_name, negative_feedback_count, judge_comment, athlete_comment, ...rest } = more
  const base: RoundState = {
    ...(status !== undefined && {
      status_id: roundStatusCodes[status],
      status: { id: roundStatusCodes[status], name: status },
    }),
    ...(judge_id !== undefined && { judge: personOf(people, judge_id) }),
    ...rest,
  }
  const scoreFields: RoundState = {
    ...(total_score !== undefined && { total_score }),
    ...(score_parts && { score_parts: { ...score_parts, score: asFraction(score_parts.score) } }),
  }
  const trickFields: RoundState = {
    ...(video_link !== undefined && { video_link }),
    ...(round_name !== undefined && { round_name }),
    ...(negative_feedback_count !== undefined && { negative_feedback_count }),
    ...(judge_comment !== undefined && { judge_comment }),
    ...(athlete_comment !== undefined && { athlete_comment }),
    ...(tricks && { validatedTricks: validatedRows(tricks, { showsScore, isStopped: false }) }),
    ...(feedback && {
      feedback: feedback.map(({ id, ...feedbackFields }) => ({ validated_trick_id: id, ...feedbackFields })),
    }),
  }
  return {
    ...base,
    ...(showsScore ? scoreFields : hidden(scoreFields)),
    ...(showsTricks ? trickFields : hidden(trickFields)),
  }
}

function hidden(state: RoundState): RoundState {
  return Object.fromEntries(Object.keys(state).map((key) => [key, null]))
}

function personOf(people: People, id: number | null) {
  const person = id === null ? undefined : people.get(id)
  return person ? personShort(person) : null
}
