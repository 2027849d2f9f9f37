/** An athlete stores a training round, scored by the chosen rule (statuses-and-moves §11). */
import { isRuleId } from '@trickline/scoring'
import { canCreateTraining } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import type { storeRound } from '@trickline/contract/rounds'
import type { Work } from '../platform/http/work.ts'
import { beginHistory } from '../rounds/round-changes-store.ts'
import { visibleRoundRow } from '../rounds/round-row.ts'
import { insertRound, nextTrainingNumber } from '../rounds/rounds-store.ts'
import { scoreTricks } from '../rounds/score-tricks.ts'
import { replaceTricks } from '../rounds/validated-tricks-store.ts'

export async function createTrainingRound(
  work: Work,
  { body }: ParsedRequest<typeof storeRound>,
): Promise<ReplyOf<typeof storeRound> | Refusal> {
  const { tx, person, now } = work
  const isForAnother = typeof body.athleteId === 'number' && body.athleteId !== person.id
  if (isForAnother || !canCreateTraining(person)) return refuse('not-allowed')
  const ruleId = body.modeProgram
  if (!isRuleId(ruleId)) return refuse('invalid', { errors: { modeProgram: ['unknown-rule'] } })
  const scored = await scoreTricks(work, { ruleId, inputs: body.validatedTricks, before: [] })
  if (isRefusal(scored)) return scored

  const round = await insertRound(tx, {
    ...scored.totals,
    user_id: person.id,
    round_number: await nextTrainingNumber(tx, person.id),
    round_name: body.round_name ?? null,
    rule_id: ruleId,
    status: 'completed',
    video_link: body.videoUrl ?? null,
    completed_at: now,
    created_at: now,
    updated_at: now,
  })
  const tricks = await replaceTricks(tx, round.id, { before: [], tricks: scored.tricks })
  await beginHistory(work, round, tricks)
  return {
    success: true,
    round: await visibleRoundRow(tx, { competition: null, entries: [], round }, person),
  }
}
