/**
 * Who sees what (who-sees-what §1 to §8): competitions, entries, scores, tricks, contact data, and the live channel of a
 * competition. Answers and live events are cut with the same functions.
 */

import { competitionIsPublic } from './competition-moves.ts'
import type { Competition, Entry, Person, Round } from './model.ts'
import { isAdmin, isCompetitionJudge, isOwner, isSupervisor } from './permissions.ts'
import { isJudged } from './statuses.ts'

type VisibilityCompetition = Pick<Competition, 'organizerId' | 'status'>
type Owned = Pick<Competition, 'organizerId'>
type EntryOfPerson = Pick<Entry, 'userId' | 'role' | 'status'>
type VisibilityRound = Pick<Round, 'userId' | 'roundNumber' | 'status'>

/** An entry lets its person open an unpublished competition once the invitation is out, until it is declined. */
const entriesThatOpen: ReadonlySet<Entry['status']> = new Set([
  'invited',
  'pending',
  'approved',
  'competing',
  'eliminated',
])

/** Entries that everybody sees. */
const publicEntries: ReadonlySet<Entry['status']> = new Set(['approved', 'competing', 'eliminated'])

/**
 * Published competitions: everyone. Unpublished ones: the owner, supervisors, admins, and those with an entry
 * that has been sent: somebody who is invited must be able to open what he or she is invited to.
 */
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

/** Why a supervisor returned it: between the two of them. */
export function canSeeReturnReason(person: Person, competition: Owned): boolean {
  return isOwner(person, competition) || isSupervisor(person)
}

/** Sees scores before they are published: the owner and the judges of the competition. */
export function isOfficial(person: Person, competition: Owned, entries: readonly EntryOfPerson[]): boolean {
  return isOwner(person, competition) || isCompetitionJudge(person, entries)
}

/** The total of a round. A training round (no competition: null) is its athlete's until published. */
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

/**
 * The tricks of a round: as its score, and besides, to review them, the athlete's own from completion on. A training
 * round that is saved is completed.
 */
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
 * What became of a round, and by whom: the owner, admins, and the judge beside it; of training its athlete and admins.
 * Not the score: admins see that when everybody does.
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

/** What statistics count: published rounds, and to the athlete his or her own that are judged. To officials no others. */
export function countsInStatistics(person: Person, round: VisibilityRound): boolean {
  return round.status === 'published' || (isAthleteOf(person, round) && isJudged(round))
}

function isAthleteOf(person: Person, round: Pick<Round, 'userId'>): boolean {
  return person !== null && round.userId === person.id
}

/** The entries a person may see: all for owner, supervisors and admins; else one's own and those taking part. */
export function visibleEntries<E extends EntryOfPerson>(
  person: Person,
  competition: Owned,
  entries: readonly E[],
): E[] {
  if (isOwner(person, competition) || isSupervisor(person)) return [...entries]
  return entries.filter(
    (entry) => publicEntries.has(entry.status) || (person !== null && entry.userId === person.id),
  )
}

/** Entries by which an owner comes to see contact data: registered or confirmed, never merely invited. */
export const entriesThatShowContact = ['pending', 'approved', 'competing', 'eliminated'] as const

/** Email and phone: the person, admins, and the owners of competitions in which the person has such an entry. */
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

/** Whether somebody has paid: the owner and the person. */
export function canSeeFees(person: Person, competition: Owned, entry: Pick<Entry, 'userId'>): boolean {
  return isOwner(person, competition) || (person !== null && entry.userId === person.id)
}

/**
 * What a subscriber of `competition.{id}` hears: officials the full events; a person the public form, and the full
 * form of what concerns himself or herself; a visitor the public form. null: the subscription is refused.
 * Everyone signed in counts as a person, since registering can make an entry one's own at any moment.
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
