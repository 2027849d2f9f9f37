/** An athlete corrects a training round that is not published; it keeps the rule it was created with (readings §2). */
import { canEditTraining } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound as updateRoundCall } from '@trickline/contract/rounds'
import type { Work } from '../platform/work.ts'
import { roundAsSeen } from '../rounds/rounds-as-seen.ts'
import { asRound, isAnotherVersion, lockRound, updateRound } from '../rounds/rounds-store.ts'
import { scoreTricks } from '../rounds/score-tricks.ts'
import { keepTricks, tricksOfRound } from '../rounds/validated-tricks-store.ts'

export async function saveTrainingRound(
  work: Work,
  { body }: ParsedRequest<typeof updateRoundCall>,
): Promise<ReplyOf<typeof updateRoundCall> | Refusal> {
  const { tx, person, now } = work
  const round = await lockRound(tx, body.roundId)
  if (!round) return refuse('not-found')
  if (!canEditTraining(person, asRound(round))) return refuse('not-allowed')
  if (round.status === 'published' || isAnotherVersion(body, round)) {
    const present = await roundAsSeen(tx, { competition: null, entries: [], round }, person)
    return refuse('wrong-state', { present: { round: present } })
  }
  if (body.modeProgram !== round.rule_id) {
    return refuse('invalid', { errors: { modeProgram: ['other-rule'] } })
  }

  const before = await tricksOfRound(tx, round.id)
  const scored = await scoreTricks(work, { ruleId: round.rule_id, given: body.validatedTricks, before })
  if (isRefusal(scored)) return scored
  await keepTricks(tx, round.id, scored.tricks)
  const saved = await updateRound(
    tx,
    round.id,
    {
      ...scored.totals,
      completed_at: now,
      ...(body.videoUrl !== undefined && { video_link: body.videoUrl }),
      ...(body.round_name !== undefined && { round_name: body.round_name }),
    },
    now,
  )
  const asked = { competition: null, entries: [], round: saved }
  return { success: true, round: await roundAsSeen(tx, asked, person) }
}
