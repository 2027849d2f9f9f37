/** Who sees what (who-sees-what §1 to §8), in answers and live events alike. */

import { competitionIsPublic } from './competition-moves.ts'
import type { Competition, Entry, Person, Round } from './model.ts'
import { isCompetitionJudge, isOwner, isSupervisor } from './permissions.ts'
import { isAdmin } from './roles.ts'
import { isJudged } from './statuses.ts'

type VisibilityCompetition = Pick<Competition, 'organizerId' | 'status'>
type Owned = Pick<Competition, 'organizerId'>
type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>
type VisibilityRound = Pick<Round, 'userId' | 'roundNumber' | 'status'>

/** With such an entry a person sees an unpublished competition: from the invitation on, until it is declined. */
const entriesThatOpen: ReadonlySet<Entry['status']> = new Set([
  'invited',
  'pending',
  'approved',
  'competing',
  'eliminated',
])

const publicEntries: ReadonlySet<Entry['status']> = new Set(['approved', 'competing', 'eliminated'])

/** Unpublished: owner, supervisors, admins, and people with an entry that has been sent. */
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

/** Officials see scores before they are published. */
export function isOfficial(person: Person, competition: Owned, entries: readonly EntryOfPerson[]): boolean {
  return isOwner(person, competition) || isCompetitionJudge(person, entries)
}

/** A training round (competition: null) is visible to its athlete only, until published. */
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

/** The athlete sees the own tricks from completion on, to review them. */
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
 * Who may read the history of a round: owner, admins and the judge who scored it; of a training round its athlete and
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

/** Published rounds, and the athlete's own that are judged; for officials no others. */
export function countsInStatistics(person: Person, round: VisibilityRound): boolean {
  return round.status === 'published' || (isAthleteOf(person, round) && isJudged(round))
}

function isAthleteOf(person: Person, round: Pick<Round, 'userId'>): boolean {
  return person !== null && round.userId === person.id
}

/** And how many of them are in which status. */
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

/** The owner sees contact data once an athlete has registered or confirmed, not when only invited. */
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
 * The form of the events for a subscriber of `competition.{id}`; null: refused. A person gets the full form of what is
 * their own. Everyone signed in is a person, since registering creates an own entry.
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
