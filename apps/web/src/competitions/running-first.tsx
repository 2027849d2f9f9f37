/** Running competitions, one row each, above a list that begins with drafts (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { personName } from '@trickline/views/person-name.ts'

export function RunningFirst({ list }: { list: readonly CompetitionListRead[] }) {
  const words = useMessages('competitions')
  const running = list.filter(({ status }) => status === 'started')
  if (running.length === 0 || list[0]?.status === 'started') return null
  return (
    <section aria-labelledby="running-first" className="mb-6">
      <h2 id="running-first" className="border-b border-hair pb-1.5 text-lead font-semibold">
        {words.now}
      </h2>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-5 lg:grid-cols-3">
        {running.map((row) => (
          <li key={row.id}>
            <Link
              to={paths.competition(row.id)}
              search={{ panel: 'rounds' }}
              className="flex min-h-16 items-center gap-3 border-b border-hair py-1.5 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 leading-tight font-semibold hyphens-auto [overflow-wrap:anywhere]">
                  {row.name}
                </span>
                <OnTheLine row={row} />
              </span>
              <Icon name="next" className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnTheLine({ row: { recording } }: { row: CompetitionListRead }) {
  const words = useMessages('competitions')
  const common = useMessages('common')
  const format = useFormat()
  const names = (recording ?? []).map((person) => personName(person, common))
  // who is on in a later phase gives away the results of the one before
  return (
    <span data-spoils="" className="block">
      <StatusChip tone="live" isFramed={false}>
        {names.length > 0 ? `${words.onTheLine}: ${format.list(names)}` : words.nobodyOnTheLine}
      </StatusChip>
    </span>
  )
}
