/** When a person rides and judges, at running and coming competitions (ranking §7). */
import { roundsToRide } from '@trickline/competition/estimated-start-times'
import { currentPhase, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import { keyOf } from '@trickline/competition/timetable'
import type { CalendarItem } from '@trickline/contract/own-calendar'
import type { Kysely } from 'kysely'
import { type CompetitionRecord, competitionsById } from '../competitions/competitions-store.ts'
import { daysOf, phaseTimes } from '../competitions/files/calendar.ts'
import { timesOf } from '../competitions/phase-times.ts'
import { entriesOfPerson, type EntryRecord } from '../entries/entries-store.ts'
import { peopleOfCompetition, type PersonRecord } from '../people/people-store.ts'
import { phasesOnLines } from '../events/phases-on-lines.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { type RoundRecord, roundsOfCompetition } from '../rounds/rounds-store.ts'

export type OwnItem = { row: CalendarItem; record: CompetitionRecord }

type Own = {
  userId: number
  record: CompetitionRecord
  rounds: readonly RoundRecord[]
  people: ReadonlyMap<number, PersonRecord>
}

/** Sorted by start. */
export async function ownItems(db: Kysely<Schema>, userId: number, now: Date): Promise<OwnItem[]> {
  const entries = (await entriesOfPerson(db, userId)).filter(takesPart)
  const records = await competitionsById(db, [...new Set(entries.map((entry) => entry.competition_id))])
  const items: OwnItem[] = []
  for (const record of records) {
    if (record.status !== 'published' && record.status !== 'started') continue
    const rounds = await roundsOfCompetition(db, record.id)
    const own = { userId, record, rounds, people: await peopleOfCompetition(db, record.id) }
    items.push(...dayItems(own))
    for (const { role } of entries.filter((entry) => entry.competition_id === record.id))
      items.push(...(role === 'athlete' ? roundItems(own) : judgingItems(own)))
  }
  const onLines = await phasesOnLines(
    db,
    records.flatMap(({ event_id }) => event_id ?? []),
    now,
  )
  return items
    .map((item) => withLine(item, onLines))
    .toSorted(
      (a, b) => a.row.starts_at.localeCompare(b.row.starts_at) || a.row.kind.localeCompare(b.row.kind),
    )
}

/** Adds the line of an event, and for a phase without rounds its time on that line. */
function withLine({ row, record }: OwnItem, onLines: Awaited<ReturnType<typeof phasesOnLines>>): OwnItem {
  const number = phasesOf(record).find(({ name }) => name === row.round_name)?.number ?? 0
  const planned = onLines.get(keyOf({ competitionId: record.id, roundNumber: number }))
  if (!planned) return { row, record }
  const time = {
    starts_at: new Date(planned.about).toISOString(),
    ends_at: new Date(planned.about + planned.minutes * 60_000).toISOString(),
  }
  return {
    record,
    row: { ...row, line: planned.line, ...(row.round_id === null && planned.isComing && time) },
  }
}

function takesPart({ role, status }: EntryRecord): boolean {
  return status === 'approved' || (role === 'athlete' && (status === 'competing' || status === 'eliminated'))
}

function dayItems({ record }: Own): OwnItem[] {
  const days = daysOf(record)
  if (days === null) return []
  const time = { starts: Date.parse(days.from.toString()), ends: Date.parse(days.until.toString()) }
  return [itemOf(record, 'competition', time)]
}

/** Each own round that has started or has a known time; before the competition starts, its first phase. */
function roundItems(own: Own): OwnItem[] {
  const { userId, record, rounds } = own
  if (rounds.length === 0) return firstPhase(own, 'round')
  const expected = timesOf(record, rounds).rounds
  return rounds
    .filter((round) => round.userId === userId && round.disqualifiedAt === null && round.injuredAt === null)
    .flatMap((round) => {
      const about = expected.get(round.id)
      const starts = round.recordingStartAt ?? about
      if (starts === undefined) return []
      const ends = round.recordingEndAt ?? starts + minutesOf(record, round.stage) * 60_000
      return [
        itemOf(
          record,
          'round',
          { starts, ends },
          {
            round_name: phaseOf(record, round),
            round_id: round.id,
            is_estimate: round.recordingStartAt === null,
            after: round.recordingStartAt === null ? nameOf(own, riderBefore(rounds, round)) : null,
          },
        ),
      ]
    })
}

/** The current and coming phases with a known time; the current one with the athlete who rides next. */
function judgingItems(own: Own): OwnItem[] {
  const { record, rounds } = own
  if (rounds.length === 0) return firstPhase(own, 'judging')
  const current = currentPhase(record, rounds)
  const inPhase = current ? roundsOfPhase(rounds, current.number) : []
  const [next] = roundsToRide(inPhase.map((round) => ({ ...round, runOrder: round.run_order })))
  const about = next && timesOf(record, rounds).rounds.get(next.id)
  return phaseTimes({ record, rounds }).flatMap(({ phase, starts, ends }) => {
    if (phase.number < (current?.number ?? 0)) return []
    const isNow = phase.number === current?.number
    const from = isNow && about !== undefined ? about : starts
    const time = { starts: from, ends: Math.max(ends, from) }
    return [
      itemOf(record, 'judging', time, {
        round_name: phase.name,
        is_estimate: true,
        round_id: isNow ? (next?.id ?? null) : null,
        athlete: isNow && next ? nameOf(own, next) : null,
      }),
    ]
  })
}

function firstPhase({ record, rounds }: Own, kind: 'round' | 'judging'): OwnItem[] {
  return phaseTimes({ record, rounds })
    .slice(0, 1)
    .map(({ phase, ...time }) => itemOf(record, kind, time, { round_name: phase.name, is_estimate: true }))
}

/** The athlete before this round: in the same phase, next in order, not yet ridden or riding now. */
function riderBefore(rounds: readonly RoundRecord[], round: RoundRecord): RoundRecord | null {
  const before = rounds
    .filter((each) => each.roundNumber === round.roundNumber && each.run_order < round.run_order)
    .filter(({ status }) => status === 'pending' || status === 'recording')
    .toSorted((a, b) => b.run_order - a.run_order)
  return before[0] ?? null
}

function nameOf({ people }: Own, round: Pick<RoundRecord, 'userId'> | null): string | null {
  const person = round && people.get(round.userId)
  return person && !person.deleted_at ? person.name : null
}

function phaseOf(record: CompetitionRecord, round: RoundRecord): string | null {
  return phasesOf(record).find(({ number }) => number === round.roundNumber)?.name ?? null
}

function minutesOf(record: CompetitionRecord, stage: RoundRecord['stage']): number {
  return recordingMinutesOf({ isVs: record.isVs, typeId: record.type_id ?? 2 }, stage)
}

/** `time`: epoch ms. */
function itemOf(
  record: CompetitionRecord,
  kind: CalendarItem['kind'],
  time: { starts: number; ends: number },
  more: Partial<CalendarItem> = {},
): OwnItem {
  const row = {
    kind,
    competition: { id: record.id, name: record.name },
    round_name: null,
    round_id: null,
    starts_at: new Date(time.starts).toISOString(),
    ends_at: new Date(time.ends).toISOString(),
    is_estimate: false,
    line: null,
    after: null,
    athlete: null,
    ...more,
  }
  return { record, row }
}
