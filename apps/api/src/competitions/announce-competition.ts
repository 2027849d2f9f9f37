/**
 * Tells that a competition itself changed: on its own channel its header, on the list's channel its row. Everybody
 * hears of published ones, supervisors and the owner also of the others (doc 1 §6).
 */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import type { CompetitionListRow } from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import type { OpenWork } from '../platform/work.ts'
import { competitionHeader } from './competition-row.ts'
import type { CompetitionRecord } from './competitions-store.ts'

export async function announceCompetition(work: OpenWork, competition: CompetitionRecord): Promise<void> {
  const header = competitionHeader(competition)
  const isPublic = competitionIsPublic(competition)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'CompetitionUpdated',
    public: isPublic ? { competition: header } : null,
    officials: { competition: header },
  })
  // without people and counts: the list keeps those it has
  const row: CompetitionListRow = { ...header, athletes_summary: null, competition_users: [] }
  const update = { competition_list: [row] }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: isPublic ? update : null,
    officials: update,
    persons: { [competition.organizer_id]: update },
  })
}

/** After a deletion; only those who saw it need to know. */
export async function announceDeletedCompetition(
  work: OpenWork,
  competition: CompetitionRecord,
): Promise<void> {
  const update = { competition_list: [], removed: [competition.id] }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: null,
    officials: update,
    persons: { [competition.organizer_id]: update },
  })
}
