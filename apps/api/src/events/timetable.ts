/** Reads and saves the timetable of an event (events §5). */
import { isEventOrganizer, visibleDivisions } from '@trickline/competition/event-rights'
import { phasesOf } from '@trickline/competition/phases'
import {
  type Clash,
  clashesOf,
  estimatedMinutes,
  expectedStarts,
  keyOf,
  newClashes,
  type PhaseKey,
  type TimetableItem,
} from '@trickline/competition/timetable'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { getTimetable as getCall, putTimetable as putCall } from '@trickline/contract/events'
import type { Timetable, TimetableRow } from '@trickline/contract/events'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Language } from '@trickline/messages/languages'
import type { Kysely } from 'kysely'
import { type CompetitionRecord, formOf } from '../competitions/competitions-store.ts'
import type { ReadContext, SignedIn, Work } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { announceEvent } from './announce-event.ts'
import { clashRows } from './clash-rows.ts'
import type { EventWithDivisions } from './event-row.ts'
import { replaceTimetable, timetableOf } from './events-store.ts'
import { lockOwnEvent, readVisibleEvent } from './lock-event.ts'
import { peopleOfPhases, progressOfPhases } from './phase-progress.ts'

export async function getTimetable(
  { db, person, now, language }: ReadContext,
  { params }: ParsedRequest<typeof getCall>,
): Promise<ReplyOf<typeof getCall> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const found = await readVisibleEvent(tx, params.id, person)
    return isRefusal(found) ? found : readTimetable(tx, found, { viewer: person, now, language })
  })
}

type Reader = { viewer: SignedIn | null; now: Date; language: Language }

async function readTimetable(
  db: Kysely<Schema>,
  found: EventWithDivisions,
  { viewer, now, language }: Reader,
): Promise<Timetable> {
  const { event, divisions } = found
  const items = await timetableOf(db, event.id)
  const visible = visibleDivisions(viewer, event, divisions)
  const isShown = new Set(visible.map(({ id }) => id))
  const clashes = isEventOrganizer(viewer, event) ? await clashesIn(db, items, divisions) : []
  return {
    items: (await timetableRows(db, items, divisions, now)).filter(({ competition_id }) =>
      isShown.has(competition_id),
    ),
    clashes: await clashRows(db, clashes, found, language),
    phases: visible.flatMap(phaseRows),
  }
}

/** Each item with the time at which it will really start. */
export async function timetableRows(
  db: Kysely<Schema>,
  items: readonly TimetableItem[],
  divisions: readonly CompetitionRecord[],
  now: Date,
): Promise<TimetableRow[]> {
  const progressOf = await progressOfPhases(db, divisions)
  const starts = expectedStarts(items, progressOf, now.getTime())
  return items.map((item) => ({
    competition_id: item.competitionId,
    round_number: item.roundNumber,
    line_id: item.lineId,
    starts_at: new Date(item.startsAt).toISOString(),
    minutes: item.minutes,
    about: new Date(starts.get(keyOf(item)) ?? item.startsAt).toISOString(),
    state: progressOf(item).state,
  }))
}

function phaseRows(division: CompetitionRecord): Timetable['phases'] {
  const { judges } = formOf(division)
  const estimated = estimatedMinutes({
    isVs: division.is_vs,
    typeId: division.type_id,
    size: division.participant_size,
    isQualificationDual: division.isQualificationDual,
    stages: division.stages,
    judges,
  })
  return phasesOf(division).map(({ number, name }, index) => ({
    competition_id: division.id,
    round_number: number,
    round_name: name,
    minutes: estimated[index]?.minutes ?? 0,
  }))
}

async function clashesIn(
  db: Kysely<Schema>,
  items: readonly TimetableItem[],
  divisions: readonly CompetitionRecord[],
): Promise<Clash[]> {
  return clashesOf(items, await peopleOfPhases(db, divisions))
}

export async function putTimetable(
  work: Work,
  { params, body }: ParsedRequest<typeof putCall>,
): Promise<ReplyOf<typeof putCall> | Refusal> {
  const { tx, person, now, language } = work
  const locked = await lockOwnEvent(work, params.id)
  if (isRefusal(locked)) return locked
  const items = body.items.map(({ competition_id, round_number, line_id, starts_at, minutes }) => ({
    competitionId: competition_id,
    roundNumber: round_number,
    lineId: line_id ?? null,
    startsAt: Date.parse(starts_at),
    minutes,
  }))
  const errors = problemsOf(items, locked)
  if (Object.keys(errors).length > 0) return refuse('invalid', { errors })
  const peopleOf = await peopleOfPhases(tx, locked.divisions)
  const before = clashesOf(await timetableOf(tx, params.id), peopleOf)
  const added = newClashes(before, clashesOf(items, peopleOf))
  if (added.length > 0 && body.accept_clashes !== true) {
    const clashes = await clashRows(tx, added, locked, language)
    return refuse('timetable-clashes', { present: { clashes } })
  }
  await replaceTimetable(tx, params.id, items)
  await announceEvent(work, params.id, locked.divisions)
  return readTimetable(tx, locked, { viewer: person, now, language })
}

/** Keyed by position in the list: `items.3.line_id`. */
function problemsOf(items: readonly TimetableItem[], { event, divisions }: EventWithDivisions): FieldErrors {
  const errors: FieldErrors = {}
  const lines = new Set(event.lines.map(({ id }) => id))
  const phases = new Set(
    divisions.flatMap((division) =>
      phasesOf(division).map(({ number }) => keyOf({ competitionId: division.id, roundNumber: number })),
    ),
  )
  const seen = new Set<string>()
  items.forEach((item, index) => {
    const key = keyOf(item satisfies PhaseKey)
    if (!phases.has(key)) errors[`items.${index}.round_number`] = ['unknown-reference']
    else if (seen.has(key)) errors[`items.${index}.round_number`] = ['named-twice']
    if (item.lineId !== null && !lines.has(item.lineId))
      errors[`items.${index}.line_id`] = ['unknown-reference']
    seen.add(key)
  })
  return errors
}
