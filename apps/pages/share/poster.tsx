/** The poster of a competition, A4: name, time, place, and a QR code of its page. */
import { renderSVG } from 'uqr'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import type { Language } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Mark } from '../server/document.tsx'
import { HtmlDocument, NotIndexed } from '../server/html-document.tsx'
import styles from './poster.css?inline'
import { useCompetitionFacts } from './shared-competition.tsx'

type Props = { view: CompetitionView; language: Language; origin: string }

export function Poster({ view, language, origin }: Props) {
  const words = useMessages('share')
  const common = useMessages('common')
  const address = `${origin}${paths.live(view.id)}`
  const format = useFormat(competitionTimeZone(view))
  const [day, ...facts] = useCompetitionFacts(view)
  const start = view.date_start_at && format.hour(view.date_start_at)
  const { length } = view.name
  return (
    <HtmlDocument
      language={language}
      title={`${words.poster} · ${view.name}`}
      script="live-page"
      live=""
      theme="light"
      styles={styles}
      head={<NotIndexed />}
    >
      <p className="bar scripted">
        <button type="button" data-print="" className={buttonClass('primary')}>
          {words.print}
        </button>
      </p>
      <main className="poster">
        <p className="product">
          <Mark className="mark" />
          {common.product}
        </p>
        <h1 className={classNames(length > 28 && 'long', length > 60 && 'longest')}>{view.name}</h1>
        <ul>{[day, start, ...facts].map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}</ul>
        <svg className="line" viewBox="0 0 210 20" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 3Q105 17 210 3" fill="none" stroke="currentColor" strokeWidth={0.6} />
          <circle cx={105} cy={6.6} r={3.2} className="fill-accent" />
        </svg>
        <section>
          <div>
            <h2>{words.follow}</h2>
            <p>{words.scan}</p>
            <p>{words.free}</p>
          </div>
          {/* oxlint-disable-next-line react/no-danger -- generated here */}
          <div className="code" dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 0 }) }} />
        </section>
        <p className="address">{address.replace(/^https?:\/\//, '')}</p>
      </main>
    </HtmlDocument>
  )
}
