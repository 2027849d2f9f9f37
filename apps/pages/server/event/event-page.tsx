/** `/live/event/{id}`: an event as everyone may see it, in parts that change by themselves (events §7). */
import type { PublicPage } from '@trickline/contract/public-pages'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import type { ReactNode } from 'react'
import { MainParts, PageLayout } from '../document.tsx'
import { ShareTags } from '../../share/share-tags.tsx'
import { useEventFacts } from '../../share/shared-competition.tsx'
import { Divisions } from './event-divisions.tsx'
import { BannerAndRegister, EventHead } from './event-head.tsx'
import { Lines } from './event-lines.tsx'
import { Timetable } from './event-timetable.tsx'
import { Titles } from './event-titles.tsx'
import { type EventProps, stateOf } from './event-view.ts'

/** The same parts in each state, so that an open page follows; those of another state are empty. */
export const eventParts: Record<string, (props: EventProps) => ReactNode> = {
  banner: BannerAndRegister,
  head: EventHead,
  lines: Lines,
  'titles-over': (props) => (stateOf(props) === 'over' ? <Titles {...props} /> : null),
  divisions: Divisions,
  timetable: Timetable,
  titles: (props) => (stateOf(props) === 'on' ? <Titles {...props} /> : null),
}

type Props = { props: EventProps; language: Language; origin: string; parts: PublicPage['parts'] }

export function EventDocument({ props, language, origin, parts }: Props) {
  const words = useMessages('events').page
  const { id, name, img_path } = props.event
  const address = `${origin}${paths.liveEvent(id)}`
  const description = words.description(name)
  const shareDescription = [useEventFacts(props.event).join(' · '), description].join('. ')
  return (
    <PageLayout
      language={language}
      title={name}
      description={description}
      address={address}
      live={paths.liveEvent(id)}
      tags={
        <ShareTags
          {...{ title: name, description: shareDescription, address, language }}
          imageContent={img_path}
        />
      }
      signIn={`${paths.signIn}?${new URLSearchParams({ next: paths.event(id) })}`}
    >
      <MainParts parts={parts} className={besideTheCard} />
    </PageLayout>
  )
}

/** Before the start, from 64 rem: banner and card in a second column, beside head, divisions and timetable. */
const besideTheCard =
  'lg:has-[[data-register]]:grid lg:has-[[data-register]]:grid-cols-[minmax(0,1fr)_21rem] lg:has-[[data-register]]:content-start lg:has-[[data-register]]:items-start lg:has-[[data-register]]:gap-x-14 ' +
  'lg:has-[[data-register]]:*:col-start-1 lg:has-[[data-register]]:*:data-[part=banner]:col-start-2 lg:has-[[data-register]]:*:data-[part=banner]:row-start-1 lg:has-[[data-register]]:*:data-[part=banner]:row-span-3'
