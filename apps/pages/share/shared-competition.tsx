/** Share image of a competition, without results. Also its facts: when, where, number of athletes. */
import { DrawnBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
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

/** null: all, as from the start on. */
export function placesTaken(view: CompetitionView): number | null {
  return isBeforeStart(view) ? athletesIn(view).length : null
}

type Props = { view: CompetitionView; files: DataUrlByPath; host: string }

export function CompetitionShareImage({ view, files, host }: Props) {
  const common = useMessages('common')
  const facts = useCompetitionFacts(view).join(' · ')
  const banner = view.img_path ? files.get(view.img_path) : undefined
  const width = shareImageSize.width - 2 * margin
  const nameSize = fontSizeOf(view.name, {
    width,
    lines: 2,
    // leaves room for the drawing
    most: view.name.length > 20 ? 76 : 104,
    least: 46,
  })
  return (
    <div className={`picture competition ${banner === undefined ? '' : 'on-banner'}`}>
      {banner === undefined ? (
        <div className="cover">
          <Drawing {...shareImageSize}>
            <DrawnBanner id={view.id} drawn={view} taken={placesTaken(view)} isShareImage />
          </Drawing>
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
        <h1 style={{ fontSize: nameSize }}>{view.name}</h1>
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
