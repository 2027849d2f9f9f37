/** An athlete corrects a training round that is not published; it keeps the rule it was created with (statuses-and-moves §11). */
import { decideTraining } from '@trickline/competition/training'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { updateRound as updateRoundCall } from '@trickline/contract/rounds'
import type { Work } from '../platform/http/work.ts'
import { replaceTricks } from '../rounds/replace-tricks.ts'
import { refuseWithPresent } from '../rounds/round-at-hand.ts'
import { roundAsSeen } from '../rounds/rounds-as-seen.ts'
import { asRound, lockRound, updateRound } from '../rounds/rounds-store.ts'

export async function saveTrainingRound(
  work: Work,
  { body }: ParsedRequest<typeof updateRoundCall>,
): Promise<ReplyOf<typeof updateRoundCall> | Refusal> {
  const { tx, person, now } = work
  const round = await lockRound(tx, body.roundId)
  if (!round) return refuse('not-found')
  const atHand = { competition: null, entries: [], round }
  const { refusal } = decideTraining(person, asRound(round), 'edit')
  if (refusal === 'not-allowed') return refuse(refusal)
  if (refusal) return refuseWithPresent(work, refusal, atHand)
  const totals = await replaceTricks(work, atHand, body)
  if (isRefusal(totals)) return totals

  const saved = await updateRound(
    tx,
    round.id,
    {
      ...totals,
      completed_at: now,
      ...(body.videoUrl !== undefined && { video_link: body.videoUrl }),
      ...(body.round_name !== undefined && { round_name: body.round_name }),
    },
    now,
  )
  return { success: true, round: await roundAsSeen(tx, { ...atHand, round: saved }, person) }
}
