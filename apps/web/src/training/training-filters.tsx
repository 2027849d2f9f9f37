/** The two selects above the list: by the name of the status and by that of the rule (screens §14). */
import type { TrainingRound } from '@trickline/contract/training'
import { useMessages } from '../lib/messages.ts'
import { SelectField } from '../ui/field.tsx'
import * as z from 'zod/mini'

type Props = {
  /** Everything there is: it tells what there is to choose from. */
  list: readonly TrainingRound[]
  filters: TrainingFilters
  onChange: (filters: TrainingFilters) => void
  found: number
}

export function FilterBar({ list, filters, onChange, found }: Props) {
  const words = useMessages('training')
  const common = useMessages('common')
  const statuses: Record<string, string> = words.statuses
  return (
    <search aria-label={words.filters} className="mb-6 grid max-w-xl grid-cols-2 gap-3">
      {(['status', 'rule'] as const).map((what) => (
        <SelectField
          key={what}
          label={words[what]}
          value={filters[what]}
          onChange={({ target }) => onChange(withFilter(filters, { [what]: target.value }))}
        >
          <option value="">{words.all}</option>
          {namesOf(list, what).map((name) => (
            <option key={name} value={name}>
              {what === 'status' ? (statuses[name] ?? common.unknown) : name}
            </option>
          ))}
        </SelectField>
      ))}
      <p aria-live="polite" className="sr-only">
        {words.found(found)}
      </p>
    </search>
  )
}

/** '' shows all. */
export const trainingFilters = z.object({ status: z.string(), rule: z.string(), page: z.int() })
type TrainingFilters = z.output<typeof trainingFilters>

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
