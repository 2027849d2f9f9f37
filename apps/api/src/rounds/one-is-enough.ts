/** The owner accepts a single ballot for a round whose second judge does not come, with a reason. */
import { decideOneIsEnough } from '@trickline/competition/ballots'
import type { oneIsEnough as call } from '@trickline/contract/ballots'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, type Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceRoundMove } from './announce-rounds.ts'
import { asSeenBy, peopleOfRounds } from './ballot-holders.ts'
import { ballotsOf, insertDecision } from './ballots-store.ts'
import { ballotTricks } from './compared-ballots.ts'
import { completeRound } from './complete-round.ts'
import { lockCompetitionRound, type LockedCompetitionRound, refuseWithCurrentRound } from './lock-round.ts'
import { changeRound } from './round-changes-store.ts'
import { visibleRoundRow } from './round-row.ts'
import { scoreStored } from './score-tricks.ts'

const action = 'one-is-enough'

export async function oneIsEnough(
  work: Work,
  { params, body: { reason } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockCompetitionRound(work.tx, params.id)
  if (isRefusal(locked)) return locked
  const { person, tx, now } = work
  const { refusal } = decideOneIsEnough(person, { ...locked, round: asSeenBy(person, locked.round) })
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  await insertDecision(tx, { round_id: locked.round.id, user_id: person.id, at: now, kind: action, reason })
  const saved = await lowerNeed(work, locked)
  return { success: true, round: await visibleRoundRow(tx, saved, person) }
}

/** What is handed in is enough; a judge who is entering the second ballot no longer holds the round. */
async function lowerNeed(work: Work, locked: LockedCompetitionRound): Promise<LockedCompetitionRound> {
  const ballots = await ballotsOf(work.tx, locked.round.id)
  const [ballot] = ballots
  const changes = { ballots_needed: 1 }
  if (ballot) {
    const tricks = ballotTricks(locked.round, ballot)
    const scored = scoreStored(work, locked.round.rule_id, tricks)
    return completeRound(work, locked, { scored, ballots, scoredBy: ballot.user_id, action, changes })
  }
  const { status, judgeId } = locked.round
  const round = await changeRound(work, locked.round, changes, {
    action,
    stillHeldBy: status === 'scoring' ? judgeId : null,
  })
  await announceRoundMove(work, { ...locked, round, people: await peopleOfRounds(work.tx, [round]) })
  return { ...locked, round }
}
