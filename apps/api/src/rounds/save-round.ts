/**
 * POST /update_round: other tricks in the place of those of a round, and the score that follows from them
 * (scoring §1, statuses-and-moves §6, §11). A judge saves a score or corrects one; an athlete corrects a training round that is
 * not published. The round keeps the rule it was created with.
 */
import { commentWrittenBy } from '@trickline/competition/round-comments'
import { decideRound } from '@trickline/competition/round-moves'
import { decideTraining } from '@trickline/competition/training'
import { isRuleId } from '@trickline/scoring'
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { RoundRow, updateRound as updateRoundCall } from '@trickline/contract/rounds'
import { videoIdOf } from '@trickline/contract/video-id'
import type { Work } from '../platform/http/work.ts'
import { announceRound } from './announce-rounds.ts'
import { changeRound } from './round-changes-store.ts'
import { visibleRoundRow } from './round-row.ts'
import { isOfCompetition, lockRoundContext, refuseWithCurrentRound } from './lock-round.ts'
import type { LockedRound } from './lock-round.ts'
import { commentsOf, isAnotherVersion } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'
import { scoreTricks } from './score-tricks.ts'
import { replaceTricks, tricksOfRound } from './validated-tricks-store.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

/** Left out (undefined) keeps what there is; null clears it. */
type Given = ParsedRequest<typeof updateRoundCall>['body']

export async function saveRound(
  work: Work,
  { body: given }: { body: Given },
): Promise<{ success: true; round: RoundRow } | Refusal> {
  const { tx, person, now } = work
  const locked = await lockRoundContext(tx, given.roundId)
  if (isRefusal(locked)) return locked
  const { round } = locked
  const { refusal, action } = decide(work, locked, given)
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  if (isAnotherVersion(given, round)) return refuseWithCurrentRound(work, 'wrong-state', locked)
  if (given.modeProgram !== round.rule_id) {
    const wrong = isRuleId(given.modeProgram) ? 'other-rule' : 'unknown-rule'
    return refuse('invalid', { errors: { modeProgram: [wrong] } })
  }
  const standing = await tricksOfRound(tx, round.id)
  const before = isAnotherVideo(given, round) ? standing.map(withoutSecond) : standing
  const scored = await scoreTricks(work, { ruleId: round.rule_id, given: given.validatedTricks, before })
  if (isRefusal(scored)) return scored

  await replaceTricks(tx, round.id, scored.tricks)
  const changes = {
    ...scored.totals,
    ...(isOfCompetition(locked) ? asJudged(work, locked, given) : asTraining(given)),
    completed_at: now,
    ...(given.videoUrl !== undefined && { video_link: given.videoUrl }),
  }
  const tricks = { before: standing, after: await tricksOfRound(tx, round.id) }
  const saved = { ...locked, round: await changeRound(work, round, changes, { action, tricks }) }
  if (isOfCompetition(saved)) await announceRound(work, saved)
  return { success: true, round: await visibleRoundRow(tx, saved, person) }
}

function decide({ person }: Work, locked: LockedRound, { isNew }: Given) {
  if (!isOfCompetition(locked))
    return { ...decideTraining(person, locked.round, 'edit'), action: 'edit' as const }
  // a client that does not say whether it scores or edits means what the round waits for
  const scores = isNew ?? locked.round.status !== 'review'
  const action = scores ? 'save-score' : 'save-edit'
  return { ...decideRound(person, locked, action), action } as const
}

function asJudged(
  { person }: Work,
  { round }: LockedRound,
  { athlete_feedback: comment }: Given,
): RoundChanges {
  return {
    status: 'completed',
    scored_by: person.id,
    // the athlete has validated other tricks than these
    validated_at: null,
    ...(comment !== undefined && { judge_comment: commentWrittenBy('judge', comment, commentsOf(round)) }),
  }
}

function asTraining({ round_name }: Given): RoundChanges {
  return round_name === undefined ? {} : { round_name }
}

function isAnotherVideo({ videoUrl }: Given, { video_link }: RoundRecord): boolean {
  return videoUrl !== undefined && videoOf(videoUrl) !== videoOf(video_link)
}

/** A link of earlier days, which would not be taken any more, is only the same as itself. */
function videoOf(link: string | null): string | null {
  return link && (videoIdOf(link) ?? link)
}

/** A second is of the video that ran when it was taken: in another one it would play the wrong place. */
function withoutSecond(trick: TrickRecord): TrickRecord {
  return { ...trick, video_second: null }
}
