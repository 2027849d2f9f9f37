/** What an athlete may do with an own training round (statuses-and-moves §11); nobody else may do anything. */

import { type Decision, notAllowed } from './decision.ts'
import type { Person, Round } from './model.ts'

/** Its athlete corrects, publishes and deletes it until it is published. */
export function decideTraining(
  person: Person,
  round: Pick<Round, 'userId' | 'roundNumber' | 'status'>,
): Decision<'change', 'wrong-state'> {
  const isOwn = person !== null && round.roundNumber === null && round.userId === person.id
  if (!isOwn) return { refusal: notAllowed }
  const isOpen = round.status !== 'published' && round.status !== 'unknown'
  return isOpen ? { move: 'change' } : { refusal: 'wrong-state' }
}
