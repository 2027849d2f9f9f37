/** When the person rides or judges next today: "about 14:20, after Nayeli" (ranking §7). */
import { useQuery } from '@tanstack/react-query'
import { readCalendar } from '@trickline/contract/calls/own-calendar'
import type { CalendarItem } from '@trickline/contract/own-calendar'
import { api } from '@trickline/client/api.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { lineName } from '@trickline/views/competitions/line-name.ts'
import { paths } from '@trickline/views/paths.ts'
import { LinkRow } from './task.tsx'

const soonMilliseconds = 12 * 60 * 60 * 1000
const mostShown = 3

export function OwnDay() {
  const words = useMessages('athlete').day
  const { data } = useQuery({
    queryKey: queryKeys.ownCalendar,
    queryFn: ({ signal }) => api(readCalendar, { signal }),
    // estimates move as rounds are ridden
    refetchInterval: 60_000,
  })
  const coming = (data?.items ?? []).filter(isSoon).slice(0, mostShown)
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="own-day">
      <h2 id="own-day" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.title}
      </h2>
      <ul>
        {coming.map((item) => (
          <li key={`${item.kind} ${item.competition.id} ${item.starts_at}`}>
            <Coming item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Coming({ item: { kind, competition, starts_at, line, after, athlete } }: { item: CalendarItem }) {
  const words = useMessages('athlete').day
  const time = useFormat().time(starts_at)
  const about =
    athlete !== null
      ? words.rides(time, athlete)
      : after !== null
        ? words.after(time, after)
        : words.about(time)
  return (
    <LinkRow
      to={paths.competition(competition.id)}
      name={competition.name}
      mark={`${kind === 'judging' ? words.judging : words.round}: ${about}${line ? ` · ${lineName(line, words.line)}` : ''}`}
    />
  )
}

function isSoon({ kind, is_estimate, ends_at, starts_at }: CalendarItem): boolean {
  const now = serverNow()
  return (
    kind !== 'competition' &&
    is_estimate &&
    Date.parse(ends_at) > now &&
    Date.parse(starts_at) < now + soonMilliseconds
  )
}
