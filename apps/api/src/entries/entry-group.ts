/**
 * What one verb acts on together: entries of one role in one competition, or all of it, locked with all the others of it.
 * The competition first, then its entries, as every verb locks.
 */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { decideEntries } from '@trickline/competition/entry-moves'
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockVisibleCompetition } from '../competitions/lock-visible-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { entriesById, lockEntriesOf, type EntryRecord } from './entries-store.ts'
import { visibleEntryRows } from './entry-row.ts'

export type EntryGroup = {
  competition: CompetitionRecord
  /** The entries asked for, by id. */
  entries: EntryRecord[]
  /** Every entry of the competition. */
  all: EntryRecord[]
}

/** 404 when one does not exist or may not be seen, 422 when they are not of that role or not of one competition. */
export async function lockEntryGroup(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  field: 'id' | 'competition_user_id',
): Promise<EntryGroup | Refusal> {
  const found = await entriesById(work.tx, ids)
  const [first] = found
  if (!first || found.length < ids.length) return refuse('not-found')
  const competition = await lockVisibleCompetition(work, first.competition_id, 'update')
  if (isRefusal(competition)) return competition
  if (found.some((entry) => entry.role !== role)) {
    return refuse('invalid', { errors: { [field]: ['wrong-role'] } })
  }
  if (found.some((entry) => entry.competition_id !== first.competition_id)) {
    return refuse('invalid', { errors: { [field]: ['several-competitions'] } })
  }
  const all = await lockEntriesOf(work.tx, competition.id)
  const entries = all.filter((entry) => ids.includes(entry.id))
  // deleted since they were found
  if (entries.length < ids.length) return refuse('not-found')
  return { competition, entries, all }
}

/** The competition, locked with all its entries, for what this person may do with them as a whole now. */
export async function lockForVerb(
  work: Work,
  competitionId: number,
  verb: CompetitionVerb,
): Promise<{ competition: CompetitionRecord; present: EntryRecord[] } | Refusal> {
  const { tx, person, now } = work
  const competition = await lockVisibleCompetition(work, competitionId, 'update')
  if (isRefusal(competition)) return competition
  const { refusal } = decideCompetition(person, { competition, now: now.getTime() }, verb)
  if (refusal) return refuse(refusal)
  return { competition, present: await lockEntriesOf(tx, competition.id) }
}

/** Whether this person may do it now, with all of them. */
export function decideGroup<Verb extends EntryVerb>({ person }: Work, group: EntryGroup, verb: Verb) {
  const { competition, entries, all } = group
  return decideEntries(person, { competition, entries: all }, entries, verb)
}

/** 409 `wrong-state` comes with the entries as they stand, for who came too late. */
export async function refuseGroup(work: Work, group: EntryGroup, code: RefusalCode): Promise<Refusal> {
  if (code !== 'wrong-state') return refuse(code)
  const rows = await visibleEntryRows(work, group.competition, group.entries)
  return refuse(code, { present: { competition_users: rows } })
}
