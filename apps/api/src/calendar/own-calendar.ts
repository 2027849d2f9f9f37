/** A person's calendar and its secret address; a new address ends the former one (ranking §7). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/own-calendar'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import { pickLanguage } from '@trickline/messages/languages'
import { messagesFor, type ServerMessages } from '@trickline/messages/messages-for'
import { type CalendarEvent, calendarFile, daysOf, phaseName } from '../competitions/files/calendar.ts'
import type { FileReply } from '../platform/http/serve.ts'
import type { ReadContext, SignedInReadContext, Work } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { calendarSecretOf, personOfCalendar, setCalendarSecret } from './own-calendar-store.ts'
import { type OwnItem, ownItems } from './own-items.ts'

export async function readCalendar({
  db,
  person,
  config,
  now,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.readCalendar>> {
  return inReadSnapshot(db, async (tx) => {
    const secret = await calendarSecretOf(tx, person.id)
    const items = await ownItems(tx, person.id, now)
    return {
      address: secret === null ? null : addressOf(secret, config.publicUrl),
      items: items.map((item) => item.row),
    }
  })
}

export async function makeCalendar({
  tx,
  person,
  random,
  config,
}: Work): Promise<ReplyOf<typeof calls.makeCalendar>> {
  const secret = random.bytes(24).toString('base64url')
  await setCalendarSecret(tx, person.id, secret)
  return { address: addressOf(secret, config.publicUrl) }
}

/** In the person's language, since a calendar program sends none. */
export async function personalCalendar(
  { db, now, config: { publicUrl } }: ReadContext,
  { params: { secret } }: ParsedRequest<typeof calls.personalCalendar>,
): Promise<FileReply | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const person = await personOfCalendar(tx, secret)
    if (!person) return refuse('not-found')
    const words = messagesFor(pickLanguage(person.language) ?? 'en')
    const events = (await ownItems(tx, person.id, now)).map((item) => eventOf(item, words, publicUrl))
    return {
      type: 'text/calendar; charset=utf-8',
      name: 'trickline.ics',
      content: calendarFile(events, publicUrl),
    }
  })
}

function eventOf(item: OwnItem, words: ServerMessages, publicUrl: string): CalendarEvent {
  const {
    record,
    row: { kind, round_name: phase, round_id, starts_at, ends_at },
  } = item
  const days = kind === 'competition' ? daysOf(record) : null
  const part = phase === null ? record.name : `${record.name}: ${phaseName(phase, words)}`
  return {
    uid: `own-${kind}-${record.id}-${kind === 'judging' ? phase : (round_id ?? phase)}`,
    title: kind === 'judging' ? words.files.judging(part) : part,
    changedAt: record.updated_at,
    location: record.location,
    url: `${publicUrl}/live/${record.id}`,
    time: days ?? { starts: Date.parse(starts_at), ends: Date.parse(ends_at) },
  }
}

function addressOf(secret: string, publicUrl: string): string {
  return `${publicUrl}/api/calendar/${secret}.ics`
}
