/** Judging without a network (screens §35): what can be sent later, and what to do with a draft whose round is lost. */
import type { Round } from './model.ts'
import type { RoundVerb } from './round-moves.ts'

/** True for the claim and the save of a round, which may be sent later. All other moves need the server at once. */
export function canWaitForNetwork(verb: RoundVerb): boolean {
  return verb === 'claim' || verb === 'save-score' || verb === 'save-edit'
}

/**
 * `claim`: claim the round again and save. `reopen`: replace another judge's score. `look`: open the round. Only the first
 * two count in the competition.
 */
export type UnsentDraftOption = 'claim' | 'reopen' | 'look' | 'throw-away'

/** Best option first. null: the round is gone, or the person may not see it. */
export function unsentDraftOptions(round: Pick<Round, 'status'> | null): UnsentDraftOption[] {
  const options: UnsentDraftOption[] = []
  if (round?.status === 'recorded') options.push('claim')
  if (round?.status === 'completed') options.push('reopen')
  if (round) options.push('look')
  return [...options, 'throw-away']
}
