/** What the parts of the front page share: cards that are links, and covers for people who hide scores. */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { PersonName } from '@trickline/views/people/person-name.tsx'

/** Links lead to headings, which stay below the head. */
export const headingClass = 'scroll-mt-20 text-[1.375rem] leading-tight'

export function WholeCardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink"
    >
      {children}
    </a>
  )
}

/** Has no button: people who hide scores reveal them on the competition's page (screens §36). */
export function Covered() {
  const words = useMessages('competitions')
  return (
    <p data-cover="" className="py-2 text-soft">
      {words.hidden}
    </p>
  )
}

export function Faces({ people }: { people: readonly PersonShort[] }) {
  return (
    <span className="flex shrink-0 -space-x-3">
      {people.slice(0, 2).map(({ id, name, surname, img_path }) => (
        <Avatar key={id} name={name} surname={surname} src={img_path} />
      ))}
    </span>
  )
}

type Placed = {
  user: PersonShort
  place: number | null
  /** Undefined is not shown. */
  score: number | null | undefined
}

export function Places({ places }: { places: readonly Placed[] }) {
  return (
    <ol className="flex flex-col">
      {places.map(({ user, place, score }) => (
        <li key={user.id} className="flex items-baseline gap-3 border-t border-hair py-1.5">
          <span className="tabular w-3 shrink-0 text-soft">{place}</span>
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <PersonName user={user} />
          </span>
          {score === undefined ? null : <Score value={score} size="small" className="shrink-0" />}
        </li>
      ))}
    </ol>
  )
}
