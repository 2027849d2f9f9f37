/** Invitation mails, to the account's or the invited address; an entry is invited when its mail leaves (statuses-and-moves §4). */
import { locale, pickLanguage } from '@trickline/messages/languages'
import { decideEntries } from '@trickline/competition/entry-moves'
import { type CompetitionRecord, lockCompetition } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { AnyMail, Mail } from '../platform/mail/mail.ts'
import { announceEntries, entryChanges } from './announce-entries.ts'
import { entriesById, type EntryRecord, lockEntriesOf, updateEntries } from './entries-store.ts'

/** By address, so that two verbs lock the same addresses in the same order. Returns the entries as they are now. */
export async function mailInvitations(
  work: OpenWork,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const mails = await invitationMails(work, competition, entries)
  const waiting: number[] = []
  for (const mail of mails.toSorted((a, b) => (a.to < b.to ? -1 : 1)))
    if ((await work.mail(mail)) === 'waits') waiting.push(mail.entryId)
  const mailed = entries.map(({ id }) => id).filter((id) => !waiting.includes(id))
  return [
    ...(await updateEntries(work.tx, mailed, { status: 'invited', mail_waits: false })),
    ...(await updateEntries(work.tx, waiting, { mail_waits: true })),
  ]
}

/** Mails what waited; an invitation only where the owner may still send it, with what it says now. */
export async function mailAgain(work: OpenWork, mail: AnyMail): Promise<void> {
  if (!('entryId' in mail) || mail.entryId === undefined) await work.mail(mail)
  else await inviteAgain({ ...work, language: pickLanguage(mail.language) ?? 'en' }, mail.entryId)
}

async function inviteAgain(work: OpenWork, entryId: number): Promise<void> {
  const [found] = await entriesById(work.tx, [entryId])
  const competition = found && (await lockCompetition(work.tx, found.competition_id, 'update'))
  const entries = competition ? await lockEntriesOf(work.tx, competition.id) : []
  const before = entries.find(({ id, mail_waits }) => id === entryId && mail_waits)
  if (!competition || !before) return
  const owner = (await peopleById(work.tx, [competition.organizerId])).get(competition.organizerId) ?? null
  const { refusal } = decideEntries(owner, { competition, entries }, [before], 'send-mail')
  const after = refusal
    ? await updateEntries(work.tx, [before.id], { mail_waits: false })
    : await mailInvitations(work, competition, [before])
  await announceEntries(work, competition, entryChanges([before], after))
}

type InvitationMail = Mail & { entryId: number }

async function invitationMails(
  work: OpenWork,
  competition: CompetitionRecord,
  entries: readonly EntryRecord[],
): Promise<InvitationMail[]> {
  const people = await peopleById(
    work.tx,
    entries.map((entry) => entry.userId),
  )
  return entries.map((entry) => {
    const person = entry.userId === null ? undefined : people.get(entry.userId)
    const mail = person
      ? mailToPerson(work, competition, entry, person)
      : mailToAddress(work, competition, entry.invited_email ?? '')
    return { ...mail, entryId: entry.id }
  })
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

/** In the organizer's language, the best guess. */
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
