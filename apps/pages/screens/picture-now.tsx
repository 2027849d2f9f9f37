/** The first picture of the big screen: who rides against whom; before that the start, and between phases who meets whom. */
import { judgedOf } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { locale } from '@trickline/messages/languages'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { PairLine } from '@trickline/views/phases/pair-line.tsx'
import { firstName } from '@trickline/views/person-name.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useLanguage } from '@trickline/ui/language.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { daysBetween } from '../server/before-start/coming-competition.ts'
import { timesOf } from '../server/standing-rows.ts'
import { BigName, Face, Picture } from './picture.tsx'
import { isBreak, isWithJudges, pairOfNow, type PairOfNow, pairsToCome } from './screen-pairs.ts'
import type { ScreenProps } from './screen-props.ts'
import { startList } from './screen-standings.ts'

type Props = { view: CompetitionView }

export function Now({ view, now }: Pick<ScreenProps, 'view' | 'now'>) {
  if (view.status === 'published') return <Before view={view} now={now} />
  if (view.status !== 'started' || view.current === null) return null
  if (isBreak(view)) return <Break view={view} />
  const pair = pairOfNow(view)
  return pair ? <PairNow view={view} pair={pair} /> : <Rides view={view} />
}

/** The heading is "Semifinal", with the competition below. */
function NowPicture({ view, children }: Props & { children: ReactNode }) {
  const phases = useMessages('phases')
  const { current, name } = view
  const rounds = currentRounds(view)
  const { judged, of } = judgedOf(rounds)
  const below = [name, of > 0 ? phases.judgedOf(judged, of) : ''].filter(Boolean)
  return (
    <Picture of="now" title={current ? phaseName(current.name, phases) : name} below={below.join(' · ')}>
      {children}
    </Picture>
  )
}

/** How many athletes are shown; the start list has more. */
const firstToStart = 6

function Before({ view, now }: Props & { now: number }) {
  const words = useMessages('screens')
  const format = useFormat(competitionTimeZone(view))
  const { date_start_at: start, date_end_at: end, name, location } = view
  const people = startList(view)
  const below = [start && format.dates(start, end ?? start), location]
  return (
    <Picture of="now" title={name} below={below.filter(Boolean).join(' · ')}>
      <div className={people.length > 0 ? 'halves' : 'middle'}>
        {start ? <Start view={view} at={start} now={now} /> : null}
        <People title={words.startList} people={people.slice(0, firstToStart)} />
      </div>
    </Picture>
  )
}

/** Shows the hour on the day of the start, the date before. */
function Start({ view, at, now }: Props & { at: string; now: number }) {
  const words = useMessages('screens')
  const zone = competitionTimeZone(view)
  const format = useFormat(zone)
  const tag = locale(useLanguage())
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: zone })
  const time = format.time(at)
  if (format.date(at) === format.date(now))
    return (
      <div>
        <p className="label">{words.startsAt}</p>
        <p className="huge tabular">{time}</p>
      </div>
    )
  const { day, month } = format.calendar(at)
  const inDays = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return (
    <div>
      <p className="label">{weekday.format(new Date(at))}</p>
      <p className="huge tabular">
        {day} <small>{month}</small>
      </p>
      <p className="hour tabular">
        {time} <span>{inDays.format(daysBetween(now, Date.parse(at), zone), 'day')}</span>
      </p>
    </div>
  )
}

