/** A competition with its entries and rounds, in the terms of the rules. */
import type { CompetitionDetail, CompetitionHeader } from './competitions.ts'
import type { CompetitionUser, EntryRow } from './entries.ts'
import { competitionAsRules, type CompetitionRead, type EntryRead, readRound } from './read-rows.ts'
import { entryRoleOf, entryStatusOf } from './status-codes.ts'

export function readCompetition({ competition_users, rounds, ...row }: CompetitionDetail): CompetitionRead {
  return {
    ...row,
    ...competitionAsRules(row),
    entries: competition_users.filter(isEntry).map(readEntry),
    places: competition_users.filter((each) => !isEntry(each)),
    rounds: rounds.map(readRound),
  }
}

export function readEntry(entry: EntryRow): EntryRead {
  const { round_number: _number, round_size_id: _stage, total_score: _total, ...row } = entry
  return {
    ...row,
    id: row.id,
    userId: row.user_id,
    role: entryRoleOf(row.role_id) ?? 'unknown',
    roleName: row.role.name,
    status: entryStatusOf(row.status_id) ?? 'unknown',
    feesPaid: row.fees_paid ?? false,
    orderNumber: row.order_number,
  }
}

/** Applies an optimistic update to a row in the terms of the rules. */
export function withEntryChange(entry: EntryRead, change: Partial<EntryRow>): EntryRead {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row still has the fields of the API
  return readEntry({ ...entry, ...change } as unknown as EntryRow)
}

export function isEntry(row: CompetitionUser): row is EntryRow {
  return row.id !== null
}

export function withCompetitionChange(
  competition: CompetitionRead,
  change: Partial<Omit<CompetitionHeader, 'status'>>,
): CompetitionRead {
  const row = { ...competition, ...change }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row still has the fields of the API
  return { ...row, ...competitionAsRules(row as unknown as CompetitionDetail) }
}
