/** Moves a round to a new status (statuses-and-moves §6); the move depends on the current status. */
import type { RoundStatus } from '@trickline/competition/model'
import { decideRoundTo } from '@trickline/competition/round-moves'
import type { RoundVerb } from '@trickline/competition/round-moves'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { lockRole } from '../admin/roles-store.ts'
import { tellFollowers } from '../athletes/tell-followers.ts'
import { tellNextTurns } from '../athletes/tell-near-turns.ts'
import { announceListRow } from '../competitions/announce-competition.ts'
import { peopleConcernedBy } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRound, announceRoundMove } from './announce-rounds.ts'
import { asSeenBy, otherHolder, peopleOfRounds, withHolder, withoutHolder } from './ballot-holders.ts'
import { storeEntering } from './entering-store.ts'
import { changeRound, lastChange } from './round-changes-store.ts'
import type { StoredChange } from './round-changes-store.ts'
import { lockCompetitionRound, refuseWithCurrentRound } from './lock-round.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

export async function moveRound(
  work: Work,
  id: number,
  to: RoundStatus,
): Promise<{ success: true } | Refusal> {
  // locked: either a withdrawal of the role also releases this round, or this finds no role
  const isClaiming = to === 'scoring' || to === 'review'
  if (isClaiming && !(await lockRole(work.tx, work.person.id, 'judge'))) return refuse('not-allowed')
  const locked = await lockCompetitionRound(work.tx, id)
  if (isRefusal(locked)) return locked
  const seen = { ...locked, round: asSeenBy(work.person, locked.round) }
  const { refusal, move } = decideRoundTo(work.person, seen, to)
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  const changes = await changesBy[move.verb]?.(work, locked.round)
  // scores are saved with tricks (save-round.ts), and a stop without a history entry cannot be set back
  if (!changes) return refuseWithCurrentRound(work, 'wrong-state', locked)

  const moved = { status: to, ...changes }
  const saved = await changeRound(work, locked.round, moved, {
    action: move.verb,
    stillHeldBy: moved.status === 'scoring' ? otherHolder(work, locked.round) : null,
  })
  if (isClaiming)
    await storeEntering(work.tx, { roundId: id, session: work.person.session, tricks: 0, now: work.now })
  const changesScore = ['disqualify', 'injure', 'set-back'].includes(move.verb)
  const people = await peopleOfRounds(work.tx, [saved])
  await (changesScore ? announceRound : announceRoundMove)(work, { ...locked, round: saved, people })
  const recordingStates = [locked.round.status, saved.status].filter((status) => status === 'recording')
  if (recordingStates.length === 1)
    await announceListRow(work, {
      ...locked,
      people: await peopleConcernedBy(work.tx, locked.competition.id),
    })
  if (move.verb === 'start-recording') await tellFollowers(work, locked.competition, saved)
  if ([locked.round, saved].some(isAhead)) await tellNextTurns(work, locked.competition, saved)
  return { success: true }
}

/** Not ridden to the end, so that others have to wait for it. */
function isAhead({ status }: RoundRecord): boolean {
  return status === 'pending' || status === 'recording'
}

const changesBy: Partial<
  Record<RoundVerb, (work: Work, round: RoundRecord) => RoundChanges | Promise<RoundChanges | null>>
> = {
  'start-recording': ({ now }) => ({ recording_start_at: now }),
  'stop-recording': ({ now }) => ({ recording_end_at: now }),
  claim: ({ person }, round) => withHolder(round, person.id),
  'cancel-scoring': ({ person }, round) => withoutHolder(round, person.id),
  reopen: ({ person }) => ({ judge_id: person.id }),
  'cancel-edit': (_work, round) => ({ judge_id: round.scored_by }),
  disqualify: ({ now, person }) => ({ ...noScore, disqualified_at: now, judge_id: person.id }),
  injure: ({ now, person }) => ({ ...noScore, injured_at: now, judge_id: person.id }),
  'set-back': async ({ tx }, round) =>
    stateBeforeStop(await lastChange(tx, round.id, ['disqualify', 'injure'])),
}

const noScore = {
  score: 0,
  style_percent: 0,
  variety_points: 0,
  unique_tricks: 0,
  total_score: 0,
  validated_at: null,
} as const satisfies RoundChanges

function stateBeforeStop(stop: StoredChange | undefined): RoundChanges | null {
  if (!stop) return null
  const { score_parts, total_score, judge_id, validated_at } = stop.before
  return {
    disqualified_at: null,
    injured_at: null,
    ...score_parts,
    ...(total_score !== undefined && { total_score }),
    ...(judge_id !== undefined && { judge_id }),
    ...(validated_at && { validated_at: new Date(validated_at) }),
  }
}
