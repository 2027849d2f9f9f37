/** Describes the clashes of a timetable in sentences (events §5). */
import { phaseAt } from '@trickline/competition/phases'
import type { Clash, TimetableItem } from '@trickline/competition/timetable'
import type { TimetableClash } from '@trickline/contract/events'
import type { Language } from '@trickline/messages/languages'
import { locale } from '@trickline/messages/languages'
import { messagesFor } from '@trickline/messages/messages-for'
import type { Kysely } from 'kysely'
import { peopleById } from '../people/people-store.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import type { EventWithDivisions } from './event-row.ts'

export async function clashRows(
  db: Kysely<Schema>,
  clashes: readonly Clash[],
  { event, divisions }: EventWithDivisions,
  language: Language,
): Promise<TimetableClash[]> {
  const words = messagesFor(language).events
  const people = await peopleById(
    db,
    clashes.filter(({ kind }) => kind !== 'line').map(({ who }) => who),
  )
  const clock = new Intl.DateTimeFormat(locale(language), {
    timeZone: event.time_zone,
    weekday: event.date_end === null || event.date_end === event.date_start ? undefined : 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const nameOf = ({ kind, who }: Clash): string => {
    if (kind === 'line') return event.lines.find(({ id }) => id === who)?.name ?? ''
    const person = people.get(who)
    return person ? `${person.name} ${person.surname}` : ''
  }
  const phaseName = ({ competitionId, roundNumber }: TimetableItem): string => {
    const division = divisions.find(({ id }) => id === competitionId)
    const phase = division && phaseAt(division, roundNumber)?.name
    return `${division?.name ?? ''} (${(phase && words.phaseNames[phase]) ?? roundNumber})`
  }
  return clashes.map((clash) => {
    const [first, second] = clash.items
    const name = nameOf(clash)
    const at = clock.format(new Date(second.startsAt))
    return {
      kind: clash.kind,
      who: { id: clash.who, name },
      items: clash.items.map(({ competitionId, roundNumber }) => ({
        competition_id: competitionId,
        round_number: roundNumber,
      })),
      sentence: words.clash[clash.kind]({ name, first: phaseName(first), second: phaseName(second), at }),
    }
  })
}
