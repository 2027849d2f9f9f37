/** The banner of an event: its picture, or else drawn like a competition's, with a bead for each division. */
import type { EventShort } from '@trickline/contract/competitions'
import type { ComponentProps } from 'react'
import { CompetitionBanner } from './competition-banner.tsx'
import { eventDays } from './event-days.ts'

type Props = {
  event: EventShort
  /** The first division, for what the event does not state. */
  division: NonNullable<ComponentProps<typeof CompetitionBanner>['drawn']>
  count: number
} & Pick<ComponentProps<typeof CompetitionBanner>, 'isLow' | 'className'>

export function EventBanner({ event, division, count, ...looks }: Props) {
  return (
    <CompetitionBanner
      id={event.id}
      src={event.img_path}
      drawn={{ ...division, ...drawnEvent(event, count) }}
      {...looks}
    />
  )
}

export function drawnEvent(event: EventShort, count: number) {
  const days = eventDays(event)
  return {
    competitions_info: { location: event.place, country_id: null },
    athletesMax: count,
    ...(days && {
      type_id: 2,
      time_zone: days.zone,
      date_start_at: new Date(days.from).toISOString(),
      date_end_at: new Date(days.to).toISOString(),
    }),
  }
}
