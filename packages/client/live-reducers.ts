/**
 * How live events change the cached data (live-events §4); a reducer returns null when the event does not fit the data.
 * CompetitionUpdatedById and PartialCompetitionUpdated repeat CompetitionUpdated for other clients.
 */
import isSame from 'fast-deep-equal'
import type { CompetitionHeader } from '@trickline/contract/competitions'
import type { CompetitionUser } from '@trickline/contract/entries'
import type { LiveEventName, LiveEvents } from '@trickline/contract/live-events'
import {
  type CompetitionRead,
  readRound,
  type RoundRead,
  withRoundChange,
} from '@trickline/contract/read-rows'
import { isEntry, readEntry, withCompetitionChange } from '@trickline/contract/read-competition'
import type { RoundRow } from '@trickline/contract/rounds'

export type EventReducers<TData> = {
  [Name in LiveEventName]?: (data: TData, event: LiveEvents[Name]) => TData | null
}

export const competitionReducers = {
  CompetitionUpdated: (competition, { competition: header }) => putHeader(competition, header),
  CompetitionUsersUpdated: (competition, { competition_users, removed }) =>
    putEntries(competition, competition_users, removed),
  CompetitionUserCreated: (competition, { competition_user }) => putEntries(competition, [competition_user]),
  CompetitionUserUpdate: (competition, { competition_user }) => putEntries(competition, [competition_user]),
  RoundsBatchUpdated: (competition, { rounds }) => putRounds(competition, rounds.map(readRound)),
  CreateRoundUpdated: (competition, { rounds }) => putRounds(competition, rounds.map(readRound)),
  RoundUpdated: (competition, { round }) => putRounds(competition, [readRound(round)]),
  PartialRoundUpdated: (competition, { round }) => putRoundPart(competition, round),
  ReviewCounter: (competition, { round_id, negative_feedback_count }) =>
    putRoundPart(competition, { id: round_id, negative_feedback_count }),
  CreatePodiumUpdated: (competition, { podiums }) => ({ ...competition, podiums }),
  AthleteSummaryUpdated: (competition, { summary }) => ({ ...competition, athletes_summary: summary }),
} satisfies EventReducers<CompetitionRead>

function putHeader(competition: CompetitionRead, header: Partial<CompetitionHeader>): CompetitionRead | null {
  // before publication the form may have changed fields that events leave out: stages, prizes, judges
  if ((header.publish_at ?? competition.publish_at) === null) return null
  const { status: _, ...changes } = header
  const info = header.competitions_info
  return {
    ...withCompetitionChange(competition, changes),
    // the detail repeats the header's information block
    ...(info && {
      date_start: info.date_start,
      date_end: info.date_end,
      gender: info.gender,
      category: info.category,
      country_id: info.country_id,
      location: info.location,
      prize_amount_total: info.prize_amount,
      img_path: info.img_path,
      url_event: info.url_event,
      url_social: info.url_social,
    }),
  }
}

function putEntries(
  competition: CompetitionRead,
  rows: readonly CompetitionUser[],
  removed: readonly number[] = [],
): CompetitionRead | null {
  const byId = new Map(competition.entries.map((row) => [row.id, row]))
  let isChanged = false
  for (const row of rows.filter(isEntry)) {
    const before = byId.get(row.id)
    // the row of an invited address: only replies contain the address
    if (!before && row.user_id === null) return null
    // no event contains the e-mail address, which is contact data: the cached one stays
    const after = readEntry({ ...row, invited_email: row.invited_email ?? before?.invited_email ?? null })
    if (before && isSame(before, after)) continue
    byId.set(row.id, after)
    isChanged = true
  }
  for (const id of removed) isChanged = byId.delete(id) || isChanged
  const newPlaces = rows.filter((row) => !isEntry(row))
  const places = newPlaces.length > 0 ? newPlaces : competition.places
  if (!isChanged && isSame(places, competition.places)) return competition
  const entries = [...byId.values()].toSorted((a, b) => a.orderNumber - b.orderNumber || a.id - b.id)
  return { ...competition, entries, places }
}

function putRounds(competition: CompetitionRead, rows: readonly RoundRead[]): CompetitionRead {
  const byId = new Map(competition.rounds.map((row) => [row.id, row]))
  const newer = rows.filter((row) => {
    const before = byId.get(row.id)
    return !before || (before.version <= row.version && !isSame(before, row))
  })
  if (newer.length === 0) return competition
  for (const row of newer) byId.set(row.id, row)
  const rounds = [...byId.values()].toSorted(
    (a, b) => a.round_number - b.round_number || a.run_order - b.run_order || a.id - b.id,
  )
  // a phase that has begun waits for nobody
  const hasBegun = competition.places.some(({ round_number }) =>
    rounds.some((row) => row.round_number === round_number),
  )
  return { ...competition, rounds, ...(hasBegun && { places: [] }) }
}

/** Returns null if the row is not in the cache. */
function putRoundPart(
  competition: CompetitionRead,
  part: Partial<RoundRow> & { id: number },
): CompetitionRead | null {
  const before = competition.rounds.find((row) => row.id === part.id)
  return before ? putRounds(competition, [withRoundChange(before, part)]) : null
}
