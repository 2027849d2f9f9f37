/** POST /update_round: replaces and scores the tricks of a round (scoring §1, statuses-and-moves §6, §11). */
import { commentWrittenBy } from '@trickline/competition/round-comments'
import { decideRound } from '@trickline/competition/round-moves'
import { decideTraining } from '@trickline/competition/training'
import { isRuleId } from '@trickline/scoring'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound as updateRoundCall } from '@trickline/contract/rounds'
import { videoIdOf } from '@trickline/contract/video-id'
import type { Work } from '../platform/http/work.ts'
import { asSeenBy } from './ballot-holders.ts'
import { handInBallot } from './hand-in-ballot.ts'
import { roundRow } from './round-row.ts'
import { lockRoundContext, refuseWithCurrentRound } from './lock-round.ts'
import type { LockedRound } from './lock-round.ts'
import { commentsOf, isAnotherVersion } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'
import { scoreTricks } from './score-tricks.ts'
import { storeScored } from './store-scored.ts'
import { tricksOfRound } from './validated-tricks-store.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

/** An undefined field keeps its value, null clears it. */
type Body = ParsedRequest<typeof updateRoundCall>['body']

export async function saveRound(
  work: Work,
  { body }: { body: Body },
): Promise<ReplyOf<typeof updateRoundCall> | Refusal> {
  const { tx, person, now } = work
  const locked = await lockRoundContext(tx, body.roundId)
  if (isRefusal(locked)) return locked
  const { round } = locked
  const isOutdated = isAnotherVersion(body, round)
  const { refusal, action } = decide(work, locked, body)
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  const isBallot = action === 'save-score' && round.ballots_needed !== null
  // a ballot is accepted although what the other judge does changes the round's version
  if (!isBallot && isOutdated) return refuseWithCurrentRound(work, 'wrong-state', locked)
  if (body.modeProgram !== round.rule_id) {
    const errorCode = isRuleId(body.modeProgram) ? 'other-rule' : 'unknown-rule'
    return refuse('invalid', { errors: { modeProgram: [errorCode] } })
  }
  const present = await tricksOfRound(tx, round.id)
  const before = isAnotherVideo(body, round) ? present.map(withoutSecond) : present
  const scored = await scoreTricks(work, { ruleId: round.rule_id, inputs: body.validatedTricks, before })
  if (isRefusal(scored)) return scored
  if (isBallot && locked.competition) return handInBallot(work, locked, { body, scored })

  const saved = await storeScored(work, locked, {
    present,
    scored,
    action,
    changes: {
      ...(locked.competition ? asJudged(work, locked, body) : asTraining(body)),
      completed_at: now,
      ...(body.videoUrl !== undefined && { video_link: body.videoUrl }),
    },
  })
  return { success: true, round: roundRow(saved.round, person, saved) }
}

function decide({ person }: Work, locked: LockedRound, { isNew }: Body) {
  if (locked.competition === null) return { ...decideTraining(person, locked.round), action: 'edit' as const }
  // without `isNew` the status decides
  const isScore = isNew ?? locked.round.status !== 'review'
  const action = isScore ? 'save-score' : 'save-edit'
  const seen = { ...locked, round: asSeenBy(person, locked.round) }
  return { ...decideRound(person, seen, action), action } as const
}

function asJudged(
  { person }: Work,
  { round }: LockedRound,
  { athlete_feedback: comment }: Body,
): RoundChanges {
  return {
    status: 'completed',
    scored_by: person.id,
    validated_at: null,
    ...(comment !== undefined && { judge_comment: commentWrittenBy('judge', comment, commentsOf(round)) }),
  }
}

function asTraining({ round_name }: Body): RoundChanges {
  return round_name === undefined ? {} : { round_name }
}

function isAnotherVideo({ videoUrl }: Body, { video_link }: RoundRecord): boolean {
  return videoUrl !== undefined && videoOf(videoUrl) !== videoOf(video_link)
}

/** Old links that are no longer accepted equal only themselves. */
function videoOf(link: string | null): string | null {
  return link && (videoIdOf(link) ?? link)
}

/** The second belongs to the former video. */
function withoutSecond(trick: TrickRecord): TrickRecord {
  return { ...trick, video_second: null }
}
