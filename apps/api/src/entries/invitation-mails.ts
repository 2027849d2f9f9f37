/** Invitation mails, to the account's or the invited address (statuses-and-moves §4). */
import { locale, pickLanguage } from '@trickline/messages/languages'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { EntryRecord } from './entries-store.ts'

export async function invitationMails(
  work: Work,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<Mail[]> {
  const people = await peopleById(
    work.tx,
    entries.map((entry) => entry.userId),
  )
  return entries.map((entry) => {
    const person = entry.userId === null ? undefined : people.get(entry.userId)
    return person
      ? mailToPerson(work, competition, entry, person)
      : mailToAddress(work, competition, entry.invited_email ?? '')
  })
}

function mailToPerson(
  { config }: Work,
  competition: CompetitionRecord,
  entry: EntryRecord,
  person: PersonRecord,
): Mail {
  return {
    to: person.email,
    language: person.language,
    template: 'invitation',
    data: {
      name: person.name,
      competition: competition.name,
      role: entry.role,
      date: dateOf(competition, person.language),
      link: `${config.publicUrl}/competitionView/${competition.id}`,
    },
  }
}

/** In the organizer's language, the best guess. */
function mailToAddress({ config, language }: Work, competition: CompetitionRecord, email: string): Mail {
  return {
    to: email,
    language,
    template: 'invitation-to-join',
    data: {
      competition: competition.name,
      date: dateOf(competition, language),
      link: `${config.publicUrl}/?register=true&email=${encodeURIComponent(email)}`,
    },
  }
}

/** With the zone: the reader may live in another. */
function dateOf({ date_start, time_zone: timeZone }: CompetitionRecord, language: string): string | null {
  if (!date_start) return null
  const tag = locale(pickLanguage(language) ?? 'en')
  const date = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  })
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(date_start)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${date.format(date_start)} (${zone ?? timeZone})`
}
