/** The card of home while nothing waits: the competition in which the person now rides or judges (screens §19). */
import { Link } from '@tanstack/react-router'
import type { HomeRead } from '@trickline/contract/read-rows'
import { paths } from '@trickline/views/paths.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { NextCard } from '../lib/next-card.tsx'
import { useWhoRides } from './running.tsx'

export function OwnCompetition({
  home,
  own: { id, name },
}: {
  home: HomeRead
  own: HomeRead['running'][number]
}) {
  const words = useMessages('home')
  const whoRides = useWhoRides()
  return (
    <NextCard
      label={words.yourCompetition}
      title={name}
      text={whoRides(home.on_now.find((each) => each.id === id)?.recording ?? [])}
      actions={
        <Link to={paths.competition(id)} className={buttonClass('primary')}>
          {words.toIt}
        </Link>
      }
    />
  )
}
