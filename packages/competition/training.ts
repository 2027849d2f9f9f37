/** What an athlete does with a training round of his or her own; nobody else does anything (statuses-and-moves §11). */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

export type TrainingVerb = 'edit' | 'publish' | 'delete'

/** Published is for everybody, and cannot be changed any more, only deleted. */
export function decideTraining(
  person: Person,
  round: Pick<Round, 'userId' | 'roundNumber' | 'status'>,
  verb: TrainingVerb,
): Decision<TrainingVerb, 'wrong-state'> {
  const isOwn = person !== null && round.roundNumber === null && round.userId === person.id
  if (!isOwn) return { refusal: notAllowed }
  const isOpen = verb === 'delete' || (round.status !== 'published' && round.status !== 'unknown')
  return isOpen ? { move: verb } : { refusal: 'wrong-state' }
}
