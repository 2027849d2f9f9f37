/** The titles of an event in which somebody is placed, each with its first three on steps. */
import { titleTies } from '@trickline/competition/titles'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { FirstThree } from '@trickline/views/competitions/first-three.tsx'
import { Covered } from '../front-parts.tsx'
import { type EventProps, stateOf } from './event-view.ts'

export function Titles(props: EventProps) {
  const words = useMessages('events').page
  const format = useFormat()
  const won = props.titles.filter(({ rows }) => rows.length > 0)
  if (won.length === 0) return null
  return (
    <section
      aria-labelledby="titles"
      data-titles={stateOf(props) === 'over' && won.length === 1 ? 'one' : ''}
      className="flex flex-col gap-3"
    >
      <h2 id="titles" className="text-title">
        {words.titles}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 not-has-[>:nth-child(2)]:sm:grid-cols-1 sm:grid-cols-2">
        {won.map(({ name, formula, rows }) => (
          <li key={name} className="flex min-w-0 flex-col border-t-[1.5px] border-ink pt-2">
            <h3 className="text-lead font-bold [overflow-wrap:anywhere]">{name}</h3>
            <p className="text-label text-soft">
              {[words.formulas[formula], titleTies(rows.slice(0, 4)) ? words.tie : '']
                .filter(Boolean)
                .join('. ')}
            </p>
            <Covered />
            <div data-spoils="" className="pt-4">
              <FirstThree
                rows={rows.map(({ rank, user, value }) => ({
                  rank,
                  user,
                  value: formula === 'points' ? format.number(value) : format.value(value),
                }))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
