/**
 * Other tricks in the place of those of a round, and the score that follows from them: what a judge's save and an
 * athlete's correction of a training round have in common (scoring §1).
 */
import type { ParsedRequest } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound } from '@trickline/contract/rounds'
import { isRuleId } from '@trickline/scoring'
import { videoIdOf } from '@trickline/contract/video'
import type { Work } from '../platform/http/work.ts'
import { refuseWithPresent } from './round-at-hand.ts'
import type { RoundInSetting } from './rounds-as-seen.ts'
import { isAnotherVersion } from './rounds-store.ts'
import type { RoundRecord } from './rounds-store.ts'
import type { ScoredTricks } from './score-tricks.ts'
import { scoreTricks } from './score-tricks.ts'
import { keepTricks, tricksOfRound } from './validated-tricks-store.ts'
import type { TrickRecord } from './validated-tricks-store.ts'

type Given = Pick<
  ParsedRequest<typeof updateRound>['body'],
  'modeProgram' | 'validatedTricks' | 'version' | 'videoUrl'
>

/**
 * The round must be locked. Answers the columns of the round that are to be saved with its new tricks. Refused: what
 * was made on another version of the round (`wrong-state`, with the present one), by another rule than the round's,
 * or of tricks that the catalogue lacks (`invalid`).
 */
export async function replaceTricks(
  work: Work,
  atHand: RoundInSetting,
  given: Given,
): Promise<ScoredTricks['totals'] | Refusal> {
  const { round } = atHand
  if (isAnotherVersion(given, round)) return refuseWithPresent(work, 'wrong-state', atHand)
  if (given.modeProgram !== round.rule_id) {
    const wrong = isRuleId(given.modeProgram) ? 'other-rule' : 'unknown-rule'
    return refuse('invalid', { errors: { modeProgram: [wrong] } })
  }
  const standing = await tricksOfRound(work.tx, round.id)
  const before = isAnotherVideo(given, round) ? standing.map(withoutSecond) : standing
  const scored = await scoreTricks(work, { ruleId: round.rule_id, given: given.validatedTricks, before })
  if (isRefusal(scored)) return scored
  await keepTricks(work.tx, round.id, scored.tricks)
  return scored.totals
}

function isAnotherVideo({ videoUrl }: Given, { video_link }: RoundRecord): boolean {
  return videoUrl !== undefined && videoIdOf(videoUrl ?? '') !== videoIdOf(video_link ?? '')
}

/** A second is of the video that ran when it was taken: in another one it would play the wrong place. */
function withoutSecond(trick: TrickRecord): TrickRecord {
  return { ...trick, video_second: null }
}
