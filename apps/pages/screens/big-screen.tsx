/** The slides of the big screen (screens §38), each a part of its own. */
import { isJudged } from '@trickline/competition/statuses'
import type { BigScreen, BigScreenSlide } from '@trickline/contract/screens'
import type { ReactNode } from 'react'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { Bracket } from '@trickline/views/phases/bracket.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Line } from '@trickline/ui/line.tsx'
import { Podium } from '@trickline/views/phases/podium.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { screenStandings, startList } from './screen-standings.ts'

export type ScreenProps = { view: CompetitionView; screen: BigScreen }

/** In the order of the rotation. */
export const bigScreenParts: Record<string, (props: ScreenProps) => ReactNode> = {
  state: State,
  phase: PhaseNow,
  now: Now,
  standings: Standings,
  bracket: WholeBracket,
  podium: FirstFour,
}

function State({ screen: { shows, version, reveal_started_at } }: ScreenProps) {
  return (
    <i
      hidden
      data-shows={shows}
      data-version={version}
      data-revealed={reveal_started_at === null ? undefined : Date.parse(reveal_started_at)}
    />
  )
}

function PhaseNow({ view }: ScreenProps) {
  const phases = useMessages('phases')
  const words = useMessages('screens')
  const format = useFormat(competitionTimeZone(view))
  const { current, status, date_start_at } = view
  if (status === 'started' && current !== null) {
    const rounds = currentRounds(view)
    const judged = rounds.filter((round) => isJudged(round)).length
    return (
      <>
        {phaseName(current.name, phases)} · {phases.judgedOf(judged, rounds.length)}
      </>
    )
  }
  return status === 'published' && date_start_at ? words.starts(format.dateTime(date_start_at)) : null
}

function Slide({ of, pages, title }: { of: BigScreenSlide; pages: ReactNode[]; title: string }) {
  const words = useMessages('screens')
  return pages.map((page, index) => (
    // pages of a slide have no other key
    // oxlint-disable-next-line react/no-array-index-key
    <section key={index} className="picture" data-picture={of} aria-label={title}>
      {of === 'standings' ? (
        <h2>
          {title}
          {pages.length > 1 ? <small className="tabular">{words.page(index + 1, pages.length)}</small> : null}
        </h2>
      ) : null}
      {page}
    </section>
  ))
}

const nextShown = 3

function Now({ view }: ScreenProps) {
  const words = useMessages('screens')
  if (view.status !== 'started' || view.current === null) return null
  const rounds = currentRounds(view).toSorted((a, b) => a.run_order - b.run_order)
  const withStatus = (...statuses: string[]) => rounds.filter(({ status }) => statuses.includes(status))
  const [onTheLine, waiting, next] = [
    withStatus('recording'),
    withStatus('recorded', 'scoring'),
    withStatus('pending').slice(0, nextShown),
  ]
  const page = (
    <div className="now">
      <div>
        <h2>{words.onTheLine}</h2>
        {onTheLine.length === 0 ? <p className="nobody">{words.nobody}</p> : null}
        {onTheLine.slice(0, 2).map(({ id, user }) => (
          <p key={id} className="rider">
            <Avatar name={user.name} surname={user.surname} src={user.img_path} size="huge" />
            <strong>
              <PersonName user={user} />
            </strong>
          </p>
        ))}
      </div>
      <Line />
      <div className="beside">
        <List title={words.next}>
          {next.map(({ id, user }) => (
            <li key={id}>
              <PersonName user={user} />
            </li>
          ))}
        </List>
        <List title={words.waiting}>
          {waiting.slice(0, nextShown).map(({ id, user }) => (
            <li key={id}>
              <PersonName user={user} />
            </li>
          ))}
        </List>
      </div>
    </div>
  )
  return <Slide of="now" title={words.onTheLine} pages={[page]} />
}

function List({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return <div />
  return (
    <div>
      <h3>{title}</h3>
      <ol>{children}</ol>
    </div>
  )
}

/** Rows of 48 px at a height of 1080 px. */
const rowsOfPage = 12

function Standings({ view }: ScreenProps) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const table = screenStandings(view)
  if (table === null) {
    const people = startList(view)
    if (people.length === 0) return null
    const pages = inPages(people, (user, index) => (
      <Row key={user.id} id={user.id} rank={index + 1} who={<PersonName user={user} />} />
    ))
    return <Slide of="standings" title={words.startList} pages={pages} />
  }
  const pages = inPages(table.rows, ({ rank, tie, out, score, round, cut }) => (
    <Row
      key={round.userId}
      id={round.userId}
      rank={rank}
      cut={cut}
      who={<PersonName user={round.user} />}
      end={out ? phases.statuses[out] : score === null ? '' : <Score value={score} />}
      status={
        tie !== null
          ? phases.ties[tie]
          : score === null && round.status !== 'unknown'
            ? phases.statuses[round.status]
            : ''
      }
    />
  ))
  return <Slide of="standings" title={phaseName(table.name, phases)} pages={pages} />
}

function inPages<Each>(list: readonly Each[], row: (each: Each, index: number) => ReactNode): ReactNode[] {
  const pages = Math.max(1, Math.ceil(list.length / rowsOfPage))
  // pages of about the same length
  const size = Math.ceil(list.length / pages)
  return Array.from({ length: pages }, (_, page) => (
    // oxlint-disable-next-line react/no-array-index-key
    <ol key={page} className="standings">
      {list.slice(page * size, (page + 1) * size).map((each, index) => row(each, page * size + index))}
    </ol>
  ))
}

type RowProps = {
  id: number
  rank: number | null
  who: ReactNode
  end?: ReactNode
  status?: string
  cut?: boolean
}

function Row({ id, rank, who, end = '', status = '', cut = false }: RowProps) {
  return (
    <li data-row={id} className={cut ? 'cut' : undefined}>
      <span className="rank tabular">{rank ?? ''}</span>
      <span className="who">{who}</span>
      {status ? <small>{status}</small> : null}
      <b className="tabular">{end}</b>
    </li>
  )
}

function WholeBracket({ view }: ScreenProps) {
  const words = useMessages('screens')
  const first = view.phases.find(({ kind }) => kind === 'stage')
  const isDrawn = view.isVs && first && !view.stages.includes('unknown')
  if (!isDrawn || (view.current?.number ?? 0) < first.number) return null
  return (
    <Slide
      of="bracket"
      title={words.choices.bracket}
      pages={[
        <div key="bracket" className="bracket">
          <Bracket view={view} stage={first.name} size="screen" />
        </div>,
      ]}
    />
  )
}

const onScreen = 4

function FirstFour({ view }: ScreenProps) {
  const words = useMessages('screens')
  const podiums = view.podiums.filter(({ final_position }) => final_position <= onScreen)
  if (podiums.length === 0) return null
  const page = (
    <div className="podium">
      <Podium competition={{ ...view, podiums }} />
    </div>
  )
  return <Slide of="podium" title={words.choices.podium} pages={[page]} />
}
