/** The first step of every verb in a competition: locks it with its entries, and reads the people whom its events concern. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { Refusal } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { type EntryRecord, lockEntriesOf } from '../entries/entries-store.ts'
import { peopleConcernedBy, type PersonRecord } from '../people/people-store.ts'
import type { Work } from '../platform/http/work.ts'
import { refuseCompetition } from './competition-row.ts'
import { type CompetitionRecord, lockCompetition } from './competitions-store.ts'

/** Everything that rules, replies and events need of a competition; after a change, with the new values. */
export type LockedCompetition = {
  competition: CompetitionRecord
  entries: readonly EntryRecord[]
  /** The owner, supervisors, and people with an entry or a round, with their current roles. */
  people: ReadonlyMap<number, PersonRecord>
}

/** Refuses with 404 if the person may not see the competition (who-sees-what §1). */
export async function lockVisibleCompetition(
  { tx, person }: Work,
  id: number,
): Promise<LockedCompetition | Refusal> {
  const locked = await lockWithEntries(tx, id, [person.id])
  const isVisible = locked !== null && canSeeCompetition(person, locked.competition, locked.entries)
  return isVisible ? locked : refuse('not-found')
}

/** A refusal contains the competition as it is now. */
export async function lockForVerb(
  work: Work,
  id: number,
  verb: CompetitionVerb,
): Promise<LockedCompetition | Refusal> {
  const locked = await lockVisibleCompetition(work, id)
  if (isRefusal(locked)) return locked
  const { competition } = locked
  const { refusal } = decideCompetition(work.person, { competition, now: work.now.getTime() }, verb)
  return refusal ? refuseCompetition(refusal, competition, work.person) : locked
}

/** `others`: people whom the verb concerns and who may have no entry. null: there is no such competition. */
export async function lockWithEntries(
  tx: Work['tx'],
  id: number,
  others: readonly number[] = [],
): Promise<LockedCompetition | null> {
  const competition = await lockCompetition(tx, id, 'update')
  if (!competition) return null
  const entries = await lockEntriesOf(tx, id)
  return { competition, entries, people: await peopleConcernedBy(tx, id, others) }
}
