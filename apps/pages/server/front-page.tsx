/** The parts of `/` for visitors: what is on, what is next, the latest results (screens §37). */
import type { LiveListRow } from '@trickline/contract/competitions'
import type { Country } from '@trickline/contract/people'
import type { FrontList } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ComingHero, ComingRows } from './front-next.tsx'
import { headingClass } from './front-parts.tsx'
import { frontEntries } from './front-entries.ts'
import { EndedEventCard } from './front-event.tsx'
import { EndedCard } from './front-latest.tsx'
import { Hero, ResultRow, RunningRow } from './front-now.tsx'

/** `now`: epoch milliseconds. */
type Props = { list: FrontList; countries: readonly Country[]; now: number }

export const frontParts: Record<string, (props: Props) => ReactNode> = {
  now: Now,
  next: Next,
  latest: Latest,
}

const mostNext = 6
const mostLatest = 6

function Now({ list }: Props) {
  const words = useMessages('front')
  const { now: title } = useMessages('competitions')
  const { now, next } = frontEntries(list)
  const hero = heroOf(now.flatMap(({ rows }) => rows))
  if (!hero)
    return next.length > 0 ? null : <p className="text-lead text-soft lg:col-span-full">{words.nothingNow}</p>
  const largeEntry = now.find(({ rows }) => rows.includes(hero))
  const others = now.filter((entry) => entry !== largeEntry)
  const results = now.flatMap(({ rows }) => resultIn(rows) ?? [])
  return (
    <section aria-labelledby="now" className="flex flex-col gap-4 lg:contents">
      <h2 id="now" className={classNames(headingClass, 'lg:col-span-full')}>
        {title}
      </h2>
      <Hero row={hero} event={largeEntry?.event ?? null} />
      {others.length + results.length > 0 ? (
        <ul className="border-t-[1.5px] border-ink lg:col-start-2 lg:row-start-2">
          {others.map(({ event, rows }) => (
            <RunningRow key={rows[0].id} row={heroOf(rows) ?? rows[0]} event={event} />
          ))}
          {results.map(({ row, result }) => (
            <ResultRow key={row.id} row={row} result={result} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** The last result of pairs; in an event, of the first division that has one. */
function resultIn(rows: readonly LiveListRow[]) {
  return rows.flatMap((row) => (row.last_pair ? [{ row, result: row.last_pair }] : []))[0]
}

/** A competition where somebody rides, pairs preferred; else one whose next pair is known; else the last to start. */
function heroOf(now: readonly LiveListRow[]): LiveListRow | undefined {
  return (
    now.find(({ pair }) => pair?.doing === 'a' || pair?.doing === 'b') ??
    now.find(({ recording }) => recording.length > 0) ??
    now.find(({ pair }) => pair !== null) ??
    now[0]
  )
}

function Next({ list, ...props }: Props) {
  const words = useMessages('front')
  const { now, next } = frontEntries(list)
  if (next.length === 0) return null
  const [first, ...others] = next.slice(0, mostNext)
  const hero = now.length === 0 ? first : undefined
  const entries = hero ? others : next.slice(0, mostNext)
  return (
    <section aria-labelledby="next" className="flex flex-col gap-4">
      <h2 id="next" className={headingClass}>
        {words.next}
      </h2>
      {hero ? <ComingHero row={hero.rows[0]} event={hero.event} {...props} /> : null}
      {entries.length > 0 ? <ComingRows entries={entries} {...props} /> : null}
    </section>
  )
}

function Latest({ list }: Props) {
  const words = useMessages('front')
  const ended = frontEntries(list)
    .latest.filter(({ rows }) => rows.some(({ podiums }) => podiums.length > 0))
    .slice(0, mostLatest)
  if (ended.length === 0) return null
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-4">
      <h2 id="latest" className={headingClass}>
        {words.latest}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:gap-6">
        {ended.map(({ event, rows }) =>
          event ? (
            <EndedEventCard key={`event-${event.id}`} event={event} rows={rows} />
          ) : (
            <EndedCard key={rows[0].id} row={rows[0]} />
          ),
        )}
      </ul>
    </section>
  )
}
