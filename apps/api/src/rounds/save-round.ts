/**
 * POST /update_round: other tricks in the place of those of a round, and the score that follows from them
 * (statuses-and-moves §5, calls §3). A judge saves a score or corrects one; an athlete corrects a training round that is
 * not published. The round keeps the rule it was created with.
 */
import { canActOnRound, canEditTraining, canMoveRound } from '@trickline/competition/permissions'
import { writtenBy } from '@trickline/competition/round-comments'
import { roundMoveBy } from '@trickline/competition/round-moves'
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { RoundRow, updateRound as updateRoundCall } from '@trickline/contract/rounds'
import { videoIdOf } from '@trickline/contract/video'
import type { Work } from '../platform/http/work.ts'
import { announceRound } from './announce-rounds.ts'
import { roundAsSeen } from './round-row.ts'
import { lockScene, refuseWithPresent, whyNotInPlay } from './round-scene.ts'
import type { JudgedScene, RoundScene } from './round-scene.ts'
import { commentsOf, isAnotherVersion, updateRound } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'
import { scoreTricks } from './score-tricks.ts'
import { keepTricks, tricksOfRound } from './validated-tricks-store.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

/** Left out (undefined) keeps what there is; null clears it. */
type Given = ParsedRequest<typeof updateRoundCall>['body']

export async function saveRound(
  work: Work,
  { body: given }: { body: Given },
): Promise<{ success: true; round: RoundRow } | Refusal> {
  const { tx, person, now } = work
  const scene = await lockScene(tx, given.roundId)
  if (isRefusal(scene)) return scene
  const { competition, round } = scene
  const judged = competition && { ...scene, competition }
  const refused = await (judged ? whyNotScored(work, judged, given) : whyNotCorrected(work, scene))
  if (refused) return refused
  if (isAnotherVersion(given, round)) return refuseWithPresent(work, 'wrong-state', scene)
  if (given.modeProgram !== round.rule_id) {
    return refuse('invalid', { errors: { modeProgram: ['other-rule'] } })
  }
  const standing = await tricksOfRound(tx, round.id)
  const before = isAnotherVideo(given, round) ? standing.map(withoutSecond) : standing
  const scored = await scoreTricks(work, { ruleId: round.rule_id, given: given.validatedTricks, before })
  if (isRefusal(scored)) return scored

  await keepTricks(tx, round.id, scored.tricks)
  const changes = {
    ...scored.totals,
    ...(judged ? asJudged(work, judged, given) : asTraining(given)),
    completed_at: now,
    ...(given.videoUrl !== undefined && { video_link: given.videoUrl }),
  }
  const saved = { ...scene, round: await updateRound(tx, round.id, changes, now) }
  if (competition) await announceRound(work, { ...saved, competition })
  return { success: true, round: await roundAsSeen(tx, saved, person) }
}

/** Not a judge of this round: 403. No score is awaited: 409. Another judge holds it: 403. */
async function whyNotScored(work: Work, scene: JudgedScene, given: Given): Promise<Refusal | null> {
  const { competition, entries, round } = scene
  if (!canActOnRound(work.person, competition, entries, round)) return refuse('not-allowed')
  const problem = await whyNotInPlay(work.tx, scene)
  if (problem) return refuseWithPresent(work, problem, scene)
  // a client that does not say whether it scores or edits means what the round waits for
  const isNew = given.isNew ?? round.status !== 'review'
  const move = roundMoveBy(round.status, isNew ? 'save-score' : 'save-edit')
  if (!move) return refuseWithPresent(work, 'wrong-state', scene)
  if (canMoveRound(work.person, competition, entries, round, move)) return null
  return refuseWithPresent(work, 'not-allowed', scene)
}

async function whyNotCorrected(work: Work, scene: RoundScene): Promise<Refusal | null> {
  if (!canEditTraining(work.person, scene.round)) return refuse('not-allowed')
  return scene.round.status === 'published' ? refuseWithPresent(work, 'wrong-state', scene) : null
}

function asJudged(
  { person }: Work,
  { round }: JudgedScene,
  { athlete_feedback: comment }: Given,
): RoundChanges {
  return {
    status: 'completed',
    scored_by: person.id,
    // the athlete has validated other tricks than these
    validated_at: null,
    ...(comment !== undefined && { judge_comment: writtenBy('judge', comment, commentsOf(round)) }),
  }
}

function asTraining({ round_name }: Given): RoundChanges {
  return round_name === undefined ? {} : { round_name }
}

function isAnotherVideo({ videoUrl }: Given, { video_link }: RoundRecord): boolean {
  return videoUrl !== undefined && videoIdOf(videoUrl ?? '') !== videoIdOf(video_link ?? '')
}

/** A second is of the video that ran when it was taken: in another one it would play the wrong place. */
function withoutSecond(trick: TrickRecord): TrickRecord {
  return { ...trick, video_second: null }
}
