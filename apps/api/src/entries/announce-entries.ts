/**
 * Tells the competition's channel that entries changed. Everybody hears of those taking part, the person of his or
 * her own, officials of all; who has paid only the owner and the person (who-sees-what §2). Then the counts go to the
 * officials, and to the owner's competition list.
 */
import { competitionIsPublic } from '@trickline/competition/competition-moves'
import type { Person } from '@trickline/competition/model'
import { ownerOf } from '@trickline/competition/permissions'
import { athletesSummary } from '@trickline/competition/summary'
import { canSeeCompetition, canSeeFees, visibleEntries } from '@trickline/competition/visibility'
import type { CompetitionUser } from '@trickline/contract/entries'
import { channelOf, type LiveEvents } from '@trickline/contract/live-events'
import { forOwner } from '../competitions/announce-competition.ts'
import { competitionListRow } from '../competitions/competition-row.ts'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { entriesOf, type EntryRecord } from './entries-store.ts'
import { entryRow } from './entry-row.ts'

/** An entry as it was (null: it is new) and as it is (null: it is deleted). */
export type EntryChange = { before: EntryRecord | null; after: EntryRecord | null }

/** What became of these entries, matched with what they were. */
export function entryChanges(before: readonly EntryRecord[], after: readonly EntryRecord[]): EntryChange[] {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  return after.map((entry) => ({ before: was.get(entry.id) ?? null, after: entry }))
}

/** `places`: those of the next stage, when a phase has begun. */
export async function announceEntries(
  work: OpenWork,
  competition: CompetitionRecord,
  changes: readonly EntryChange[],
  places: readonly CompetitionUser[] = [],
): Promise<void> {
  if (changes.length + places.length === 0) return
  // with the roles of this moment: an owner whose role was withdrawn hears as anybody does
  const concerned = await peopleById(work.tx, [
    competition.organizerId,
    ...changes.map(({ before, after }) => (after ?? before)?.userId ?? null),
  ])
  const seenBy = viewsOf(competition, changes, concerned)
  const owner = ownerOf(competition)
  const where = {
    channel: channelOf.competition(competition.id),
    // a judge who was approved or has left hears more or less from now on; before the publication everybody does
    regrade: changes.flatMap(({ before, after }) => peopleToRecheck(after ?? before, competition)),
  }
  const one = changes.length === 1 ? changes[0] : undefined
  if (one?.after && places.length === 0 && seenBy(null).removed.length === 0) {
    const form = (asker: Person, audience?: 'officials') => {
      const [entry] = seenBy(asker, audience).competition_users
      return entry ? { competition_user: entry } : null
    }
    await work.announce({
      ...where,
      event: one.before === null ? 'CompetitionUserCreated' : 'CompetitionUserUpdate',
      public: form(null),
      officials: form(owner, 'officials'),
      persons: formsByPerson(concerned, form),
    })
  } else {
    const form = (asker: Person, audience?: 'officials') => {
      const { competition_users, removed } = seenBy(asker, audience)
      const seen = { competition_users: [...competition_users, ...places], removed }
      return seen.competition_users.length + seen.removed.length > 0 ? seen : null
    }
    await work.announce({
      ...where,
      event: 'CompetitionUsersUpdated',
      public: form(null),
      officials: form(owner, 'officials'),
      persons: formsByPerson(concerned, form),
    })
  }
  await announceInvitations(work, competition, changes)
  await announceSummary(work, competition)
}

/**
 * What an asker sees of the changes: rows, and the ids of entries no longer to be seen. `officials`: as the owner, but
 * for what only the owner may see.
 */
function viewsOf(
  competition: CompetitionRecord,
  changes: readonly EntryChange[],
  people: ReadonlyMap<number, PersonRecord>,
) {
  return (asker: Person, audience?: 'officials') => {
    const sees = (entry: EntryRecord | null) =>
      entry !== null && visibleEntries(asker, competition, [entry]).length > 0
    return {
      competition_users: changes.flatMap(({ after }) =>
        // the invited address is contact data: it is in the owner's answers, not in a channel that judges hear
        after && sees(after)
          ? [
              entryRow(after, people, {
                showsEmail: false,
                showsFees: audience !== 'officials' && canSeeFees(asker, competition, after),
              }),
            ]
          : [],
      ),
      removed: changes.flatMap(({ before, after }) =>
        before && sees(before) && !sees(after) ? [before.id] : [],
      ),
    }
  }
}

function formsByPerson<Form>(
  people: ReadonlyMap<number, PersonRecord>,
  form: (asker: Person) => Form | null,
): Record<number, Form> {
  const forms: Record<number, Form> = {}
  for (const { id, roles } of people.values()) {
    const own = form({ id, roles })
    if (own !== null) forms[id] = own
  }
  return forms
}

function peopleToRecheck(entry: EntryRecord | null, competition: CompetitionRecord): number[] {
  if (!entry || entry.userId === null) return []
  return entry.role === 'judge' || !competitionIsPublic(competition) ? [entry.userId] : []
}

/** The list of who is invited, or has answered, tells it too: that is where a person looks first. */
async function announceInvitations(
  work: OpenWork,
  record: CompetitionRecord,
  changes: readonly EntryChange[],
): Promise<void> {
  const answering = changes.flatMap(({ before, after }) =>
    before?.status === 'invited' || after?.status === 'invited' ? (after?.userId ?? []) : [],
  )
  if (answering.length === 0) return
  const judgesAndOwn = (await entriesOf(work.tx, record.id)).filter(
    ({ role, userId }) => role === 'judge' || answering.includes(userId ?? 0),
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
    persons: Object.fromEntries(answering.map((id) => [id, listOf(id)])),
  })
}

async function announceSummary(work: OpenWork, competition: CompetitionRecord): Promise<void> {
  const summary = athletesSummary(await entriesOf(work.tx, competition.id))
  await work.announce({
    channel: channelOf.competition(competition.id),
    event: 'AthleteSummaryUpdated',
    officials: { summary },
  })
  await work.announce({
    channel: channelOf.global,
    event: 'AthleteSummaryListUpdated',
    officials: null,
    persons: await forOwner(work, competition, { competition_id: competition.id, summary }),
  })
}
