/**
 * A new status for a round (statuses-and-moves §6). Which move it is depends on where the round stands: to `recorded` one
 * stops recording, or cancels scoring. Who may, and which moves there are, is in packages/competition.
 */
import type { RoundStatus } from '@trickline/competition/model'
import { decideRoundTo } from '@trickline/competition/round-moves'
import type { RoundVerb } from '@trickline/competition/round-moves'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { lockRole } from '../admin/roles-store.ts'
import { announceListRow } from '../competitions/announce-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { announceRound, announceRoundMove } from './announce-rounds.ts'
import { changeRound, lastChange } from './round-changes-store.ts'
import type { StoredChange } from './round-changes-store.ts'
import { lockCompetitionRound, refuseWithCurrentRound } from './lock-round.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

export async function moveRound(
  work: Work,
  id: number,
  to: RoundStatus,
): Promise<{ success: true } | Refusal> {
  // who takes a round while the role is being withdrawn either has it released, or finds the role gone
  const isTaking = to === 'scoring' || to === 'review'
  if (isTaking && !(await lockRole(work.tx, work.person.id, 'judge'))) return refuse('not-allowed')
  const locked = await lockCompetitionRound(work.tx, id)
  if (isRefusal(locked)) return locked
  const { refusal, move } = decideRoundTo(work.person, locked, to)
  if (refusal) return refuseWithCurrentRound(work, refusal, locked)
  const changes = await changesBy[move.verb]?.(work, locked.round)
  // a score is saved with its tricks; what was stopped before there was a history stays so
  if (!changes) return refuseWithCurrentRound(work, 'wrong-state', locked)

  const saved = await changeRound(work, locked.round, { ...changes, status: to }, { action: move.verb })
  const isOfScore = ['disqualify', 'injure', 'set-back'].includes(move.verb)
  await (isOfScore ? announceRound : announceRoundMove)(work, { ...locked, round: saved })
  const isOrWas = [locked.round.status, saved.status].filter((status) => status === 'recording')
  if (isOrWas.length === 1) await announceListRow(work, locked.competition)
  return { success: true }
}

/** What a move changes besides the status. */
const changesBy: Partial<
  Record<RoundVerb, (work: Work, round: RoundRecord) => RoundChanges | Promise<RoundChanges | null>>
> = {
  'start-recording': ({ now }) => ({ recording_start_at: now }),
  'stop-recording': ({ now }) => ({ recording_end_at: now }),
  // from now on only this judge may save or cancel
  claim: ({ person }) => ({ judge_id: person.id }),
  // given back by the judge or released by the owner, for any judge to claim
  'cancel-scoring': () => ({ judge_id: null }),
  // what is saved stays until the correction is
  reopen: ({ person }) => ({ judge_id: person.id }),
  // again the round of the judge who scored it
  'cancel-edit': (_work, round) => ({ judge_id: round.scored_by }),
  disqualify: ({ now, person }) => ({ ...nothingCounts, disqualified_at: now, judge_id: person.id }),
  injure: ({ now, person }) => ({ ...nothingCounts, injured_at: now, judge_id: person.id }),
  'set-back': async ({ tx }, round) => asBefore(await lastChange(tx, round.id, ['disqualify', 'injure'])),
}

/** Whatever was judged counts nothing, and what the athlete had validated no longer stands. */
const nothingCounts = {
  score: 0,
  style_percent: 0,
  variety_points: 0,
  unique_tricks: 0,
  total_score: 0,
  validated_at: null,
} as const satisfies RoundChanges

/** All that a disqualification or an injury had taken, as the round's history has it. */
function asBefore(stop: StoredChange | undefined): RoundChanges | null {
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
