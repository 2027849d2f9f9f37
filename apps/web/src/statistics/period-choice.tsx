/** The period of the statistics: all, this year, twelve months, or two chosen days (screens §26). */
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { ChipSelect } from '@trickline/ui/chip.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { DayChip } from '../lib/day-chip.tsx'
import { daysOf, periodOf, periods } from './periods.ts'
import { asDay, type StatisticsAddress } from './statistics-search.ts'

export function PeriodChoice({ search, onSearch }: StatisticsAddress) {
  const words = useMessages('statistics')
  const common = useMessages('common')
  const format = useFormat()
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
            <DayChip
              key={edge}
              label={words[edge]}
              text={common.labelled(words[edge], format.date(search[edge] && `${search[edge]}T12:00`))}
              day={search[edge] ?? ''}
              from={edge === 'to' ? search.from : undefined}
              to={(edge === 'from' && search.to) || asDay(new Date(now))}
              onPick={(picked) => onSearch({ ...search, [edge]: picked })}
            />
          ))
        : null}
    </div>
  )
}
