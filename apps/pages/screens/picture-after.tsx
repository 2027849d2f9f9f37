/** The last picture of the rotation: after the end, the next competition with a code that leads to it. */
import { renderSVG } from 'uqr'
import { useMessages } from '@trickline/ui/messages.ts'
import { CompetitionBanner } from '@trickline/views/competitions/competition-banner.tsx'
import { paths } from '@trickline/views/paths.ts'
import { Days, PlacesAndPrize } from '../server/front-next.tsx'
import { Picture } from './picture.tsx'
import type { ScreenProps } from './screen-props.ts'

export function After({ view, next, countries, now, origin }: ScreenProps) {
  const words = useMessages('screens')
  const competitions = useMessages('ownEntry')
  if (view.status !== 'finished' || next === null) return null
  const { id, name, is_open, entries_approved, athletes_max, competitions_info: info } = next
  const address = `${origin}${paths.live(id)}`
  return (
    <Picture of="after" title={words.next}>
      <div className="after">
        <CompetitionBanner
          id={id}
          src={info.img_path}
          drawn={{ ...next, athletesMax: athletes_max ?? 0 }}
          taken={entries_approved}
        />
        <div>
          <p className="loud">{name}</p>
          <p>
            <Days row={next} />
            {info.location ? <span>{info.location}</span> : null}
          </p>
          <p className="tabular">
            <PlacesAndPrize row={next} countries={countries} now={now} />
          </p>
        </div>
        <div>
          {/* oxlint-disable-next-line react/no-danger -- generated here */}
          <div className="code" dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 2 }) }} />
          {is_open ? <b>{competitions.register}</b> : null}
          <small>{address.replace(/^https?:\/\//, '')}</small>
        </div>
      </div>
    </Picture>
  )
}
