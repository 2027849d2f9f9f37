/** The period of the statistics: all, this year, twelve months, or two chosen days (screens §26). */
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { TextField } from '@trickline/ui/field.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { daysOf, periodOf, periods } from './periods.ts'
import { type StatisticsAddress } from './statistics-search.ts'

export function PeriodChoice({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics')
  const [now] = useState(serverNow)
  const period = periodOf(search, now)
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Segmented
        label={words.period}
        segments={periods.map((value) => ({ value, label: words.periods[value] }))}
        value={period}
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
