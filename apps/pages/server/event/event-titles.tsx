/** The titles of an event in which somebody is placed, each with its leader. */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { Covered } from '../front-parts.tsx'
import { placeClass, Places } from './event-divisions.tsx'
import type { EventProps } from './event-view.ts'

const mostShown = 3

export function Titles({ titles }: EventProps) {
  const words = useMessages('events').page
  const format = useFormat()
  const won = titles.filter(({ rows }) => rows.length > 0)
  if (won.length === 0) return null
  return (
    <section aria-labelledby="titles" className="flex flex-col gap-3">
      <h2 id="titles" className="text-title">
        {words.titles}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2">
        {won.map(({ name, formula, rows }) => (
          <li key={name} className="flex min-w-0 flex-col border-t-[1.5px] border-ink pt-2">
            <h3 className="text-lead font-bold [overflow-wrap:anywhere]">{name}</h3>
            <p className="text-label text-soft">{words.formulas[formula]}</p>
            <Covered />
            <div data-spoils="">
              <Places>
                {rows
                  .filter(({ rank }) => rank <= mostShown)
                  .map(({ rank, user, value }) => (
                    <li key={user.id} className={placeClass}>
                      <span className="tabular w-4 shrink-0 text-soft">{rank}</span>
                      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                        <PersonName user={user} />
                      </span>
                      <span className="tabular shrink-0 font-semibold">
                        {formula === 'points' ? format.number(value) : format.value(value)}
                      </span>
                    </li>
                  ))}
              </Places>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
