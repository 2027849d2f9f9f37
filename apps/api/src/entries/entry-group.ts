/**
 * Entries that one verb acts on together: of one role in one competition, locked with all the others of it.
 * The competition first, then its entries, as every verb locks.
 */
import { decideEntries } from '@trickline/competition/entry-moves'
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { Competition, EntryRole, EntryStatus } from '@trickline/competition/model'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import { asCompetition, lockCompetition, type CompetitionRecord } from '../competitions/competitions-store.ts'
import type { Work } from '../platform/http/work.ts'
import { announceEntries } from './announce-entries.ts'
import { asEntry, entriesById, lockEntriesOf, updateEntries, type EntryRecord } from './entries-store.ts'
import { entryRows } from './entry-rows.ts'

export type EntryGroup = {
  competition: CompetitionRecord
  /** The competition as the rules see it. */
  rules: Competition
  /** The entries asked for, by id. */
  entries: EntryRecord[]
  /** Every entry of the competition. */
  all: EntryRecord[]
}

/** 404 when one does not exist, 422 when they are not of that role or not of one competition. */
export async function lockEntryGroup(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  field: 'id' | 'competition_user_id',
): Promise<EntryGroup | Refusal> {
  const found = await entriesById(work.tx, ids)
  const [first] = found
  if (!first || found.length < ids.length) return refuse('not-found')
  if (found.some((entry) => entry.role !== role)) {
    return refuse('invalid', { errors: { [field]: ['wrong-role'] } })
  }
  if (found.some((entry) => entry.competition_id !== first.competition_id)) {
    return refuse('invalid', { errors: { [field]: ['several-competitions'] } })
  }
  const competition = await lockCompetition(work.tx, first.competition_id, 'update')
  if (!competition) return refuse('not-found')
  const all = await lockEntriesOf(work.tx, competition.id)
  const entries = all.filter((entry) => ids.includes(entry.id))
  // deleted since they were found
  if (entries.length < ids.length) return refuse('not-found')
  return { competition, rules: asCompetition(competition), entries, all }
}

/** Whether this person may do it now, with all of them. */
export function decideGroup<Verb extends EntryVerb>({ person }: Work, group: EntryGroup, verb: Verb) {
  const scene = { competition: group.rules, entries: group.all.map(asEntry) }
  return decideEntries(person, scene, group.entries.map(asEntry), verb)
}

/** 409 `wrong-state` comes with the entries as they stand, for who came too late. */
export async function refuseGroup(work: Work, group: EntryGroup, code: RefusalCode): Promise<Refusal> {
  if (code !== 'wrong-state') return refuse(code)
  const rows = await entryRows(work, group.competition, group.entries)
  return refuse(code, { present: { competition_users: rows } })
}

/** Moves all of them and tells it. */
export async function moveGroup(work: Work, group: EntryGroup, to: EntryStatus): Promise<{ success: true }> {
  const moved = await updateEntries(
    work.tx,
    group.entries.map((entry) => entry.id),
    { status: to },
  )
  const after = new Map(moved.map((entry) => [entry.id, entry]))
  await announceEntries(
    work,
    group.competition,
    group.entries.map((before) => ({ before, after: after.get(before.id) ?? null })),
  )
  return { success: true }
}
