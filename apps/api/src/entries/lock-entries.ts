/** The first step of every verb on entries: locks their competition with everything that decides about them. */
import { type CompetitionVerb, decideCompetition } from '@trickline/competition/competition-moves'
import { decideEntries } from '@trickline/competition/entry-moves'
import type { EntryVerb } from '@trickline/competition/entry-moves'
import type { EntryRole } from '@trickline/competition/model'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import { isRefusal, refuse } from '@trickline/contract/refusals'
import { type LockedCompetition, lockVisibleCompetition } from '../competitions/lock-competition.ts'
import type { Work } from '../platform/http/work.ts'
import { judgesOfRounds } from '../rounds/round-changes-store.ts'
import { entriesById, type EntryRecord } from './entries-store.ts'
import { entryRowsFor } from './entry-row.ts'

export type LockedEntries = LockedCompetition & {
  selected: EntryRecord[]
  judgedBy: ReadonlySet<number>
}

/** Refuses: 404 if one does not exist or is invisible, 422 if they are of several competitions or of another role. */
export async function lockEntries(
  work: Work,
  role: EntryRole,
  ids: readonly number[],
  field: 'id' | 'competition_user_id',
): Promise<LockedEntries | Refusal> {
  const found = await entriesById(work.tx, ids)
  const [first] = found
  if (!first || found.length < ids.length) return refuse('not-found')
  const locked = await lockVisibleCompetition(work, first.competition_id)
  if (isRefusal(locked)) return locked
  if (found.some((entry) => entry.role !== role)) {
    return refuse('invalid', { errors: { [field]: ['wrong-role'] } })
  }
  if (found.some((entry) => entry.competition_id !== first.competition_id)) {
    return refuse('invalid', { errors: { [field]: ['several-competitions'] } })
  }
  const selected = locked.entries.filter((entry) => ids.includes(entry.id))
  if (selected.length < ids.length) return refuse('not-found')
  // only judges need to be checked for having judged
  const judgedBy = role === 'judge' ? await judgesOfRounds(work.tx, locked.competition.id) : new Set<number>()
  return { ...locked, selected, judgedBy }
}

/** For verbs that add or order entries. */
export async function lockForEntries(
  work: Work,
  competitionId: number,
  verb: CompetitionVerb,
): Promise<LockedCompetition | Refusal> {
  const locked = await lockVisibleCompetition(work, competitionId)
  if (isRefusal(locked)) return locked
  const context = { competition: locked.competition, now: work.now.getTime() }
  const { refusal } = decideCompetition(work.person, context, verb)
  return refusal ? refuse(refusal) : locked
}

export function decideLocked<Verb extends EntryVerb>({ person }: Work, locked: LockedEntries, verb: Verb) {
  return decideEntries(person, locked, locked.selected, verb)
}

export function refuseLocked({ person }: Work, locked: LockedEntries, code: RefusalCode): Refusal {
  if (code !== 'wrong-state') return refuse(code)
  return refuse(code, { present: { competition_users: entryRowsFor(person, locked, locked.selected) } })
}
