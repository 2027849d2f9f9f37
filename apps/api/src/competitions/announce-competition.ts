/** Announces a changed competition: its header on its own channel, its row on the list's (who-sees-what §8). */
import { isDeepStrictEqual } from 'node:util'
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { isOwner, ownerAsPerson } from '@trickline/competition/permissions'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Person } from '@trickline/competition/model'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import type { OpenWork } from '../platform/http/work.ts'
import { competitionHeader } from './competition-row.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import { progressOfCompetitions } from './competition-progress.ts'
import { concernedBy, formsByViewer } from './forms-by-viewer.ts'
import type { LockedCompetition } from './lock-competition.ts'

/** `before` is null for a new competition. */
export async function announceCompetition(
  work: OpenWork,
  after: LockedCompetition,
  before: CompetitionRecord | null,
): Promise<void> {
  const { competition, entries } = after
  const concerned = concernedBy(after, competitionIsPublic(competition) ? [] : entries)
  const channel = channelOf.competition(competition.id)
  const forms = formsByViewer(concerned, (viewer) => ({
    competition: competitionHeader(competition, viewer),
  }))
  await work.announce({ channel, event: 'CompetitionUpdated', ...forms })
  // repeated under the names that clients of the former product know; our client ignores these
  await work.announce({ channel, event: 'CompetitionUpdatedById', ...forms })
  if (before) {
    await work.announce({
      channel,
      event: 'PartialCompetitionUpdated',
      ...formsByViewer(concerned, (viewer) => changedFields(before, competition, viewer)),
    })
  }
  await announceListRow(work, after)
}

/** null: no field of the header has changed. */
function changedFields(
  before: CompetitionRecord,
  after: CompetitionRecord,
  viewer: Person,
): LiveEvents['PartialCompetitionUpdated'] | null {
  const known = competitionHeader(before, viewer)
  const fields = Object.entries(competitionHeader(after, viewer)).filter(
    ([field, value]) => !isDeepStrictEqual(value, Reflect.get(known, field)),
  )
  return fields.length > 0 ? { competition: { id: after.id, ...Object.fromEntries(fields) } } : null
}

export async function announceListRow(work: OpenWork, locked: LockedCompetition): Promise<void> {
  const { competition, people } = locked
  const isPublic = competitionIsPublic(competition)
  const progress = (await progressOfCompetitions(work.tx, [competition], people))(competition.id)
  const listUpdateFor = (viewer: Person) => ({
    // without people, counts and event, which clients keep
    competition_list: [
      {
        ...competitionHeader(competition, viewer),
        athletes_summary: null,
        competition_users: [],
        ...progress,
        event: null,
      },
    ],
  })
  const owners = listUpdateFor(ownerAsPerson(competition))
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: isPublic ? listUpdateFor(null) : null,
    officials: owners,
    persons: {
      ...(!isPublic && sameFor(insidersOf(locked), listUpdateFor(null))),
      ...forOwner(locked, owners),
    },
  })
}

/** Clients that have it open subscribe again and are refused. */
export async function announceDeletedCompetition(work: OpenWork, deleted: LockedCompetition): Promise<void> {
  const { id } = deleted.competition
  const update = { competition_list: [], removed: [id] }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: null,
    officials: update,
    persons: sameFor(insidersOf(deleted), update),
  })
  await work.announce({
    channel: channelOf.competition(id),
    event: 'ChannelReset',
    public: {},
  })
}

/** The owner and the invited people of a competition that is not public yet. */
function insidersOf(locked: LockedCompetition): number[] {
  const { competition, entries } = locked
  const invited = entries.flatMap((entry) => {
    if (entry.userId === null) return []
    return canSeeCompetition({ id: entry.userId, roles: [] }, competition, [entry]) ? [entry.userId] : []
  })
  return [...Object.keys(forOwner(locked, true)).map(Number), ...invited]
}

/** Sends `form` only to the owner, or to nobody while the organizer role is withdrawn (accounts-and-people §1). */
export function forOwner<Form>({ competition, people }: LockedCompetition, form: Form): Record<number, Form> {
  const { organizerId } = competition
  return isOwner(people.get(organizerId) ?? null, competition) ? { [organizerId]: form } : {}
}

function sameFor<Form>(people: readonly number[], form: Form): Record<number, Form> {
  return Object.fromEntries(people.map((id) => [id, form]))
}
