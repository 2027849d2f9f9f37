/**
 * How a competition round passes from pending to published (statuses-and-moves §6). A move that is not in the table does
 * not exist. `holder` is the judge who claimed or reopened the round; nobody acts on his or her own round.
 */

import type { Round, RoundStatus } from './model.ts'

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
  | 'publish'

export type RoundMove = {
  from: RoundStatus
  to: RoundStatus
  verb: RoundVerb
  by: 'judge' | 'holder' | 'holder-or-owner' | 'owner'
}

export const roundMoves: readonly RoundMove[] = [
  { from: 'pending', to: 'recording', verb: 'start-recording', by: 'judge' },
  { from: 'recording', to: 'recorded', verb: 'stop-recording', by: 'judge' },
  { from: 'recorded', to: 'scoring', verb: 'claim', by: 'judge' },
  { from: 'scoring', to: 'completed', verb: 'save-score', by: 'holder' },
  { from: 'scoring', to: 'recorded', verb: 'cancel-scoring', by: 'holder-or-owner' },
  { from: 'completed', to: 'review', verb: 'reopen', by: 'judge' },
  { from: 'review', to: 'completed', verb: 'cancel-edit', by: 'holder-or-owner' },
  { from: 'review', to: 'completed', verb: 'save-edit', by: 'holder' },
  { from: 'pending', to: 'disqualified', verb: 'disqualify', by: 'judge' },
  { from: 'recording', to: 'disqualified', verb: 'disqualify', by: 'judge' },
  { from: 'recorded', to: 'disqualified', verb: 'disqualify', by: 'judge' },
  { from: 'completed', to: 'disqualified', verb: 'disqualify', by: 'judge' },
  { from: 'pending', to: 'injured', verb: 'injure', by: 'judge' },
  { from: 'recording', to: 'injured', verb: 'injure', by: 'judge' },
  { from: 'recorded', to: 'injured', verb: 'injure', by: 'judge' },
  { from: 'completed', to: 'injured', verb: 'injure', by: 'judge' },
  { from: 'completed', to: 'published', verb: 'publish', by: 'owner' },
  { from: 'disqualified', to: 'published', verb: 'publish', by: 'owner' },
  { from: 'injured', to: 'published', verb: 'publish', by: 'owner' },
]

/**
 * The move between two statuses, or null: then the answer is 409 and nothing changes.
 * From review to completed two moves lead: this gives `cancel-edit`, which needs no tricks; a save asks `roundMoveBy`.
 */
export function roundMove(from: Round['status'], to: RoundStatus): RoundMove | null {
  return roundMoves.find((move) => move.from === from && move.to === to) ?? null
}

/** Where a verb leads from a status, or null when it cannot be done there. */
export function roundMoveBy(from: Round['status'], verb: RoundVerb): RoundMove | null {
  return roundMoves.find((move) => move.from === from && move.verb === verb) ?? null
}
