/** The whole bracket as it is drawn (phases-and-seeding §10), with what the viewer may see. */

import { bracketFromRounds, type PlayedPair, type Slot } from './pairs.ts'
import type { Competition, Round, StageId } from './model.ts'
import { stageNames } from './stage-names.ts'
import { scoreOf } from './standings.ts'
import type { ScoredRound } from './standings.ts'

/** `totalScore` is null where the viewer may not see it. */
export type ViewedRound = ScoredRound & Pick<Round, 'id' | 'stage'>

export type BracketSlot = Slot & {
  /** The athlete's round in this stage; null with a bye or before the stage begins. */
  roundId: number | null
  score: number | null
  isWinner: boolean
  /** The athlete is ahead by unpublished scores that the viewer may see. */
  isAhead: boolean
  /** The pair of the previous stage that fills this empty place; null where seeds fill it. */
  from: { number: number; outcome: 'winner' | 'loser' } | null
}

export type BracketPair = {
  vsGroup: string
  /** Counts the pairs of the stage from the top, from 1, byes included. */
  number: number
  vsMatchNumber: number | null
  isBye: boolean
  /** What decided between equal scores, as far as the viewer may see them. */
  tie: PlayedPair['tie']
  a: BracketSlot
  b: BracketSlot
}

export type BracketStage = {
  stage: StageId
  name: (typeof stageNames)[StageId]
  /** From the top down; in the final F, then 3P. */
  pairs: BracketPair[]
  /** False in the last stage, and where seeds instead of winners fill the final. */
  winnersMeetNext: boolean
}

/** Largest stage first; [] in scoring mode. For every viewer, a pair has a winner once both its rounds are published. */
export function bracketView(
  competition: Pick<Competition, 'isVs' | 'stages'>,
  entries: readonly { userId: number | null; seed: number | null }[],
  rounds: readonly ViewedRound[],
): BracketStage[] {
  if (!competition.isVs) return []
  const athletes = entries.flatMap(({ userId, seed }) => (userId === null ? [] : [{ userId, seed }]))
  const published = rounds.filter(({ status }) => status === 'published')
  const roundOf = (stage: StageId, userId: number): ViewedRound | null =>
    rounds.find((round) => round.stage === stage && round.userId === userId) ?? null
  const bracket = bracketFromRounds(competition.stages, athletes, published)
  const provisional = bracketFromRounds(competition.stages, athletes, rounds)
  return bracket.flatMap((pairs, index) => {
    const stage = pairs[0]?.stage
    if (stage === undefined) return []
    const previous = bracket[index - 1] ?? []
    return [
      {
        stage,
        name: stageNames[stage],
        pairs: pairs.map((pair, place) =>
          toBracketPair(pair, { place, previous, roundOf, provisional: provisional[index]?.[place] }),
        ),
        winnersMeetNext: winnersMeetNext(stage, bracket[index + 1]?.[0]?.stage),
      },
    ]
  })
}

type PairContext = {
  place: number
  previous: readonly PlayedPair[]
  roundOf: (stage: StageId, userId: number) => ViewedRound | null
  /** The same pair by all scores that the viewer may see, published or not. */
  provisional: PlayedPair | undefined
}

function toBracketPair(
  pair: PlayedPair,
  { place, previous, roundOf, provisional }: PairContext,
): BracketPair {
  const slot = (side: Slot, which: 0 | 1): BracketSlot => {
    const round = side.kind === 'athlete' ? roundOf(pair.stage, side.userId) : null
    const isWinner = isSame(side, pair.winner)
    return {
      ...side,
      roundId: round?.id ?? null,
      score: round && scoreOf(round),
      isWinner,
      isAhead: !isWinner && pair.winner.kind === 'awaited' && isSame(side, provisional?.winner),
      from: side.kind === 'awaited' ? filledBy(pair, 2 * place + which, previous) : null,
    }
  }
  return {
    vsGroup: pair.vsGroup,
    number: place + 1,
    vsMatchNumber: pair.vsMatchNumber,
    tie: pair.tie ?? provisional?.tie ?? null,
    isBye: (pair.a.kind === 'empty') !== (pair.b.kind === 'empty'),
    a: slot(pair.a, 0),
    b: slot(pair.b, 1),
  }
}

function isSame(side: Slot, other: Slot | undefined): boolean {
  return side.kind === 'athlete' && other?.kind === 'athlete' && side.userId === other.userId
}

function filledBy(
  { stage, vsGroup }: PlayedPair,
  slot: number,
  previous: readonly PlayedPair[],
): BracketSlot['from'] {
  const feeder = previous[slot % previous.length]
  if (feeder === undefined || !winnersMeetNext(feeder.stage, stage)) return null
  const number = (slot % previous.length) + 1
  return { number, outcome: stage === 1 && vsGroup === '3P' ? 'loser' : 'winner' }
}

/** False for a final without a semifinal: there the two best remaining seeds meet. */
function winnersMeetNext(from: StageId, to: StageId | undefined): boolean {
  return to !== undefined && (to !== 1 || from === 2)
}
