/** How a competition round gets from pending to published, and by whom (statuses-and-moves §6). Publishing is in phases.ts. */

import { type Decision, notAllowed } from './decision.ts'
import type { Competition, Entry, Person, Round, RoundBallots, RoundStatus } from './model.ts'
import { competes, isCompetitionJudge, isOwner } from './permissions.ts'

export type RoundVerb =
  | 'start-recording'
  | 'stop-recording'
  | 'claim'
  | 'save-score'
  | 'cancel-scoring'
  | 'reopen'
  | 'save-edit'
  | 'cancel-edit'
  | 'disqualify'
  | 'injure'
  | 'set-back'

export type RoundMove = {
  verb: RoundVerb
  /**
   * `judge`: any but the one who rode the round. `holder`: who claimed or reopened it. `neutral-judge`: one who does not
   * compete. `setter`: who marked it as disqualified or injured.
   */
  by: 'judge' | 'neutral-judge' | 'holder' | 'holder-or-owner' | 'setter-or-owner'
  from: readonly RoundStatus[]
  to: RoundStatus
}

const stoppable = ['pending', 'recording', 'recorded', 'completed'] as const
const stopped = ['disqualified', 'injured'] as const

/** Where only the new status is known, the first move between the two statuses counts. */
export const roundMoves: readonly RoundMove[] = [
  { verb: 'start-recording', by: 'judge', from: ['pending'], to: 'recording' },
  { verb: 'stop-recording', by: 'judge', from: ['recording'], to: 'recorded' },
  { verb: 'claim', by: 'judge', from: ['recorded'], to: 'scoring' },
  { verb: 'save-score', by: 'holder', from: ['scoring'], to: 'completed' },
  { verb: 'cancel-scoring', by: 'holder-or-owner', from: ['scoring'], to: 'recorded' },
  { verb: 'reopen', by: 'judge', from: ['completed'], to: 'review' },
  { verb: 'cancel-edit', by: 'holder-or-owner', from: ['review'], to: 'completed' },
  { verb: 'save-edit', by: 'holder', from: ['review'], to: 'completed' },
  { verb: 'disqualify', by: 'neutral-judge', from: stoppable, to: 'disqualified' },
  { verb: 'injure', by: 'neutral-judge', from: stoppable, to: 'injured' },
  // only back to the status before the stop
  ...stoppable.map((to) => ({ verb: 'set-back', by: 'setter-or-owner', from: stopped, to }) as const),
]

export type RoundContext = {
  competition: Pick<Competition, 'organizerId' | 'status'>
  entries: readonly Pick<Entry, 'userId' | 'role' | 'status'>[]
  round: Pick<
    Round,
    'userId' | 'roundNumber' | 'judgeId' | 'status' | 'recordingStartAt' | 'recordingEndAt' | 'completedAt'
  > & { ballots?: RoundBallots | undefined }
  currentPhase: number | null
}

type RoundDecision = Decision<RoundMove, 'wrong-state' | 'not-current-phase' | 'round-taken'>

export function decideRound(person: Person, context: RoundContext, verb: RoundVerb): RoundDecision {
  return decide(person, context, (move) => move.verb === verb)
}

export function decideRoundTo(person: Person, context: RoundContext, to: RoundStatus): RoundDecision {
  return decide(person, context, (move) => move.to === to)
}

/** Refuses with `not-allowed` a person who could make none of the moves even as the holder, otherwise with the wrong state. */
function decide(
  person: Person,
  context: RoundContext,
  isRequested: (move: RoundMove) => boolean,
): RoundDecision {
  const { competition, round, currentPhase } = context
  const candidates = roundMoves.filter(isRequested)
  const move = candidates.find((each) => isMoveFrom(each, round))
  const isAllowed = move
    ? isEntitled(person, context, move.by)
    : candidates.some(({ by }) => isEntitled(person, asClaimHolder(person, context), by))
  if (!isAllowed) return { refusal: notAllowed }
  if (competition.status !== 'started') return { refusal: 'wrong-state' }
  if (round.roundNumber !== currentPhase) return { refusal: 'not-current-phase' }
  if (move) return { move }
  const claims = candidates.some(({ verb }) => verb === 'claim')
  return { refusal: isTakenByOthers(person, round, claims) ? 'round-taken' : 'wrong-state' }
}

function isMoveFrom({ verb, from, to }: RoundMove, round: RoundContext['round']): boolean {
  const { ballots, status: now } = round
  if (ballots && verb === 'claim')
    return (now === 'recorded' || now === 'scoring') && ballots.own === 'none' && !isTaken(ballots)
  // a round that nobody holds waits for the head judge or the two judges
  if (ballots && now === 'scoring' && (ballots.held === 0 || ballots.own === 'given')) {
    const isGivenBack = verb === 'cancel-scoring' && ballots.held > 0
    if (!isGivenBack) return false
  }
  if (!from.some((status) => status === round.status)) return false
  return verb !== 'set-back' || to === statusBeforeStop(round)
}

/** The status before disqualification or injury, derived from the round's timestamps. */
function statusBeforeStop({
  recordingStartAt,
  recordingEndAt,
  completedAt,
}: RoundContext['round']): (typeof stoppable)[number] {
  if (completedAt !== null) return 'completed'
  if (recordingEndAt !== null) return 'recorded'
  return recordingStartAt === null ? 'pending' : 'recording'
}

function isEntitled(person: Person, context: RoundContext, by: RoundMove['by']): boolean {
  const { competition, entries, round } = context
  if (round.roundNumber === null) return false
  if (by.endsWith('-or-owner') && isOwner(person, competition)) return true
  if (!isCompetitionJudge(person, entries) || round.userId === person?.id) return false
  if (by === 'judge') return true
  return by === 'neutral-judge' ? !competes(person, entries) : round.judgeId === person?.id
}

function asClaimHolder(person: Person, context: RoundContext): RoundContext {
  return { ...context, round: { ...context.round, judgeId: person?.id ?? null } }
}

function isTakenByOthers(
  person: Person,
  { status, judgeId, ballots }: RoundContext['round'],
  claims: boolean,
): boolean {
  if (ballots && status !== 'review')
    return claims && (status === 'recorded' || status === 'scoring') && ballots.own === 'none'
  return (status === 'scoring' || status === 'review') && judgeId !== null && judgeId !== person?.id
}

function isTaken({ needed, given, held }: RoundBallots): boolean {
  return given + held >= needed
}
