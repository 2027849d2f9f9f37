/** Search and the selects above the list of competitions (screens §3). */
import type { CompetitionListed } from '@trickline/contract/read'
import { competitionListOrder } from '@trickline/competition/statuses'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import { useMessages } from '../lib/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { useSettings } from './use-settings.ts'
import type { ListFilters } from './list-filters.ts'

type Props = {
  /** Everything there is: it tells which rules there are to choose from. */
  list: readonly CompetitionListed[]
  filters: ListFilters
  onChange: (filters: ListFilters) => void
  found: number
}

export function FilterBar({ list, filters, onChange, found }: Props) {
  const words = useMessages('competitions')
  const { online } = useSettings()
  const statuses = competitionListOrder.map((status) => [
    String(competitionStatusCodes[status]),
    words.statuses[status],
  ])
  const rules = new Map(list.flatMap(({ rule }) => (rule ? [[String(rule.id), rule.name]] : [])))
  const selects = [
    { name: 'status', options: statuses },
    { name: 'gender', options: Object.entries(words.options.gender) },
    { name: 'rule', options: [...rules].toSorted(([one], [other]) => Number(one) - Number(other)) },
    { name: 'kind', options: Object.entries(words.options.category) },
    // never hidden while it narrows the list
    ...(online || filters.type !== ''
      ? [{ name: 'type' as const, options: Object.entries(words.options.type_id) }]
      : []),
  ] as const
  return (
    <search
      aria-label={words.filters}
      className="mb-6 grid grid-cols-2 gap-3 lg:grid-flow-col lg:grid-cols-[2fr] lg:auto-cols-fr"
    >
      <TextField
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        value={filters.search}
        onChange={({ target }) => onChange({ ...filters, search: target.value, page: 1 })}
        end={<Icon name="search" className="pointer-events-none me-3 size-4 text-soft" />}
        className="[&::-webkit-search-cancel-button]:hidden"
        wrapperClassName="max-lg:col-span-2"
      />
      {selects.map(({ name, options }) => (
        <SelectField
          key={name}
          label={name === 'type' ? words.fields.type_id : words[name]}
          value={filters[name]}
          onChange={({ target }) => onChange({ ...filters, [name]: target.value, page: 1 })}
        >
          <option value="">{words.all}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
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
