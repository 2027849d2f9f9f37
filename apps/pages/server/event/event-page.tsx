/** `/live/event/{id}`: an event as everyone may see it, in parts that update themselves (events §7). */
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { paths } from '@trickline/views/paths.ts'
import type { ComponentProps, ReactNode } from 'react'
import { LiveDocument } from '../document.tsx'
import { useEventFacts } from '../../share/shared-competition.tsx'
import { Divisions } from './event-divisions.tsx'
import { BannerAndRegister, EventHead } from './event-head.tsx'
import { Lines } from './event-lines.tsx'
import { Timetable } from './event-timetable.tsx'
import { Titles } from './event-titles.tsx'
import { type EventProps, stateOf } from './event-view.ts'

/** The parts are the same in each state, so that an open page follows; those of another state are empty. */
export const eventParts: Record<string, (props: EventProps) => ReactNode> = {
  banner: BannerAndRegister,
  head: EventHead,
  lines: Lines,
  divisions: Divisions,
  'titles-over': (props) => (stateOf(props) === 'over' ? <Titles {...props} /> : null),
  timetable: Timetable,
  titles: (props) => (stateOf(props) === 'on' ? <Titles {...props} /> : null),
}

type Props = Pick<ComponentProps<typeof LiveDocument>, 'language' | 'origin' | 'parts'> & {
  props: EventProps
}

export function EventDocument({ props: { event }, ...document }: Props) {
  return (
    <LiveDocument
      {...document}
      title={event.name}
      description={useMessages('events').page.description(event.name)}
      facts={useEventFacts(event)}
      path={paths.liveEvent(event.id)}
      next={paths.event(event.id)}
      imageContent={event.img_path}
      className={classNames(besideTheCard, besideTheTitle)}
    />
  )
}

/** After the end, from 64 rem: the timetable beside the only title. */
const besideTheTitle =
  'lg:has-[[data-titles=one]]:grid lg:has-[[data-titles=one]]:grid-cols-2 lg:has-[[data-titles=one]]:content-start lg:has-[[data-titles=one]]:items-start lg:has-[[data-titles=one]]:*:col-span-full ' +
  'lg:has-[[data-titles=one]]:*:data-[part=titles-over]:col-span-1 lg:has-[[data-titles=one]]:*:data-[part=timetable]:col-span-1'

/** Before the start, from 48 rem: the banner beside the head; from 64 rem banner and card beside head, divisions and timetable. */
const besideTheCard =
  'md:has-[[data-register]]:grid md:has-[[data-register]]:grid-cols-[minmax(0,1fr)_18rem] md:has-[[data-register]]:content-start md:has-[[data-register]]:items-start md:has-[[data-register]]:gap-x-8 ' +
  'md:has-[[data-register]]:*:col-start-1 md:has-[[data-register]]:*:data-[part=banner]:col-start-2 md:has-[[data-register]]:*:data-[part=banner]:row-start-1 md:max-lg:has-[[data-register]]:*:not-data-[part=head]:-col-end-1 ' +
  'lg:has-[[data-register]]:grid-cols-[minmax(0,1fr)_21rem] lg:has-[[data-register]]:gap-x-14 lg:has-[[data-register]]:*:data-[part=banner]:row-end-4'
