/** A competition as the API sends it: the header that list, detail and live events share, and a row of the list. */
import { ruleName } from '@trickline/scoring'
import type { CompetitionTypeId, Person } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { isOfficialResult } from '@trickline/competition/seal'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeReturnReason, visibleEntries } from '@trickline/competition/visibility'
import type { CompetitionHeader, CompetitionListRow, EventShort } from '@trickline/contract/competitions'
import { type Refusal, type RefusalCode, refuse } from '@trickline/contract/refusals'
import { competitionStatusCodes, entryRoleCodes, entryStatusCodes } from '@trickline/contract/status-codes'
import type { EntryRecord } from '../entries/entries-store.ts'
import type { PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import { iso } from '../platform/rows.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import type { CompetitionProgress } from './competition-progress.ts'
import { wallClock } from './wall-clock.ts'

/** Names of the types (competition-form §1). */
export const typeNames: Record<CompetitionTypeId, string> = { 1: 'OnLine', 2: 'Live' }

/** `viewer` is null for visitors and for events that several people get. */
export function competitionHeader(record: CompetitionRecord, viewer: Person): CompetitionHeader {
  const { athletesMin, athletesMax } = record
  const type = record.type_id
  return {
    id: record.id,
    name: record.name,
    status_id: competitionStatusCodes[record.status],
    status: { id: competitionStatusCodes[record.status], name: record.status },
    rule_id: record.rule_id,
    rule: record.rule_id === null ? null : { id: record.rule_id, name: ruleName(record.rule_id) },
    type_id: type,
    type: type === null ? null : { id: type, name: typeNames[type] },
    organizer_id: record.organizerId,
    is_vs: flag(record.is_vs),
    is_open: flag(record.is_open),
    is_qualification_dual: record.is_qualification_dual ? 1 : 0,
    publish_at: iso(record.publish_at),
    started_at: iso(record.started_at),
    finished_at: iso(record.finished_at),
    approved: record.approved_at !== null,
    completion_percentage: record.completionPercentage,
    return_reason: canSeeReturnReason(viewer, record) ? record.return_reason : null,
    athletes_min: athletesMin || null,
    athletes_max: athletesMax || null,
    date_start_at: iso(record.date_start),
    date_end_at: iso(record.date_end),
    registration: { opens: iso(record.registration_opens_at), closes: iso(record.registration_closes_at) },
    inquiries_until: iso(record.inquiries_until),
    inquiries_open: record.openInquiries,
    is_official: isOfficialResult(record),
    seal_number: record.sealNumber,
    seal_waits: record.sealWaits,
    is_imported: record.isImported,
    time_zone: record.time_zone,
    event_id: record.event_id,
    eligibility: record.eligibility,
    competitions_info: {
      img_path: record.img_path,
      date_start: record.date_start && wallClock(record.date_start, record.time_zone),
      date_end: record.date_end && wallClock(record.date_end, record.time_zone),
      gender: record.gender,
      category: record.category,
      country_id: record.country_id,
      fees: record.fees,
      location: record.location,
      prize_amount: record.prize_amount_total,
      url_event: record.url_event,
      url_social: record.url_social,
    },
  }
}

/** `entries`: judges and the viewer's own entries, or all if the viewer owns the competition. */
export function competitionListRow(
  record: CompetitionRecord,
  viewer: Person,
  entries: readonly EntryRecord[],
  people: ReadonlyMap<number, PersonRecord>,
  progress: CompetitionProgress | null = null,
  event: EventShort | null = null,
): CompetitionListRow {
  const distinctEntries = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const shown = visibleEntries(viewer, record, distinctEntries).filter(
    (entry) => entry.userId === viewer?.id || (entry.role === 'judge' && entry.status !== 'declined'),
  )
  return {
    ...competitionHeader(record, viewer),
    athletes_summary: isOwner(viewer, record) ? athletesSummary(distinctEntries) : null,
    competition_users: shown.flatMap(({ id, userId, role, status }) => {
      const person = userId === null ? undefined : people.get(userId)
      if (!person) return []
      return [
        { id, role_id: entryRoleCodes[role], status_id: entryStatusCodes[status], user: personShort(person) },
      ]
    }),
    recording: progress?.recording ?? null,
    podiums: progress?.podiums ?? null,
    event,
  }
}

export function refuseCompetition(code: RefusalCode, record: CompetitionRecord, viewer: Person): Refusal {
  const present = { competition: competitionHeader(record, viewer) }
  return refuse(code, code === 'not-allowed' ? {} : { present })
}

function flag(value: boolean | null): number | null {
  return value === null ? null : Number(value)
}
