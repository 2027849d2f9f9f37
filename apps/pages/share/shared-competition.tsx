/** Share images of a competition and an event without results, and their facts: when, where, how many. */
import { DrawnBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { drawnEvent } from '@trickline/views/competitions/event-banner.tsx'
import { eventDays } from '@trickline/views/competitions/event-days.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import type { LiveEvent } from '@trickline/contract/events'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { athletesIn, isBeforeStart } from '../server/before-start/coming-competition.ts'
import { type DataUrlByPath, Drawing, fontSizeOf, margin, shareImageSize } from './share-image.tsx'

export function useCompetitionFacts(view: CompetitionView): string[] {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(view))
  const { date_start_at: start, date_end_at: end, location, athletes } = view
  return [
    start === null ? '' : format.dates(start, end ?? start),
    location ?? '',
    athletes.length > 0 ? words.stageTakes(athletes.length) : '',
  ].filter(Boolean)
}

/** null: all beads are full, as from the start on. */
export function placesTaken(view: CompetitionView): number | null {
  return isBeforeStart(view) ? athletesIn(view).length : null
}

type FileProps = { files: DataUrlByPath; host: string }

export function CompetitionShareImage({ view, ...props }: FileProps & { view: CompetitionView }) {
  const facts = useCompetitionFacts(view).join(' · ')
  const drawing = <DrawnBanner id={view.id} drawn={view} taken={placesTaken(view)} isShareImage />
  return <Cover {...view} facts={facts} drawing={drawing} {...props} />
}

export function EventShareImage({ event, ...props }: FileProps & { event: LiveEvent['event'] }) {
  const facts = useEventFacts(event).join(' · ')
  const drawn = {
    type_id: null,
    time_zone: event.time_zone,
    date_start_at: null,
    ...drawnEvent(event, event.competitions.length),
  }
  const drawing = <DrawnBanner id={event.id} drawn={drawn} isShareImage />
  return <Cover {...event} facts={facts} drawing={drawing} {...props} />
}

/** When, where, number of divisions. */
export function useEventFacts(event: LiveEvent['event']): string[] {
  const words = useMessages('competitions')
  const days = eventDays(event)
  const format = useFormat(days?.zone)
  return [
    days ? format.dates(days.from, days.to) : '',
    event.place ?? '',
    words.divisions(event.competitions.length),
  ].filter(Boolean)
}

type CoverProps = FileProps & { name: string; img_path: string | null; facts: string; drawing: ReactNode }

function Cover({ name, img_path, facts, drawing, files, host }: CoverProps) {
  const common = useMessages('common')
  const banner = img_path ? files.get(img_path) : undefined
  const width = shareImageSize.width - 2 * margin
  const nameSize = fontSizeOf(name, {
    width,
    lines: 2,
    // leaves room for the drawing
    most: name.length > 20 ? 76 : 104,
    least: 46,
  })
  return (
    <div className={`picture competition ${banner === undefined ? '' : 'on-banner'}`}>
      {banner === undefined ? (
        <div className="cover">
          <Drawing {...shareImageSize}>{drawing}</Drawing>
        </div>
      ) : (
        <>
          <img className="cover" src={banner} alt="" />
          <div className="cover shade" />
        </>
      )}
      <div className="row">
        <div className="product">{common.product}</div>
        <div className="host">{host}</div>
      </div>
      <div className="about">
        <h1 style={{ fontSize: nameSize }}>{name}</h1>
        <p
          className="facts one-line"
          style={{ fontSize: fontSizeOf(facts, { width, lines: 1, most: 36, least: 28 }) }}
        >
          {facts}
        </p>
      </div>
    </div>
  )
}
