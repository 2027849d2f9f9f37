/** What the training list can be narrowed to: the names of status and rule that are in it (screens §14). */
import type { TrainingRound } from '@trickline/contract/training'
import { listSearch } from '../data/list-search.ts'

/** As its address says it; '' shows all. */
export const trainingSearch = listSearch('training', ['status', 'rule'])
export type TrainingFilters = typeof trainingSearch.all

type Row = Pick<TrainingRound, 'status' | 'rule'>

export function matchesFilters(row: Row, { status, rule }: TrainingFilters): boolean {
  return (status === '' || row.status.name === status) && (rule === '' || row.rule.name === rule)
}

/** Another filter starts again on page 1. */
export function withFilter(
  filters: TrainingFilters,
  change: Partial<Pick<TrainingFilters, 'status' | 'rule'>>,
): TrainingFilters {
  return { ...filters, ...change, page: 1 }
}

/** Each name once, in the order of the ids. */
export function namesOf(rows: readonly Row[], what: 'status' | 'rule'): string[] {
  const names = new Map(rows.map((row) => [row[what].id, row[what].name]))
  return [...names].toSorted(([one], [other]) => one - other).map(([, name]) => name)
}
