/**
 * The whole bracket for drawing (phases-and-seeding §10): every pair of every stage with what the viewer may know of it.
 */

import { type PlayedPair, type Slot, bracketFromRounds } from './pairs.ts'
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
  /** Would win by scores that are not published yet, for who sees them. */
  leads: boolean
  /** Of a place that is not filled: which pair of the stage before fills it. null where seeds do. */
  from: { label: string; outcome: 'winner' | 'loser' } | null
}

export type BracketPair = {
  vsGroup: string
  /** Its group; of 32, where two pairs share one, with its place in it: A1, A2. */
  label: string
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
  /** The winners of consecutive pairs meet next; not of the last stage, nor where seeds say who meets in the final. */
  leadsOn: boolean
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
  const walked = bracketFromRounds(competition.stages, athletes, published)
  const asScored = bracketFromRounds(competition.stages, athletes, rounds)
  return walked.flatMap((pairs, index) => {
    const stage = pairs[0]?.stage
    if (stage === undefined) return []
    const before = walked[index - 1] ?? []
    return [
      {
        stage,
        name: stageNames[stage],
        pairs: pairs.map((pair, place) =>
          drawn(pair, { place, before, roundOf, asScored: asScored[index]?.[place] }),
        ),
        leadsOn: leadsOn(stage, walked[index + 1]?.[0]?.stage),
      },
    ]
  })
}

type Around = {
  /** From 0, among the pairs of its stage. */
  place: number
  before: readonly PlayedPair[]
  roundOf: (stage: StageId, userId: number) => ViewedRound | null
  /** The same pair by every score that the viewer sees, published or not. */
  asScored: PlayedPair | undefined
}

function drawn(pair: PlayedPair, { place, before, roundOf, asScored }: Around): BracketPair {
  const slot = (side: Slot, which: 0 | 1): BracketSlot => {
    const round = side.kind === 'athlete' ? roundOf(pair.stage, side.userId) : null
    const isWinner = isSame(side, pair.winner)
    return {
      ...side,
      roundId: round?.id ?? null,
      score: round && scoreOf(round),
      isWinner,
      leads: !isWinner && pair.winner.kind === 'awaited' && isSame(side, asScored?.winner),
      from: side.kind === 'awaited' ? filledBy(pair, 2 * place + which, before) : null,
    }
  }
  return {
    vsGroup: pair.vsGroup,
    label: labelOf(pair, place),
    vsMatchNumber: pair.vsMatchNumber,
    isBye: (pair.a.kind === 'empty') !== (pair.b.kind === 'empty'),
    a: slot(pair.a, 0),
    b: slot(pair.b, 1),
  }
}

function isSame(side: Slot, other: Slot | undefined): boolean {
  return side.kind === 'athlete' && other?.kind === 'athlete' && side.userId === other.userId
}

function labelOf({ stage, vsGroup }: Pick<PlayedPair, 'stage' | 'vsGroup'>, place: number): string {
  return stage === 5 ? `${vsGroup}${(place % 2) + 1}` : vsGroup
}

/** Into the match for third place go the losers of the semifinal. */
function filledBy(
  { stage, vsGroup }: PlayedPair,
  slot: number,
  before: readonly PlayedPair[],
): BracketSlot['from'] {
  const feeder = before[slot % before.length]
  if (feeder === undefined || !leadsOn(feeder.stage, stage)) return null
  const label = labelOf(feeder, slot % before.length)
  return { label, outcome: stage === 1 && vsGroup === '3P' ? 'loser' : 'winner' }
}

/** In a final without a semifinal the best two seeds of those left meet. */
function leadsOn(from: StageId, to: StageId | undefined): boolean {
  return to !== undefined && (to !== 1 || from === 2)
}
