/** The head judge, or a judge who did not judge the round, answers an inquiry; corrections are stored (statuses-and-moves §14). */
import { decideAnswer } from '@trickline/competition/inquiries'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { answerInquiry as call } from '@trickline/contract/inquiries'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Work } from '../../platform/http/work.ts'
import { refuseWithCurrentRound } from '../lock-round.ts'
import { judgesByRound } from '../round-changes-store.ts'
import { isAnotherVersion, type RoundRecord } from '../rounds-store.ts'
import { scoreTricks } from '../score-tricks.ts'
import { storeScored } from '../store-scored.ts'
import { tricksOfRound } from '../validated-tricks-store.ts'
import { changeInquiry, stateOf } from './inquiries-store.ts'
import { countInquiries, type LockedInquiryRound, lockInquiry } from './lock-inquiry.ts'
import { inquiryAsStored } from './read-inquiries.ts'

type Body = ParsedRequest<typeof call>['body']

export async function answerInquiry(
  work: Work,
  { params, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockInquiry(work, params.id)
  if (isRefusal(locked)) return locked
  const { round, entries } = locked
  const judgedBy = (await judgesByRound(tx, [round.id])).get(round.id) ?? new Set()
  // this judge's correction is an answer, not judging
  if (locked.inquiry.answered_by !== null) judgedBy.delete(locked.inquiry.answered_by)
  const { refusal } = decideAnswer(person, { entries, round, judgedBy, inquiry: stateOf(locked.inquiry) })
  if (refusal) return refuse(refusal)
  if (isAnotherVersion(body, round)) return refuseWithCurrentRound(work, 'wrong-state', locked)
  const after = body.outcome === 'same' ? round : await correct(work, locked, body)
  if (isRefusal(after)) return after

  await changeInquiry(tx, params.id, {
    outcome: body.outcome,
    note: body.note,
    answered_at: now,
    answered_by: person.id,
    total_before: round.totalScore,
    total_after: after.totalScore,
  })
  await countInquiries(work, locked, -1)
  return { inquiry: await inquiryAsStored(work, params.id, locked.entries) }
}

/** The round stays published, and its judge stays the one who scored it. */
async function correct(
  work: Work,
  locked: LockedInquiryRound,
  { outcome, validatedTricks: inputs }: Body,
): Promise<RoundRecord | Refusal> {
  const { round } = locked
  // such a round scores 0 whatever its tricks
  if (round.disqualifiedAt !== null || round.injuredAt !== null)
    return refuse('invalid', { errors: { outcome: ['not-offered'] } })
  if (!inputs) return refuse('invalid', { errors: { validatedTricks: ['required'] } })
  const present = await tricksOfRound(work.tx, round.id)
  const scored = await scoreTricks(work, { ruleId: round.rule_id, inputs, before: present })
  if (isRefusal(scored)) return scored
  const gained = (scored.totals.total_score ?? 0) - round.totalScore
  if (outcome === 'up' ? gained < 0 : gained > 0)
    return refuse('invalid', { errors: { outcome: ['other-outcome'] } })
  return (await storeScored(work, locked, { present, scored, changes: {}, action: 'save-edit' })).round
}
