/** Mails invitations to the account's or the invited address; an entry is invited when it leaves (statuses-and-moves §4). */
import { locale, pickLanguage } from '@trickline/messages/languages'
import { decideEntries } from '@trickline/competition/entry-moves'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { type LockedCompetition, lockWithEntries } from '../competitions/lock-competition.ts'
import type { PersonRecord } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { AnyMail, Mail } from '../platform/mail/mail.ts'
import { changeEntries } from './change-entries.ts'
import { entriesById, type EntryRecord } from './entries-store.ts'

/** Sorted by address, so that two verbs lock addresses in the same order. Returns the entries to be stored. */
export async function mailInvitations(
  work: OpenWork,
  locked: LockedCompetition,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const mails = entries.map((entry) => invitationMail(work, locked, entry))
  const waiting = new Set<number>()
  for (const mail of mails.toSorted((a, b) => (a.to < b.to ? -1 : 1)))
    if ((await work.mail(mail)) === 'waits') waiting.add(mail.entryId)
  return entries.map((entry) =>
    waiting.has(entry.id)
      ? { ...entry, mail_waits: true }
      : { ...entry, status: 'invited', mail_waits: false },
  )
}

/** Composes waiting mails again; an invitation only if the owner may still send it, and with current data. */
export async function mailAgain(work: OpenWork, mail: AnyMail): Promise<void> {
  if (!('entryId' in mail) || mail.entryId === undefined) await work.mail(mail)
  else await inviteAgain({ ...work, language: pickLanguage(mail.language) ?? 'en' }, mail.entryId)
}

async function inviteAgain(work: OpenWork, entryId: number): Promise<void> {
  const [found] = await entriesById(work.tx, [entryId])
  const locked = found ? await lockWithEntries(work.tx, found.competition_id) : null
  const entry = locked?.entries.find(({ id, mail_waits }) => id === entryId && mail_waits)
  if (!locked || !entry) return
  const owner = locked.people.get(locked.competition.organizerId) ?? null
  const { refusal } = decideEntries(owner, locked, [entry], 'send-mail')
  const after = refusal ? [{ ...entry, mail_waits: false }] : await mailInvitations(work, locked, [entry])
  await changeEntries(work, locked, after)
}

function invitationMail(
  work: OpenWork,
  { competition, people }: LockedCompetition,
  entry: EntryRecord,
): Mail & { entryId: number } {
  const person = entry.userId === null ? undefined : people.get(entry.userId)
  const mail = person
    ? mailToPerson(work, competition, entry, person)
    : mailToAddress(work, competition, entry.invited_email ?? '')
  return { ...mail, entryId: entry.id }
}

function mailToPerson(
  { config }: OpenWork,
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

/** In the organizer's language, as the best guess. */
function mailToAddress({ config, language }: OpenWork, competition: CompetitionRecord, email: string): Mail {
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

/** Includes the time zone, as the reader may live in another one. */
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
