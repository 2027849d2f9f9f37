/** The entries that a verb changes together; locks the competition, then its entries. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { decideEntries } from '@trickline/competition/entry-moves'
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockVisibleCompetition } from '../competitions/lock-visible-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { judgesOfRounds } from '../rounds/round-changes-store.ts'
import { entriesById, type EntryRecord, lockEntriesOf } from './entries-store.ts'
import { visibleEntryRows } from './entry-row.ts'

export type EntryGroup = {
  competition: CompetitionRecord
  entries: EntryRecord[]
  all: EntryRecord[]
  judgedBy: ReadonlySet<number>
}

/** 404 if one does not exist or is invisible; 422 if they differ in competition or are not of that role. */
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
  if (entries.length < ids.length) return refuse('not-found')
  return { competition, entries, all, judgedBy: await judgesOfRounds(work.tx, competition.id) }
}

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

export function decideGroup<Verb extends EntryVerb>({ person }: Work, group: EntryGroup, verb: Verb) {
  const { competition, entries, all, judgedBy } = group
  return decideEntries(person, { competition, entries: all, judgedBy }, entries, verb)
}

export async function refuseGroup(work: Work, group: EntryGroup, code: RefusalCode): Promise<Refusal> {
  if (code !== 'wrong-state') return refuse(code)
  const rows = await visibleEntryRows(work, group.competition, group.entries)
  return refuse(code, { present: { competition_users: rows } })
}
