/** Announces a changed competition: its header on its own channel, its row on the list's (who-sees-what §8). */
import { isDeepStrictEqual } from 'node:util'
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import { ownerAsPerson } from '@trickline/competition/permissions'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Person } from '@trickline/competition/model'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { holdsRole, supervisorIds } from '../admin/roles-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { competitionHeader } from './competition-row.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import { progressOfCompetitions } from './competition-progress.ts'
import { formsByViewer } from './forms-by-viewer.ts'

/** `before` null: it is new. */
export async function announceCompetition(
  work: OpenWork,
  { before, after: competition }: { before: CompetitionRecord | null; after: CompetitionRecord },
): Promise<void> {
  const entries = await entriesOf(work.tx, competition.id)
  const isPublic = competitionIsPublic(competition)
  const people = await peopleById(work.tx, [
    competition.organizerId,
    ...(await supervisorIds(work.tx)),
    ...(isPublic ? [] : entries.map(({ userId }) => userId)),
  ])
  const concerned = { competition, entries, people: [...people.values()] }
  const channel = channelOf.competition(competition.id)
  const forms = formsByViewer(concerned, (viewer) => ({
    competition: competitionHeader(competition, viewer),
  }))
  await work.announce({ channel, event: 'CompetitionUpdated', ...forms })
  // the same in the words of clients of the former product, which ours leaves alone
  await work.announce({ channel, event: 'CompetitionUpdatedById', ...forms })
  if (before) {
    await work.announce({
      channel,
      event: 'PartialCompetitionUpdated',
      ...formsByViewer(concerned, (viewer) => changedFields(before, competition, viewer)),
    })
  }
  await announceListRow(work, competition, isPublic ? [] : await insidersOf(work, competition))
}

/** null: nothing of the header. */
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

/** `insiders`: of a competition that is not public. */
export async function announceListRow(
  work: OpenWork,
  competition: CompetitionRecord,
  insiders: readonly number[] = [],
): Promise<void> {
  const progress = (await progressOfCompetitions(work.tx, [competition]))(competition.id)
  const listUpdateFor = (viewer: Person) => ({
    // without people and counts: clients keep those they have
    competition_list: [
      {
        ...competitionHeader(competition, viewer),
        athletes_summary: null,
        competition_users: [],
        ...progress,
      },
    ],
  })
  const owners = listUpdateFor(ownerAsPerson(competition))
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: competitionIsPublic(competition) ? listUpdateFor(null) : null,
    officials: owners,
    persons: { ...sameFor(insiders, listUpdateFor(null)), ...(await forOwner(work, competition, owners)) },
  })
}

/** Clients that have it open subscribe again and are refused. */
export async function announceDeletedCompetition(
  work: OpenWork,
  competition: CompetitionRecord,
  insiders: readonly number[],
): Promise<void> {
  const update = { competition_list: [], removed: [competition.id] }
  await work.announce({
    channel: channelOf.global,
    event: 'CompetitionListUpdated',
    public: null,
    officials: update,
    persons: sameFor(insiders, update),
  })
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'ChannelReset',
    public: {},
  })
}

/** The owner and the invited people of a competition that is not public yet. */
export async function insidersOf(
  work: Pick<OpenWork, 'tx'>,
  competition: CompetitionRecord,
): Promise<number[]> {
  const invited = (await entriesOf(work.tx, competition.id)).flatMap((entry) => {
    if (entry.userId === null) return []
    return canSeeCompetition({ id: entry.userId, roles: [] }, competition, [entry]) ? [entry.userId] : []
  })
  return [...Object.keys(await forOwner(work, competition, true)).map(Number), ...invited]
}

/** `form` for the owner only; for nobody while the organizer role is withdrawn (accounts-and-people §1). */
export async function forOwner<Form>(
  { tx }: Pick<OpenWork, 'tx'>,
  { organizerId }: CompetitionRecord,
  form: Form,
): Promise<Record<number, Form>> {
  return (await holdsRole(tx, organizerId, 'organizer')) ? { [organizerId]: form } : {}
}

function sameFor<Form>(people: readonly number[], form: Form): Record<number, Form> {
  return Object.fromEntries(people.map((id) => [id, form]))
}
