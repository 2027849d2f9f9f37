/** Judging without a network (screens §35): what can be sent later, and what to do with a draft that cannot be saved any more. */
import type { Round } from './model.ts'
import type { RoundVerb } from './round-moves.ts'

/** Only the claim and the save of a round can be sent later; all other moves need the server at once. */
export function canWaitForNetwork(verb: RoundVerb): boolean {
  return verb === 'claim' || verb === 'save-score' || verb === 'save-edit'
}

/**
 * What to do with an unsent draft. `claim`: claim the round again and save. `reopen`: replace another judge's score. `look`:
 * open the round. Only the first two count in the competition.
 */
export type UnsentDraftOption = 'claim' | 'reopen' | 'look' | 'throw-away'

/** The best option first. `round` is null if it is gone or the person may not see it. */
export function unsentDraftOptions(round: Pick<Round, 'status'> | null): UnsentDraftOption[] {
  const options: UnsentDraftOption[] = []
  if (round?.status === 'recorded') options.push('claim')
  if (round?.status === 'completed') options.push('reopen')
  if (round) options.push('look')
  return [...options, 'throw-away']
}
