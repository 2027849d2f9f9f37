/** What the training list can be narrowed to: the names of status and rule that are in it (screens §14). */
import type { TrainingRound } from '@trickline/contract/training'
import * as z from 'zod/mini'

/** '' shows all. */
export const trainingFilters = z.object({ status: z.string(), rule: z.string(), page: z.int() })
export type TrainingFilters = z.output<typeof trainingFilters>

export const allRounds: TrainingFilters = { status: '', rule: '', page: 1 }

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
