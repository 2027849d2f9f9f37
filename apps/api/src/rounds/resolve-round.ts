/** Decides where two judges differ: the head judge does at once, or one of the two proposes and the other confirms. */
import { isDeepStrictEqual } from 'node:util'
import { decideResolution } from '@trickline/competition/ballots'
import type { BallotChoice, resolveRound as call } from '@trickline/contract/ballots'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { isRefusal, type Refusal } from '@trickline/contract/refusals'
import type { Work } from '../platform/http/work.ts'
import { announceRoundMove } from './announce-rounds.ts'
import { asSeenBy, peopleOfRounds } from './ballot-holders.ts'
import { ballotsOf, decisionsOf, insertDecision } from './ballots-store.ts'
import { compareBallots, resolvedTricks } from './compared-ballots.ts'
import { completeRound } from './complete-round.ts'
import { lockCompetitionRound, type LockedCompetitionRound, refuseWithCurrentRound } from './lock-round.ts'
import { changeRound } from './round-changes-store.ts'
import { visibleRoundRow } from './round-row.ts'

export async function resolveRound(
  work: Work,
  { params, body }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  const locked = await lockCompetitionRound(work.tx, params.id)
  if (isRefusal(locked)) return locked
  const { person, tx, now } = work
  const { refusal, move } = decideResolution(person, { ...locked, round: asSeenBy(person, locked.round) })
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  const confirms = move === 'propose' && body.confirm === true
  const choices = confirms ? await confirmedChoices(work, locked, body.choices) : (body.choices ?? [])
  if (choices === null) return refuseWithCurrentRound(work, 'wrong-state', locked)

  const ballots = await ballotsOf(tx, locked.round.id)
  const compared = compareBallots(locked.round, ballots)
  if (!compared) throw new Error(`round ${locked.round.id} waits without two ballots`)
  const scored = await resolvedTricks(work, compared, { ruleId: locked.round.rule_id, choices })
  if (isRefusal(scored)) return scored
  const kind = confirms ? 'confirm' : move
  await insertDecision(tx, {
    round_id: locked.round.id,
    user_id: person.id,
    at: now,
    kind,
    choices: [...choices],
  })
  const saved =
    kind === 'propose'
      ? await propose(work, locked)
      : await completeRound(work, locked, { scored, ballots, scoredBy: person.id, action: 'resolve' })
  return { success: true, round: await visibleRoundRow(tx, saved, person) }
}

/** null: the other judge's proposal no longer exists. */
async function confirmedChoices(
  { tx, person }: Work,
  { round }: LockedCompetitionRound,
  sent: readonly BallotChoice[] | undefined,
): Promise<readonly BallotChoice[] | null> {
  const proposal = (await decisionsOf(tx, round.id)).find(({ kind }) => kind === 'propose')
  if (!proposal || proposal.user_id === person.id) return null
  const isSame = sent === undefined || isDeepStrictEqual(inOrder(sent), inOrder(proposal.choices))
  return isSame ? proposal.choices : null
}

/** In the order in which they are stored. */
function inOrder(choices: readonly BallotChoice[]): unknown {
  return JSON.parse(JSON.stringify(choices.toSorted((a, b) => a.at - b.at)))
}

async function propose(work: Work, locked: LockedCompetitionRound): Promise<LockedCompetitionRound> {
  const round = await changeRound(work, locked.round, {}, { action: 'propose' })
  await announceRoundMove(work, { ...locked, round, people: await peopleOfRounds(work.tx, [round]) })
  return { ...locked, round }
}
