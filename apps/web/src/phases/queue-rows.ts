/** The judges' queue (screens §8): the rounds of the current phase in run order, each with what this person may do now. */
import { decideRound, type RoundMove, roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import { type OutReason, outReasonOf } from '@trickline/competition/standings'
import { isJudged } from '@trickline/competition/statuses'
import { canSeeRoundHistory } from '@trickline/competition/visibility'
import type { RoundRead } from '@trickline/contract/read-rows'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { roundOpens } from '@trickline/views/phases/phase-rows.ts'

/** The next step with a round; `continue` is for the judge who holds it. */
export type MainStep = 'start-recording' | 'stop-recording' | 'claim' | 'continue' | 'reopen'

export type QueueRow = {
  round: RoundRead
  main: MainStep | null
  moves: ReadonlyMap<RoundVerb, RoundMove>
  isOwn: boolean
  /** True if this person is scoring or editing the round. */
  isMine: boolean
  isOpenable: boolean
  hasHistory: boolean
}

export type Queue = {
  /** Unjudged rounds and those being edited, in run order. */
  toJudge: QueueRow[]
  judged: QueueRow[]
  atWork: QueueRow[]
}

export function judgesQueue(view: CompetitionView): Queue {
  const rows = currentRounds(view)
    .toSorted((a, b) => a.run_order - b.run_order)
    .map((round) => queueRow(view, round))
  return {
    toJudge: rows.filter((row) => !isDone(row)),
    judged: rows.filter(isDone),
    atWork: rows.filter(({ round }) => atWork.has(round.status)),
  }
}

/** A round under review counts as not judged, though it keeps its score. */
function isDone({ round }: QueueRow): boolean {
  return isJudged(round) && round.status !== 'review'
}

const atWork: ReadonlySet<string> = new Set(['recording', 'scoring', 'review'])

function queueRow(view: CompetitionView, round: RoundRead): QueueRow {
  const moves = movesNow(view, round)
  const isMine = moves.has('save-score') || moves.has('save-edit')
  return {
    round,
    main: isMine ? 'continue' : (mainSteps.find((step) => moves.has(step)) ?? null),
    moves,
    isOwn: view.person?.id === round.userId,
    isMine,
    isOpenable: roundOpens(view, round),
    hasHistory: canSeeRoundHistory(view.person, view, view.entries, round),
  }
}

/** Relation of `round.judge` to the round, as a key of the messages; null before it is scored. */
export function judgeRole(round: RoundRead): 'heldBy' | 'scoredBy' | OutReason | null {
  if (round.status === 'scoring' || round.status === 'review') return 'heldBy'
  return outReasonOf(round) ?? (isJudged(round) ? 'scoredBy' : null)
}

const mainSteps = ['start-recording', 'stop-recording', 'claim', 'reopen'] as const

function movesNow(view: CompetitionView, round: RoundRead): Map<RoundVerb, RoundMove> {
  const { person, entries, current } = view
  const context = { competition: view, entries, round, currentPhase: current?.number ?? null }
  const moves = roundMoves.flatMap(({ verb }) => decideRound(person, context, verb).move ?? [])
  return new Map(moves.map((move) => [move.verb, move]))
}
