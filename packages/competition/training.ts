/** What an athlete may do with an own training round (statuses-and-moves §11); nobody else may do anything. */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

export type TrainingVerb = 'edit' | 'publish' | 'delete'

/** A published one is public and can only be deleted. */
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
