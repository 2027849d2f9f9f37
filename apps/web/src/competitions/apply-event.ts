/**
 * Carries a live event of `competition.{id}` over to the competition that a screen holds, row by row (live-events §4). Rows that did not change keep their identity, so that only what changed is drawn anew.
 */
import { isEntry } from '@trickline/contract/as-rules'
import type { CompetitionDetail, CompetitionHeader } from '@trickline/contract/competitions'
import type { CompetitionUser } from '@trickline/contract/entries'
import type { LiveEvents } from '@trickline/contract/live-events'
import type { RoundRow } from '@trickline/contract/rounds'

/** A row as the glow names it. */
export type RowKey = `entry:${number}` | `round:${number}` | 'competition' | 'podium' | 'summary'

export type Applied = {
  competition: CompetitionDetail
  changed: RowKey[]
  /** The event speaks of a row that is not here, or tells only a part: fetch the whole again. */
  incomplete: boolean
}

/** The events of the channel. */
export type CompetitionEventName =
  | 'CompetitionUpdated'
  | 'CompetitionUpdatedById'
  | 'PartialCompetitionUpdated'
  | 'CompetitionUsersUpdated'
  | 'CompetitionUserCreated'
  | 'CompetitionUserUpdate'
  | 'RoundsBatchUpdated'
  | 'CreateRoundUpdated'
  | 'RoundUpdated'
  | 'PartialRoundUpdated'
  | 'ReviewCounter'
  | 'CreatePodiumUpdated'
  | 'AthleteSummaryUpdated'

export function applyEvent<Name extends CompetitionEventName>(
  competition: CompetitionDetail,
  name: Name,
  payload: LiveEvents[Name],
): Applied {
  return appliers[name](competition, payload)
}

type Appliers = {
  [Name in CompetitionEventName]: (competition: CompetitionDetail, payload: LiveEvents[Name]) => Applied
}

const appliers: Appliers = {
  CompetitionUpdated: (competition, payload) => withHeader(competition, payload.competition),
  CompetitionUpdatedById: (competition, payload) => withHeader(competition, payload.competition),
  PartialCompetitionUpdated: (competition, payload) => withHeader(competition, payload.competition),
  CompetitionUsersUpdated: (competition, payload) =>
    withEntries(competition, payload.competition_users, payload.removed),
  CompetitionUserCreated: (competition, payload) => withEntries(competition, [payload.competition_user]),
  CompetitionUserUpdate: (competition, payload) => withEntries(competition, [payload.competition_user]),
  RoundsBatchUpdated: (competition, payload) => withRounds(competition, payload.rounds),
  CreateRoundUpdated: (competition, payload) => withRounds(competition, payload.rounds),
  RoundUpdated: (competition, payload) => withRounds(competition, [payload.round]),
  PartialRoundUpdated: (competition, payload) => withRoundPart(competition, payload.round),
  ReviewCounter: (competition, { round_id, negative_feedback_count }) =>
    withRoundPart(competition, { id: round_id, negative_feedback_count }),
  CreatePodiumUpdated: (competition, { podiums }) => ({
    competition: { ...competition, podiums },
    changed: ['podium'],
    incomplete: false,
  }),
  AthleteSummaryUpdated: (competition, { summary }) => ({
    competition: { ...competition, athletes_summary: summary },
    changed: ['summary'],
    incomplete: false,
  }),
}

function withHeader(competition: CompetitionDetail, header: Partial<CompetitionHeader>): Applied {
  const info = header.competitions_info
  return {
    competition: {
      ...competition,
      ...header,
      // The detail says once more, beside the header, what the information block says.
      ...(info && {
        date_start: info.date_start,
        date_end: info.date_end,
        gender: info.gender,
        category: info.category,
        country_id: info.country_id,
        fees: info.fees,
        location: info.location,
        prize_amount_total: info.prize_amount,
        img_path: info.img_path,
        url_event: info.url_event,
        url_social: info.url_social,
      }),
    },
    changed: ['competition'],
    // Before it is published the form may have changed what no header tells: stages, prizes, judges.
    incomplete: (header.publish_at ?? competition.publish_at) === null,
  }
}

function withEntries(
  competition: CompetitionDetail,
  rows: readonly CompetitionUser[],
  removed: readonly number[] = [],
): Applied {
  const known = new Map(competition.competition_users.filter(isEntry).map((row) => [row.id, row]))
  const changed: RowKey[] = []
  for (const row of rows.filter(isEntry)) {
    const before = known.get(row.id)
    // The address is contact data, which no event carries: what an answer told stays known.
    const after = { ...row, invited_email: row.invited_email ?? before?.invited_email ?? null }
    if (before && isSame(before, after)) continue
    known.set(row.id, after)
    changed.push(`entry:${row.id}`)
  }
  for (const id of removed) if (known.delete(id)) changed.push(`entry:${id}`)
  const heldPlaces = competition.competition_users.filter((row) => !isEntry(row))
  const newPlaces = rows.filter((row) => !isEntry(row))
  const places = newPlaces.length > 0 ? newPlaces : heldPlaces
  if (changed.length === 0 && isSame(places, heldPlaces)) return unchanged(competition)
  return {
    competition: { ...competition, competition_users: [...known.values(), ...places] },
    changed,
    incomplete: false,
  }
}

function withRounds(competition: CompetitionDetail, rows: readonly RoundRow[]): Applied {
  const known = new Map(competition.rounds.map((row) => [row.id, row]))
  const changed: RowKey[] = []
  for (const row of rows) {
    const before = known.get(row.id)
    if (before && (before.version > row.version || isSame(before, row))) continue
    known.set(row.id, row)
    changed.push(`round:${row.id}`)
  }
  if (changed.length === 0) return unchanged(competition)
  return { competition: { ...competition, rounds: [...known.values()] }, changed, incomplete: false }
}

function withRoundPart(competition: CompetitionDetail, part: Partial<RoundRow> & { id: number }): Applied {
  const before = competition.rounds.find((row) => row.id === part.id)
  if (!before) return { ...unchanged(competition), incomplete: true }
  return withRounds(competition, [{ ...before, ...part }])
}

function unchanged(competition: CompetitionDetail): Applied {
  return { competition, changed: [], incomplete: false }
}

/** Rows are plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const fields = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return fields.length === others.size && fields.every(([key, value]) => isSame(value, others.get(key)))
}
