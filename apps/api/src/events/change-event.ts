/** An organizer creates an event; its organizers change or delete it, and its competitions stay (events §2). */
import { canCreateCompetition } from '@trickline/competition/permissions'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type * as calls from '@trickline/contract/events'
import type { EventChange } from '@trickline/contract/events'
import type { FieldErrors, Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { isUploadedBanner } from '../competitions/read-form.ts'
import { isTimeZone } from '../competitions/wall-clock.ts'
import { peopleById } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceEvent } from './announce-event.ts'
import { eventRow, withDivisions } from './event-row.ts'
import {
  changeEventRecord,
  deleteEventRecord,
  type EventRecord,
  findEvent,
  insertEvent,
  replaceLines,
  replaceOrganizers,
} from './events-store.ts'
import { lockOwnEvent } from './lock-event.ts'
import { moveIntoEvent } from './move-into-event.ts'

export async function storeEvent(
  work: Work,
  { body }: ParsedRequest<typeof calls.storeEvent>,
): Promise<ReplyOf<typeof calls.storeEvent> | Refusal> {
  const { tx, person, now } = work
  if (!canCreateCompetition(person)) return refuse('not-allowed')
  const errors = await problemsOf(work, body, null)
  if (!body.name) errors['name'] = ['required']
  if (Object.keys(errors).length > 0 || !body.name) return refuse('invalid', { errors })
  const id = await insertEvent(tx, { name: body.name, created_at: now, updated_at: now })
  await changeEventRecord(tx, id, { ...columnsOf(body), updated_at: now })
  await replaceOrganizers(tx, id, body.organizers ?? [person.id])
  if (body.lines) await replaceLines(tx, id, linesOf(body.lines))
  return stored(work, id)
}

export async function updateEvent(
  work: Work,
  { params, body }: ParsedRequest<typeof calls.updateEvent>,
): Promise<ReplyOf<typeof calls.updateEvent> | Refusal> {
  const { tx, now } = work
  const locked = await lockOwnEvent(work, params.id)
  if (isRefusal(locked)) return locked
  const errors = await problemsOf(work, body, locked.event)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  await changeEventRecord(tx, params.id, { ...columnsOf(body), updated_at: now })
  if (body.organizers) await replaceOrganizers(tx, params.id, body.organizers)
  if (body.lines) await replaceLines(tx, params.id, linesOf(body.lines))
  return stored(work, params.id)
}

export async function deleteEvent(
  work: Work,
  { params }: ParsedRequest<typeof calls.deleteEvent>,
): Promise<ReplyOf<typeof calls.deleteEvent> | Refusal> {
  const locked = await lockOwnEvent(work, params.id)
  if (isRefusal(locked)) return locked
  for (const { id } of locked.divisions) await moveIntoEvent(work, id, null)
  await deleteEventRecord(work.tx, params.id)
  await announceEvent(work, params.id, locked.divisions)
  return { success: true }
}

async function stored(work: Work, id: number): Promise<ReplyOf<typeof calls.storeEvent>> {
  const event = await findEvent(work.tx, id)
  const [found] = event ? await withDivisions(work.tx, [event]) : []
  if (!found) throw new Error(`the event ${id} was not stored`)
  await announceEvent(work, id, found.divisions)
  return { event: eventRow(found, work.person) }
}

function columnsOf(change: EventChange) {
  const { name, place, date_start, date_end, time_zone, img_path, fee_first, fee_further } = change
  const named = { ...(name && { name }), ...(time_zone && { time_zone }) }
  return { ...named, place, date_start, date_end, img_path, fee_first, fee_further }
}

/** Problems that schemas cannot know, as they depend on other rows and on what is stored. */
async function problemsOf(work: Work, change: EventChange, before: EventRecord | null): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const start = change.date_start === undefined ? before?.date_start : change.date_start
  const end = change.date_end === undefined ? before?.date_end : change.date_end
  if (end && !start) errors['date_end'] = ['end-without-start']
  if (end && start && end < start) errors['date_end'] = ['before-start']
  if (change.time_zone && !isTimeZone(change.time_zone)) errors['time_zone'] = ['unknown-time-zone']
  const picture = change.img_path
  if (picture && picture !== before?.img_path && !(await isUploadedBanner(work, picture)))
    errors['img_path'] = ['not-uploaded']
  const known = new Set(before?.lines.map(({ id }) => id))
  const named = change.lines?.flatMap(({ id }) => id ?? []) ?? []
  if (named.some((id) => !known.has(id)) || new Set(named).size < named.length)
    errors['lines'] = ['unknown-reference']
  const organizers = await problemOfOrganizers(work, change.organizers)
  if (organizers !== null) errors['organizers'] = [organizers]
  return errors
}

async function problemOfOrganizers({ tx }: Work, ids: readonly number[] | undefined): Promise<string | null> {
  if (ids === undefined) return null
  if (ids.length === 0) return 'required'
  const people = await peopleById(tx, ids)
  const isOne = (id: number) => people.get(id)?.roles.includes('organizer') ?? false
  if (ids.some((id) => !people.has(id))) return 'unknown-person'
  return ids.every(isOne) ? null : 'not-an-organizer'
}

function linesOf(lines: NonNullable<EventChange['lines']>) {
  return lines.map(({ id, name, line_length_m, line_height_m, mat_height_cm, anchor_type }) => ({
    id: id ?? null,
    name,
    line_length_m: line_length_m ?? null,
    line_height_m: line_height_m ?? null,
    mat_height_cm: mat_height_cm ?? null,
    anchor_type: anchor_type ?? null,
  }))
}