function Break({ view }: Props) {
  const words = useMessages('screens')
  const phases = useMessages('phases')
  const common = useMessages('common')
  const pairs = pairsToCome(view).slice(0, 4)
  const isOver = currentRounds(view).every(({ status }) => status === 'published')
  const next = isOver
    ? view.phases.find(({ number }) => number === (view.current?.number ?? 0) + 1)
    : view.current
  return (
    <Picture of="now" title={words.break} below={view.name}>
      <div className={pairs.length > 0 ? 'halves' : 'middle'}>
        <div>
          <p className="label">{words.next}</p>
          <p className="loud">{next ? phaseName(next.name, phases) : phases.names.podium}</p>
          <p className="soon">
            <i className="live" />
            {words.soon}
          </p>
        </div>
        {pairs.length > 0 ? (
          <ul className="meetings">
            {pairs.map(({ a, b }) => (
              <li key={a.id}>
                <Face user={a} />
                <b>{firstName(a, common)}</b>
                <span>{words.versus}</span>
                <b>{firstName(b, common)}</b>
                <Face user={b} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Picture>
  )
}

function PairNow({ view, pair: { a, b, doing } }: Props & { pair: PairOfNow }) {
  const words = useMessages('screens')
  const riding = doing === 'a' || doing === 'b' ? doing : null
  const [next] = currentRounds(view)
    .filter(({ userId, status }) => status === 'pending' && (userId === a.id || userId === b.id))
    .toSorted((one, other) => one.run_order - other.run_order)
  const doingOf = (user: PersonShort) => {
    if (riding !== null && user.id === (riding === 'a' ? a : b).id) return words.onTheLine
    if (next?.userId === user.id) return words.ridesNext
    const round = currentRounds(view).find(({ userId }) => userId === user.id)
    return round?.status === 'pending' ? '' : words.hasRidden
  }
  return (
    <NowPicture view={view}>
      <div className="pair">
        <Side user={a} isRiding={doing === 'a'} doing={doingOf(a)} />
        <span className="versus">{words.versus}</span>
        <Side user={b} isRiding={doing === 'b'} doing={doingOf(b)} />
      </div>
      <PairLine riding={riding} scores={null} className="pair-line" />
      {doing === 'judges' ? (
        <p className="judges">
          <i className="live" />
          {words.judgesCount}
        </p>
      ) : (
        <ScoresBefore view={view} a={a} b={b} />
      )}
    </NowPicture>
  )
}

function Side({ user, isRiding, doing }: { user: PersonShort; isRiding: boolean; doing: string }) {
  return (
    <div className={isRiding ? 'riding' : undefined}>
      <Face user={user} />
      <BigName user={user} />
      <span className="doing">
        {isRiding ? <i className="live" /> : null}
        {doing}
      </span>
    </div>
  )
}

const phasesBefore = 2

/** The scores of both athletes in earlier phases. */
function ScoresBefore({ view, a, b }: Props & { a: PersonShort; b: PersonShort }) {
  const phases = useMessages('phases')
  const scoreIn = (number: number, user: PersonShort) =>
    view.rounds.find(
      (round) => round.roundNumber === number && round.userId === user.id && round.status === 'published',
    )?.totalScore ?? null
  const rows = view.phases
    .filter(({ number }) => number < (view.current?.number ?? 0))
    .map(({ number, name }) => ({ number, name, scores: [scoreIn(number, a), scoreIn(number, b)] as const }))
    .filter(({ scores: [one, other] }) => one !== null && other !== null)
    .slice(-phasesBefore)
    .toReversed()
  return (
    <ul className="scores-before">
      {rows.map(({ number, name, scores: [one, other] }) => (
        <li key={number}>
          <Score value={one} />
          <span>{phaseName(name, phases)}</span>
          <Score value={other} />
        </li>
      ))}
    </ul>
  )
}

const shownBeside = 3

/** Everyone against everyone: who is on the line, then whose round is being judged and who comes next. */
function Rides({ view }: Props) {
  const words = useMessages('screens')
  const rounds = currentRounds(view).toSorted((one, other) => one.run_order - other.run_order)
  const riding = rounds.filter(({ status }) => status === 'recording').map(({ user }) => user)
  const pending = rounds.filter(({ status }) => status === 'pending').map(({ user }) => user)
  const counted = rounds.filter(isWithJudges).map(({ user }) => user)
  const [shown, label, then] =
    riding.length > 0
      ? [riding.slice(0, 2), words.onTheLine, pending]
      : [pending.slice(0, 1), pending.length > 0 ? words.next : words.judgesCount, pending.slice(1)]
  return (
    <NowPicture view={view}>
      <div className="halves">
        <div>
          <p className={shown.length > 0 ? 'label' : 'loud'}>
            {riding.length > 0 ? <i className="live" /> : null}
            {label}
          </p>
          {shown.map((user) => (
            <div key={user.id} className={riding.length > 0 ? 'alone riding' : 'alone'}>
              <Face user={user} />
              <BigName user={user} />
            </div>
          ))}
        </div>
        <div>
          <People title={words.next} people={then.slice(0, shownBeside)} view={view} />
          <People title={words.waiting} people={counted.slice(0, shownBeside)} />
        </div>
      </div>
    </NowPicture>
  )
}

/** With `view`, shows when each athlete will start. */
function People({
  title,
  people,
  view,
}: {
  title: string
  people: readonly PersonShort[]
  view?: CompetitionView
}) {
  const about = useAbout(view)
  if (people.length === 0) return null
  return (
    <div className="people">
      <h3 className="label">{title}</h3>
      <ol>
        {people.map((user) => (
          <li key={user.id}>
            <Face user={user} />
            <b>
              <PersonName user={user} />
            </b>
            <small className="tabular">{about(user)}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** "about 14:35", or '' if unknown. */
export function useAbout(view: CompetitionView | undefined): (user: PersonShort) => string {
  const words = useMessages('live')
  const format = useFormat(view && competitionTimeZone(view))
  if (!view?.current) return () => ''
  const times = timesOf(view, view.current)
  const rounds = currentRounds(view)
  return ({ id }) => {
    const time = times.get(rounds.find(({ userId }) => userId === id)?.id ?? 0)
    return time === undefined ? '' : words.about(format.time(time))
  }
}
