/** The period of the statistics: all, this year, twelve months, or two chosen days (screens §26). */
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { ChipSelect } from '@trickline/ui/chip.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { daysOf, periodOf, periods } from './periods.ts'
import { type StatisticsAddress } from './statistics-search.ts'

export function PeriodChoice({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics')
  const [now] = useState(serverNow)
  const period = periodOf(search, now)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipSelect
        label={words.period}
        options={periods.map((value) => [value, words.periods[value]])}
        value={period}
        text={period === 'all' ? words.period : undefined}
        onChange={(next) => onSearch({ ...search, from: undefined, to: undefined, ...daysOf(next, now) })}
      />
      {period === 'other'
        ? (['from', 'to'] as const).map((edge) => (
            <TextField
              key={edge}
              label={words[edge]}
              type="date"
              value={search[edge] ?? ''}
              onChange={({ target }) => onSearch({ ...search, [edge]: target.value || undefined })}
              wrapperClassName="w-44"
            />
          ))
        : null}
    </div>
  )
}
