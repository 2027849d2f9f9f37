/** What athletes may do with their own training rounds (statuses-and-moves §11); nobody else may do anything with them. */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

/** The athlete may correct, publish and delete the round until it is published. */
export function decideTraining(
  person: Person,
  round: Pick<Round, 'userId' | 'roundNumber' | 'status'>,
): Decision<'change', 'wrong-state'> {
  const isOwn = person !== null && round.roundNumber === null && round.userId === person.id
  if (!isOwn) return { refusal: notAllowed }
  const isOpen = round.status !== 'published' && round.status !== 'unknown'
  return isOpen ? { move: 'change' } : { refusal: 'wrong-state' }
}
