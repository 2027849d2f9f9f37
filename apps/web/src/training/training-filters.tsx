/** The two selects above the list: by the name of the status and by that of the rule (screens §14). */
import type { TrainingRound } from '@trickline/contract/training'
import { useMessages } from '../lib/messages.ts'
import { SelectField } from '../ui/field.tsx'
import { namesOf, type TrainingFilters, withFilter } from './training-search.ts'

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
