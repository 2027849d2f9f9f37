/** Which divisions of an event an athlete may enter, and why not the others (events §3, §4). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { visibleDivisions } from '@trickline/competition/event-rights'
import { hasRole } from '@trickline/competition/roles'
import type { Entering } from '@trickline/contract/events'
import { messagesFor } from '@trickline/messages/messages-for'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { type Asker, reasonsAgainst } from '../entries/eligibility.ts'
import { entriesOfPerson } from '../entries/entries-store.ts'
import type { EventWithDivisions } from './event-row.ts'

type Reader = Asker & { now: Date }

export async function enteringOf(
  reader: Reader,
  { event, divisions }: EventWithDivisions,
): Promise<Entering[]> {
  const { tx, person } = reader
  if (!hasRole(person, 'athlete')) return []
  const entries = (await entriesOfPerson(tx, person.id)).filter(({ role }) => role === 'athlete')
  const entering: Entering[] = []
  for (const division of visibleDivisions(person, event, divisions)) {
    const entry = entries.find((each) => each.competition_id === division.id)
    const message = entry ? null : await messageAgainst(reader, division)
    const state = entry ? 'entered' : message === null ? 'open' : 'refused'
    entering.push({ competition_id: division.id, state, message })
  }
  return entering
}

/** null: the athlete may enter. */
async function messageAgainst(reader: Reader, division: CompetitionRecord): Promise<string | null> {
  const { person, now, language } = reader
  const { errors, events } = messagesFor(language)
  const { refusal } = decideCompetition(person, { competition: division, now: now.getTime() }, 'register')
  if (refusal === 'not-allowed') return events.ineligible.own
  if (refusal === 'wrong-state')
    return division.isOpen ? errors['registration-closed'] : events.ineligible.byInvitation
  if (refusal) return errors[refusal]
  const { reasons } = await reasonsAgainst(reader, division)
  return reasons.length === 0 ? null : reasons.join(' ')
}
