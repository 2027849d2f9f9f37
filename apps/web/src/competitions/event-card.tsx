/** An event in the list: one card that opens into the divisions that match (screens §3). */
import type { CompetitionListRead } from '@trickline/contract/read-rows'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { EventBanner } from '@trickline/views/competitions/event-banner.tsx'
import { eventDays } from '@trickline/views/competitions/event-days.ts'
import { cardBannerClass, CardFrame, CompetitionCard } from './competition-card.tsx'
import type { CardActions } from './competition-actions.tsx'

type Event = NonNullable<CompetitionListRead['event']>

type Props = {
  event: Event
  /** The divisions that match, in list order. */
  rows: readonly CompetitionListRead[]
  /** Number of the event's divisions that the viewer may see. */
  count: number
  isOpen: boolean
  /** '' closes the event. */
  onOpen: (eventId: string) => void
  actions: CardActions | null
}

export function EventCard({ event, rows, count, isOpen, onOpen, actions }: Props) {
  const words = useMessages('competitions')
  const [nameId, divisionsId] = [useId(), useId()]
  const [first] = rows
  if (!first) return null
  return (
    <div
      id={divisionsId}
      className={
        isOpen
          ? 'col-span-full -mx-2 grid grid-cols-1 gap-5 rounded-card bg-sunken p-2 sm:-mx-3 sm:grid-cols-2 sm:p-3 lg:grid-cols-3'
          : 'contents'
      }
    >
      <CardFrame
        nameId={nameId}
        banner={<EventBanner event={event} division={first} count={count} className={cardBannerClass} />}
        statusId={first.status_id}
        name={
          <Link
            to={paths.event(event.id)}
            className="-my-2 inline-flex min-h-touch items-center underline-offset-4 hover:underline"
          >
            {event.name}
          </Link>
        }
      >
        <p className="text-label text-soft">
          <WhenAndWhere event={event} first={first} />
        </p>
        <Button
          aria-expanded={isOpen}
          aria-controls={divisionsId}
          onClick={() => onOpen(isOpen ? '' : String(event.id))}
          icon={
            <Icon name="next" className={classNames('size-4 transition-transform', isOpen && 'rotate-90')} />
          }
          className="mt-auto self-start"
        >
          {rows.length < count ? words.divisionsOf(rows.length, count) : words.divisions(count)}
        </Button>
      </CardFrame>
      {isOpen ? rows.map((row) => <CompetitionCard key={row.id} row={row} actions={actions} />) : null}
    </div>
  )
}

function WhenAndWhere({ event, first }: { event: Event; first: CompetitionListRead }) {
  const words = useMessages('competitions')
  const own = eventDays(event)
  const format = useFormat(own?.zone ?? event.time_zone)
  const start = own ? own.from : first.date_start_at
  return (
    <>
      {start === null ? words.noDate : format.dates(start, own ? own.to : start)}
      {event.place ? <> · {event.place}</> : null}
    </>
  )
}
