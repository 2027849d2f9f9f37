/** Who sees what (who-sees-what §1 to §8), in answers and live events alike. */

import { competitionIsPublic } from './competition-status.ts'
import type { Competition, Entry, Person, Round } from './model.ts'
import { isCompetitionJudge, isOwner, isSupervisor } from './permissions.ts'
import { isAdmin } from './roles.ts'
import { isJudged } from './statuses.ts'

type VisibilityCompetition = Pick<Competition, 'organizerId' | 'status'>
type Owned = Pick<Competition, 'organizerId'>
type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>
type VisibilityRound = Pick<Round, 'userId' | 'roundNumber' | 'status'>

/** A person with such an entry sees an unpublished competition: from the invitation until it is declined. */
const entriesThatOpen: ReadonlySet<Entry['status']> = new Set([
  'invited',
  'pending',
  'approved',
  'competing',
  'eliminated',
])

const publicEntries: ReadonlySet<Entry['status']> = new Set(['approved', 'competing', 'eliminated'])

/** An unpublished competition is visible to its owner, supervisors, admins, and people with an entry that has been sent. */
export function canSeeCompetition(
  person: Person,
  competition: VisibilityCompetition,
  entries: readonly EntryOfPerson[] = [],
): boolean {
  return (
    competitionIsPublic(competition) ||
    isOwner(person, competition) ||
    isSupervisor(person) ||
    (person !== null &&
      entries.some((entry) => entry.userId === person.id && entriesThatOpen.has(entry.status)))
  )
}

export function canSeeReturnReason(person: Person, competition: Owned): boolean {
  return isOwner(person, competition) || isSupervisor(person)
}

/** Whether the person sees scores before they are published. */
export function isOfficial(person: Person, competition: Owned, entries: readonly EntryOfPerson[]): boolean {
  return isOwner(person, competition) || isCompetitionJudge(person, entries)
}

/** A training round (competition: null) is visible only to its athlete until it is published. */
export function canSeeRoundScore(
  person: Person,
  competition: Owned | null,
  entries: readonly EntryOfPerson[],
  round: VisibilityRound,
): boolean {
  if (round.status === 'published') return true
  if (competition === null || round.roundNumber === null) return isAthleteOf(person, round)
  return isOfficial(person, competition, entries)
}

/** Athletes see the tricks of their own round once it is completed, so that they can review them. */
export function canSeeRoundTricks(
  person: Person,
  competition: Owned | null,
  entries: readonly EntryOfPerson[],
  round: VisibilityRound,
): boolean {
  return (
    canSeeRoundScore(person, competition, entries, round) || (isAthleteOf(person, round) && isJudged(round))
  )
}

/**
 * Who may read the history of a round: the owner, admins and the judge who scored it; for a training round its athlete and
 * admins. The score in it follows `canSeeRoundScore`.
 */
export function canSeeRoundHistory(
  person: Person,
  competition: Owned | null,
  entries: readonly EntryOfPerson[],
  round: Pick<Round, 'userId' | 'judgeId'>,
): boolean {
  if (isAdmin(person)) return true
  if (competition === null) return isAthleteOf(person, round)
  return isOwner(person, competition) || (isCompetitionJudge(person, entries) && round.judgeId === person?.id)
}

/** Published rounds count, and athletes' own judged rounds for themselves; officials see no further rounds. */
export function countsInStatistics(person: Person, round: VisibilityRound): boolean {
  return round.status === 'published' || (isAthleteOf(person, round) && isJudged(round))
}

function isAthleteOf(person: Person, round: Pick<Round, 'userId'>): boolean {
  return person !== null && round.userId === person.id
}

/** Whether the person sees every entry and how many are in each status. */
export function canSeeAllEntries(person: Person, competition: Owned): boolean {
  return isOwner(person, competition) || isSupervisor(person)
}

export function canSeeEntry(person: Person, competition: Owned, entry: EntryOfPerson): boolean {
  return (
    publicEntries.has(entry.status) ||
    (person !== null && entry.userId === person.id) ||
    canSeeAllEntries(person, competition)
  )
}

export function visibleEntries<E extends EntryOfPerson>(
  person: Person,
  competition: Owned,
  entries: readonly E[],
): E[] {
  return entries.filter((entry) => canSeeEntry(person, competition, entry))
}

/** Statuses in which the owner sees an athlete's contact data: the athlete has registered or confirmed, not merely been invited. */
export const entriesThatShowContact = ['pending', 'approved', 'competing', 'eliminated'] as const

export function canSeeContact(
  person: Person,
  subject: { userId: number | null; organizerIds: readonly number[] },
): boolean {
  return (
    person !== null &&
    (person.id === subject.userId ||
      isAdmin(person) ||
      subject.organizerIds.some((organizerId) => isOwner(person, { organizerId })))
  )
}

export function canSeeFees(person: Person, competition: Owned, entry: Pick<Entry, 'userId'>): boolean {
  return isOwner(person, competition) || (person !== null && entry.userId === person.id)
}

/**
 * Which form of the events a subscriber of `competition.{id}` gets; null: the subscription is refused. A person gets the full
 * form of what is their own. Everyone signed in counts as a person, since registering creates an own entry.
 */
export function audienceOf(
  person: Person,
  competition: VisibilityCompetition,
  entries: readonly EntryOfPerson[],
): 'official' | 'person' | 'public' | null {
  if (!canSeeCompetition(person, competition, entries)) return null
  if (isOfficial(person, competition, entries)) return 'official'
  return person === null ? 'public' : 'person'
}
