/** Two judges per round (statuses-and-moves §15): who resolves differences, who accepts a single ballot, who sees ballots. */

import { type Decision, notAllowed } from './decision.ts'
import type { Entry, Person, Round, RoundBallots } from './model.ts'
import { isCompetitionJudge, isHeadJudge, isOwner } from './permissions.ts'
import type { RoundContext } from './round-moves.ts'

type JudgeEntry = Pick<Entry, 'userId' | 'role' | 'status'> & { is_head?: boolean }
type BallotRound = Pick<Round, 'userId' | 'status'> & { ballots?: RoundBallots | undefined }
type BallotContext = RoundContext & { entries: readonly JudgeEntry[] }

/** Who resolves the ballots. `head`: the head judge. `judges`: one proposes, the other confirms. null: nothing is to be decided. */
export function ballotsWaitFor(round: BallotRound, entries: readonly JudgeEntry[]): 'head' | 'judges' | null {
  const { ballots, status } = round
  if (!ballots || status !== 'scoring' || ballots.held > 0 || ballots.given < ballots.needed) return null
  return hasHead(round, entries) ? 'head' : 'judges'
}

/** Whether a head judge can decide about this round; one who rode it does not count. */
function hasHead({ userId }: Pick<Round, 'userId'>, entries: readonly JudgeEntry[]): boolean {
  return entries.some(
    (entry) =>
      entry.is_head === true &&
      entry.role === 'judge' &&
      entry.status === 'approved' &&
      entry.userId !== userId,
  )
}

type BallotRefusal = 'wrong-state' | 'not-current-phase'

/** `resolve`: the result holds at once. `propose`: the other judge has to confirm it. */
export function decideResolution(
  person: Person,
  context: BallotContext,
): Decision<'resolve' | 'propose', BallotRefusal> {
  const { entries, round } = context
  if (!isCompetitionJudge(person, entries) || round.userId === person?.id) return { refusal: notAllowed }
  const isForHead = hasHead(round, entries)
  const isEntitled = isForHead ? isHeadJudge(person, entries) : round.ballots?.own === 'given'
  if (!isEntitled) return { refusal: notAllowed }
  const refusal = notNow(context) ?? (ballotsWaitFor(round, entries) === null ? 'wrong-state' : null)
  return refusal === null ? { move: isForHead ? 'resolve' : 'propose' } : { refusal }
}

const beforeCompletion: ReadonlySet<Round['status'] | 'unknown'> = new Set([
  'pending',
  'recording',
  'recorded',
  'scoring',
])

/** Allowed only while a ballot is missing. */
export function decideOneIsEnough(
  person: Person,
  context: RoundContext,
): Decision<'one-is-enough', BallotRefusal> {
  const { competition, round } = context
  if (!isOwner(person, competition)) return { refusal: notAllowed }
  const refusal = notNow(context)
  if (refusal !== null) return { refusal }
  const { ballots, status } = round
  const isMissing = ballots !== undefined && ballots.needed > 1 && ballots.given < ballots.needed
  return isMissing && beforeCompletion.has(status) ? { move: 'one-is-enough' } : { refusal: 'wrong-state' }
}

function notNow({ competition, round, currentPhase }: RoundContext): BallotRefusal | null {
  if (competition.status !== 'started') return 'wrong-state'
  return round.roundNumber === currentPhase ? null : 'not-current-phase'
}

/** `own`: until all ballots are in, a judge sees nothing of what the other entered (who-sees-what §13). */
export function visibleBallots(
  person: Person,
  { competition, entries, round }: Pick<BallotContext, 'competition' | 'entries'> & { round: BallotRound },
): 'all' | 'own' | null {
  const { ballots } = round
  if (person === null || !ballots) return null
  if (round.userId === person.id && !isOwner(person, competition))
    return round.status === 'published' ? 'all' : null
  const isComplete = ballots.given >= ballots.needed
  const isJudge = isCompetitionJudge(person, entries)
  if (isOwner(person, competition)) return isComplete || !isJudge ? 'all' : 'own'
  if (!isJudge || (ballots.own !== 'given' && !isHeadJudge(person, entries))) return null
  return isComplete ? 'all' : 'own'
}
