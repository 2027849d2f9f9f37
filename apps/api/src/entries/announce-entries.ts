/** Announces changed entries to everybody who may see them (who-sees-what §2), then the counts to those who see all. */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import type { Person } from '@trickline/competition/model'
import { athletesSummary } from '@trickline/competition/summary'
import {
  canSeeAllEntries,
  canSeeCompetition,
  canSeeFees,
  visibleEntries,
} from '@trickline/competition/visibility'
import type { CompetitionUser } from '@trickline/contract/entries'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { supervisorIds } from '../admin/roles-store.ts'
import { forOwner } from '../competitions/announce-competition.ts'
import { competitionListRow } from '../competitions/competition-row.ts'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { formsByViewer } from '../competitions/forms-by-viewer.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { entriesOf, type EntryRecord } from './entries-store.ts'
import { entryRow } from './entry-row.ts'

/** `before` null: new; `after` null: deleted. */
export type EntryChange = { before: EntryRecord | null; after: EntryRecord | null }

export function entryChanges(before: readonly EntryRecord[], after: readonly EntryRecord[]): EntryChange[] {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  return after.map((entry) => ({ before: was.get(entry.id) ?? null, after: entry }))
}

/** `places`: awaited places of the next stage, when a phase begins. */
export async function announceEntries(
  work: OpenWork,
  competition: CompetitionRecord,
  changes: readonly EntryChange[],
  places: readonly CompetitionUser[] = [],
): Promise<void> {
  if (changes.length + places.length === 0) return
  const entries = await entriesOf(work.tx, competition.id)
  const people = await peopleById(work.tx, [
    competition.organizerId,
    ...(await supervisorIds(work.tx)),
    ...changes.map(({ before, after }) => (after ?? before)?.userId ?? null),
  ])
  const concerned = { competition, entries, people: [...people.values()] }
  const viewOf = viewsOf(competition, changes, people)
  const target = {
    channel: channelOf.competition(competition.id),
    // rights to the channel may change: of judges always, of anybody before the publication
    recheckAccess: changes.flatMap(({ before, after }) => peopleToRecheck(after ?? before, competition)),
  }
  const one = changes.length === 1 ? changes[0] : undefined
  if (one?.after && places.length === 0 && viewOf(null).removed.length === 0) {
    await work.announce({
      ...target,
      event: one.before === null ? 'CompetitionUserCreated' : 'CompetitionUserUpdate',
      ...formsByViewer(concerned, (viewer) => {
        const [entry] = viewOf(viewer).competition_users
        return entry ? { competition_user: entry } : null
      }),
    })
  } else {
    await work.announce({
      ...target,
      event: 'CompetitionUsersUpdated',
      ...formsByViewer(concerned, (viewer) => {
        const { competition_users, removed } = viewOf(viewer)
        const view = { competition_users: [...competition_users, ...places], removed }
        return view.competition_users.length + view.removed.length > 0 ? view : null
      }),
    })
  }
  await announceInvitations(work, competition, changes, entries)
  await announceSummary(work, concerned)
}

/** Rows and removed ids as one viewer sees them. */
function viewsOf(
  competition: CompetitionRecord,
  changes: readonly EntryChange[],
  people: ReadonlyMap<number, PersonRecord>,
) {
  return (viewer: Person) => {
    const isVisible = (entry: EntryRecord | null) =>
      entry !== null && visibleEntries(viewer, competition, [entry]).length > 0
    return {
      competition_users: changes.flatMap(({ after }) =>
        // invited addresses are contact data: only in the owner's replies, never on a channel
        after && isVisible(after)
          ? [
              entryRow(after, people, {
                showsEmail: false,
                showsFees: canSeeFees(viewer, competition, after),
              }),
            ]
          : [],
      ),
      removed: changes.flatMap(({ before, after }) =>
        before && isVisible(before) && !isVisible(after) ? [before.id] : [],
      ),
    }
  }
}

function peopleToRecheck(entry: EntryRecord | null, competition: CompetitionRecord): number[] {
  if (!entry || entry.userId === null) return []
  return entry.role === 'judge' || !competitionIsPublic(competition) ? [entry.userId] : []
}

/** In the competition list, where invited people look first. */
async function announceInvitations(
  work: OpenWork,
  record: CompetitionRecord,
  changes: readonly EntryChange[],
  entries: readonly EntryRecord[],
): Promise<void> {
  const invitedIds = changes.flatMap(({ before, after }) =>
    before?.status === 'invited' || after?.status === 'invited' ? (after?.userId ?? []) : [],
  )
  if (invitedIds.length === 0) return
  const judgesAndOwn = entries.filter(
    ({ role, userId }) => role === 'judge' || invitedIds.includes(userId ?? 0),
  )
  const people = await peopleById(
    work.tx,
    judgesAndOwn.map(({ userId }) => userId),
  )
  const listOf = (id: number): LiveEvents['CompetitionListUpdated'] => {
    const person = { id, roles: [] }
    const own = judgesAndOwn.filter(({ role, userId }) => role === 'judge' || userId === id)
    return canSeeCompetition(person, record, own)
      ? { competition_list: [competitionListRow(record, person, own, people)] }
      : { competition_list: [], removed: [record.id] }
  }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: null,
    persons: Object.fromEntries(invitedIds.map((id) => [id, listOf(id)])),
  })
}

async function announceSummary(
  work: OpenWork,
  concerned: {
    competition: CompetitionRecord
    entries: readonly EntryRecord[]
    people: Iterable<PersonRecord>
  },
): Promise<void> {
  const { competition, entries } = concerned
  const summary = athletesSummary(entries)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'AthleteSummaryUpdated',
    ...formsByViewer(concerned, (viewer) => (canSeeAllEntries(viewer, competition) ? { summary } : null)),
  })
  await work.announce({
    channel: channelOf.global,
    event: 'AthleteSummaryListUpdated',
    officials: null,
    persons: await forOwner(work, competition, { competition_id: competition.id, summary }),
  })
}
