/** The judges' queue (screens §8): the rounds of the current phase in running order, with what this person may do now. */
import { decideOneIsEnough, decideResolution } from '@trickline/competition/ballots'
import { decideRound, type RoundMove, roundMoves, type RoundVerb } from '@trickline/competition/round-moves'
import { isJudged } from '@trickline/competition/statuses'
import { canSeeRoundHistory } from '@trickline/competition/visibility'
import type { RoundRead } from '@trickline/contract/read-rows'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { roundOpens } from '@trickline/views/phases/phase-rows.ts'

/** The next step with a round; `continue` is for the judge who holds it. */
export type MainStep = 'start-recording' | 'stop-recording' | 'claim' | 'continue' | 'reopen' | 'decide'

export type QueueRow = {
  round: RoundRead
  main: MainStep | null
  moves: ReadonlyMap<RoundVerb, RoundMove>
  /** The round that this one is against, in a stage of pairs. */
  opponent: RoundRead | undefined
  isOwn: boolean
  /** True if this person is scoring or editing the round. */
  isMine: boolean
  isOpenable: boolean
  hasHistory: boolean
  /** The owner may accept a single ballot. */
  canBeOne: boolean
}

/** Each list is in running order. */
export type Queue = {
  all: QueueRow[]
  /** Rounds that this person is scoring or editing. */
  mine: QueueRow[]
  recorded: QueueRow[]
  /** Rounds being recorded, or scored or edited by somebody else. */
  atWork: QueueRow[]
  toCome: QueueRow[]
  judged: QueueRow[]
}

type Group = Exclude<keyof Queue, 'all'>

export function judgesQueue(view: CompetitionView): Queue {
  const all = currentRounds(view)
    .toSorted((a, b) => a.run_order - b.run_order)
    .map((round, _, rounds) => queueRow(view, round, rounds))
  const group = (name: Group) => all.filter((row) => groupOf(row) === name)
  return {
    all,
    mine: group('mine'),
    recorded: group('recorded'),
    atWork: group('atWork'),
    toCome: group('toCome'),
    judged: group('judged'),
  }
}

function groupOf({ round, isMine, main }: QueueRow): Group {
  if (isMine || main === 'decide') return 'mine'
  // a round under review counts as not judged, though it keeps its score
  if (isJudged(round) && round.status !== 'review') return 'judged'
  // the second of two judges can also claim a round while the first enters it
  if (round.status === 'recorded' || main === 'claim') return 'recorded'
  return atWork.has(round.status) ? 'atWork' : 'toCome'
}

const atWork: ReadonlySet<string> = new Set(['recording', 'scoring', 'review'])

function queueRow(view: CompetitionView, round: RoundRead, rounds: readonly RoundRead[]): QueueRow {
  const moves = movesNow(view, round)
  const isMine = moves.has('save-score') || moves.has('save-edit')
  const context = contextOf(view, round)
  const decides = decideResolution(view.person, context).move !== undefined
  const step = decides ? 'decide' : (mainSteps.find((each) => moves.has(each)) ?? null)
  return {
    round,
    main: isMine ? 'continue' : step,
    canBeOne: decideOneIsEnough(view.person, context).move !== undefined,
    moves,
    opponent: rounds.find((other) => other !== round && isSameMatch(other, round)),
    isOwn: view.person?.id === round.userId,
    isMine,
    isOpenable: roundOpens(view, round),
    hasHistory: canSeeRoundHistory(view.person, view, view.entries, round),
  }
}

function isSameMatch(one: RoundRead, other: RoundRead): boolean {
  return one.vsMatchNumber !== null && one.vsMatchNumber === other.vsMatchNumber
}

const mainSteps = ['start-recording', 'stop-recording', 'claim', 'reopen'] as const

function movesNow(view: CompetitionView, round: RoundRead): Map<RoundVerb, RoundMove> {
  const context = contextOf(view, round)
  const moves = roundMoves.flatMap(({ verb }) => decideRound(view.person, context, verb).move ?? [])
  return new Map(moves.map((move) => [move.verb, move]))
}

function contextOf(view: CompetitionView, round: RoundRead) {
  const { entries, current } = view
  return { competition: view, entries, round, currentPhase: current?.number ?? null }
}
