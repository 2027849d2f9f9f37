/**
 * Judging while the server cannot be asked (screens §35): which moves wait until it can, and what a judge may do with what
 * was entered when the round was not to be had any more.
 */
import type { Person, Round } from './model.ts'
import { canCreateTraining } from './permissions.ts'
import type { RoundVerb } from './round-moves.ts'

/** A claim is made good later, before the score is saved; every other step is told to others at once, or not taken. */
export function canWaitForNetwork(verb: RoundVerb): boolean {
  return verb === 'claim' || verb === 'save-score' || verb === 'save-edit'
}

/**
 * `claim`: it waits for a judge again, and is saved as it was entered. `reopen`: what was entered takes the place of what
 * another judge saved. `look`: as it stands. `train`: a training round of one's own. `copy`: as text. The first is the one
 * that makes it count.
 */
export type LeftDraftOption = 'claim' | 'reopen' | 'look' | 'train' | 'copy' | 'throw-away'

/** With what was entered for a round that one does not hold any more; null: there is none, or it is not one's to see. */
export function leftDraftOptions(person: Person, round: Pick<Round, 'status'> | null): LeftDraftOption[] {
  const ways: LeftDraftOption[] = []
  if (round?.status === 'recorded') ways.push('claim')
  if (round?.status === 'completed') ways.push('reopen')
  if (round) ways.push('look')
  if (canCreateTraining(person)) ways.push('train')
  return [...ways, 'copy', 'throw-away']
}
