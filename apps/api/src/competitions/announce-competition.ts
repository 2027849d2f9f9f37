/** Announces a changed competition: its header on its own channel, its row on the list's (who-sees-what §8). */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import { ownerAsPerson } from '@trickline/competition/permissions'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Person } from '@trickline/competition/model'
import { channelOf } from '@trickline/contract/live-events'
import { holdsRole } from '../admin/roles-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { competitionHeader } from './competition-row.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import { progressOfCompetitions } from './competition-progress.ts'

export async function announceCompetition(work: OpenWork, competition: CompetitionRecord): Promise<void> {
  const header = competitionHeader(competition, null)
  const ownersHeader = competitionHeader(competition, ownerAsPerson(competition))
  const isPublic = competitionIsPublic(competition)
  const insiders = isPublic ? [] : await insidersOf(work, competition)
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'CompetitionUpdated',
    public: isPublic ? { competition: header } : null,
    officials: { competition: header },
    persons: {
      ...sameFor(insiders, { competition: header }),
      ...(await forOwner(work, competition, { competition: ownersHeader })),
    },
  })
  await announceListRow(work, competition, insiders)
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
