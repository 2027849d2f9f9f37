/**
 * The whole bracket for drawing (phases-and-seeding §10): every pair of every stage with what the viewer may know of it.
 */

import { walkRounds } from './pairs.ts'
import type { PlayedPair, Slot } from './pairs.ts'
import type { Competition, Round, StageId } from './model.ts'
import { stageNames } from './phases.ts'
import { scoreOf } from './standings.ts'
import type { ScoredRound } from './standings.ts'

/** A round as the viewer has it: `totalScore` is null where the score is hidden. */
export type ViewedRound = ScoredRound & Pick<Round, 'id' | 'stage'>

export type BracketSlot = Slot & {
  /** The athlete's round in this stage; null with a bye or before the stage begins. */
  roundId: number | null
  /** null while hidden or not there. */
  score: number | null
  isWinner: boolean
}

export type BracketPair = {
  vsGroup: string
  vsMatchNumber: number | null
  /** One of the two goes on without a round. */
  isBye: boolean
  a: BracketSlot
  b: BracketSlot
}

export type BracketStage = {
  stage: StageId
  name: (typeof stageNames)[StageId]
  /** From the top down; of the final, F and then 3P. */
  pairs: BracketPair[]
}

/**
 * The stages from the largest to the final; nothing in scoring mode. A winner shows once both rounds of the pair
 * are published, to everybody alike. Before seeding the places of the first stage carry their seed only.
 */
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
  return walkRounds(competition.stages, athletes, published).flatMap((pairs) => {
    const stage = pairs[0]?.stage
    if (stage === undefined) return []
    return [{ stage, name: stageNames[stage], pairs: pairs.map((pair) => drawn(pair, roundOf)) }]
  })
}

function drawn(
  pair: PlayedPair,
  roundOf: (stage: StageId, userId: number) => ViewedRound | null,
): BracketPair {
  const slot = (side: Slot): BracketSlot => {
    const round = side.kind === 'athlete' ? roundOf(pair.stage, side.userId) : null
    return {
      ...side,
      roundId: round?.id ?? null,
      score: round && scoreOf(round),
      isWinner:
        side.kind === 'athlete' && pair.winner.kind === 'athlete' && pair.winner.userId === side.userId,
    }
  }
  return {
    vsGroup: pair.vsGroup,
    vsMatchNumber: pair.vsMatchNumber,
    isBye: (pair.a.kind === 'empty') !== (pair.b.kind === 'empty'),
    a: slot(pair.a),
    b: slot(pair.b),
  }
}
