/** Announces changed entries to everybody who may see them (who-sees-what §2), then the counts to people who see all. */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import type { Person } from '@trickline/competition/model'
import { athletesSummary } from '@trickline/competition/summary'
import {
  canSeeAllEntries,
  canSeeCompetition,
  canSeeEntry,
  canSeeFees,
} from '@trickline/competition/visibility'
import type { CompetitionUser } from '@trickline/contract/entries'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { forOwner } from '../competitions/announce-competition.ts'
import { competitionListRow } from '../competitions/competition-row.ts'
import { concernedBy, formsByViewer } from '../competitions/forms-by-viewer.ts'
import type { LockedCompetition } from '../competitions/lock-competition.ts'
import type { OpenWork } from '../platform/http/work.ts'
import type { EntryRecord } from './entries-store.ts'
import { entryRow } from './entry-row.ts'

/** `before` is null for a new entry, `after` for a deleted one. */
export type EntryChange = { before: EntryRecord | null; after: EntryRecord | null }

/** `places`: the awaited places of the next stage, when a phase begins. */
export async function announceEntries(
  work: OpenWork,
  after: LockedCompetition,
  changes: readonly EntryChange[],
  places: readonly CompetitionUser[] = [],
): Promise<void> {
  if (changes.length + places.length === 0) return
  const { competition } = after
  const changed = changes.map(entryOf)
  const viewOf = viewsOf(after, changes)
  const target = {
    // rights to the channel may change: always for judges, for anybody before publication
    recheckAccess: changed.flatMap((entry) => peopleToRecheck(entry, after)),
    channel: channelOf.competition(competition.id),
  }
  const concerned = concernedBy(after, changed)
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
  await announceInvitations(work, after, changes)
  const summary = athletesSummary(after.entries)
  await work.announce({
    channel: target.channel,
    event: 'AthleteSummaryUpdated',
    ...formsByViewer(concerned, (viewer) => (canSeeAllEntries(viewer, competition) ? { summary } : null)),
  })
  await work.announce({
    channel: channelOf.global,
    event: 'AthleteSummaryListUpdated',
    officials: null,
    persons: forOwner(after, { competition_id: competition.id, summary }),
  })
}

function entryOf({ before, after }: EntryChange): EntryRecord {
  const entry = after ?? before
  if (!entry) throw new Error('a change of no entry')
  return entry
}

/** Rows and removed ids as one viewer sees them. */
function viewsOf({ competition, people }: LockedCompetition, changes: readonly EntryChange[]) {
  return (viewer: Person) => {
    const isVisible = (entry: EntryRecord | null) => entry !== null && canSeeEntry(viewer, competition, entry)
    return {
      competition_users: changes.flatMap(({ after }) =>
        // invited addresses are contact data: they are only in the owner's replies, never on a channel
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

function peopleToRecheck({ userId, role }: EntryRecord, { competition }: LockedCompetition): number[] {
  if (userId === null) return []
  return role === 'judge' || !competitionIsPublic(competition) ? [userId] : []
}

/** Announces invitations in the competition list, where invited people look first. */
async function announceInvitations(
  work: OpenWork,
  { competition, entries, people }: LockedCompetition,
  changes: readonly EntryChange[],
): Promise<void> {
  const invitedIds = changes.flatMap(({ before, after }) =>
    before?.status === 'invited' || after?.status === 'invited' ? (after?.userId ?? []) : [],
  )
  if (invitedIds.length === 0) return
  const listOf = (id: number): LiveEvents['CompetitionListUpdated'] => {
    const person = { id, roles: [] }
    const own = entries.filter(({ role, userId }) => role === 'judge' || userId === id)
    return canSeeCompetition(person, competition, own)
      ? { competition_list: [competitionListRow(competition, person, own, people)] }
      : { competition_list: [], removed: [competition.id] }
  }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: null,
    persons: Object.fromEntries(invitedIds.map((id) => [id, listOf(id)])),
  })
}
