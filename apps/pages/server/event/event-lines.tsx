/** The lines of a running event: who is on, who comes after, and which division comes next, about when. */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { lastRevealedPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import { pairOfNow, pairsToCome } from '../../screens/screen-pairs.ts'
import { EstimatedTime } from '../estimated-time.tsx'
import { toRideAfter } from '../from-start/next-up.tsx'
import { LiveDot } from '../from-start/now.tsx'
import { timesOf } from '../standing-rows.ts'
import {
  type Division,
  type EventProps,
  type LineNow,
  linesNow,
  type PlacedPhase,
  stateOf,
} from './event-view.ts'

export function Lines(props: EventProps) {
  const words = useMessages('competitions')
  if (stateOf(props) !== 'on') return null
  const lines = linesNow(props)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="lines" className="dark-card rounded-card border border-hair p-4 pb-5 sm:p-7">
      <h2 id="lines" className="mb-3 text-[1.375rem] leading-tight">
        {words.now}
      </h2>
      <ul className={classNames('grid gap-x-11', lines.length > 1 && 'lg:grid-cols-2')}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line: { id, name, on, next } }: { line: LineNow }) {
  const words = useMessages('events').page
  return (
    <li data-row={`line-${id}`} className="flex min-w-0 flex-col gap-3 border-t border-hair py-4 last:pb-0">
      <h3 className="text-label font-semibold text-soft [overflow-wrap:anywhere]">{name}</h3>
      {on.map((division) => (
        <OnNow key={division.view.id} {...division} isAlone={name === division.view.name} />
      ))}
      {next ? (
        <NextOnLine phase={next} isThen={on.length > 0} />
      ) : on.length === 0 ? (
        <p className={sayClass}>{words.nobodyOn}</p>
      ) : null}
    </li>
  )
}

/** What a line says first. */
const sayClass =
  'min-w-0 text-lead leading-snug font-extrabold tracking-tight [overflow-wrap:anywhere] sm:text-[1.625rem]'

/** `isAlone`: the heading already names the division. */
function OnNow({ view, isAlone }: Division & { isAlone: boolean }) {
  const phases = useMessages('phases')
  const format = useFormat()
  const phase = view.current ? phaseName(view.current.name, phases) : ''
  return (
    <>
      <p className="-my-3 font-semibold">
        <DivisionLink view={view}>{isAlone ? phase : format.joined(view.name, phase)}</DivisionLink>
      </p>
      <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)} quiet>
        <Riders view={view} />
      </Spoiler>
    </>
  )
}

function DivisionLink({ view, children }: { view: CompetitionView; children: ReactNode }) {
  return (
    <a
      href={paths.live(view.id)}
      className="inline-flex min-h-touch items-center underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
    >
      {children}
    </a>
  )
}

function Riders({ view }: { view: CompetitionView }) {
  const words = useMessages('live')
  const { isOn, people, title, says, nextUp } = useOnLine(view)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-w-0 items-center gap-4">
        {people.length > 0 ? (
          <span className="flex shrink-0 -space-x-3">
            {people.map(({ id, name, surname, img_path }) => (
              <span
                key={id}
                className={classNames(
                  'flex rounded-full',
                  isOn &&
                    people.length === 1 &&
                    'm-1 shadow-[0_0_0_2px_var(--raised),0_0_0_4px_var(--accent)]',
                )}
              >
                <Avatar name={name} surname={surname} src={img_path} size="card" />
              </span>
            ))}
          </span>
        ) : null}
        <p className={isOn ? sayClass : 'min-w-0 font-semibold [overflow-wrap:anywhere]'}>
          {title}
          <span className={classNames('block text-body font-semibold tracking-normal', !isOn && 'text-soft')}>
            {isOn ? <LiveDot className="me-2" /> : null}
            {says}
          </span>
        </p>
      </div>
      {nextUp ? (
        <p className="text-soft">
          {words.next}: <b className="font-semibold text-ink">{nextUp.who}</b>
          {nextUp.instant === undefined ? null : (
            <>
              {' '}
              <EstimatedTime view={view} instant={nextUp.instant} />
            </>
          )}
        </p>
      ) : null}
    </div>
  )
}

type OnLine = {
  isOn: boolean
  people: PersonShort[]
  title: string
  says: ReactNode
  nextUp: { who: string; instant: number | undefined } | null
}

function useOnLine(view: CompetitionView): OnLine {
  const ofPairs = usePair(view)
  const ofRiders = useRiders(view)
  return ofPairs ?? ofRiders
}

function usePair(view: CompetitionView): OnLine | null {
  const front = useMessages('front')
  const words = useMessages('live')
  const common = useMessages('common')
  const pair = pairOfNow(view)
  if (!pair) return null
  const name = (user: PersonShort) => firstName(user, common)
  const { a, b, doing, about } = pair
  const after = pairsToCome(view).find((each) => each.a.id !== a.id)
  const says = {
    a: front.ridingNow(name(a)),
    b: front.ridingNow(name(b)),
    judges: front.judging,
    next: <NextAbout view={view} instant={about ?? undefined} words={words.nextOnTheLine} />,
  }[doing]
  const times = startsIn(view)
  const starts = after ? [after.a, after.b].flatMap(({ id }) => times(id) ?? []) : []
  return {
    isOn: doing === 'a' || doing === 'b',
    people: [a, b],
    title: front.against(name(a), name(b)),
    says,
    nextUp: after
      ? {
          who: front.against(name(after.a), name(after.b)),
          instant: starts.length > 0 ? Math.min(...starts) : undefined,
        }
      : null,
  }
}

const mostRiding = 2

function useRiders(view: CompetitionView): OnLine {
  const front = useMessages('front')
  const words = useMessages('live')
  const common = useMessages('common')
  const format = useFormat()
  const riding = currentRounds(view)
    .filter(({ status }) => status === 'recording')
    .slice(0, mostRiding)
    .map(({ user }) => user)
  const { first, others } = toRideAfter(view)
  const times = startsIn(view)
  const [after] = others
  const shown = riding.length > 0 ? riding : first ? [first.user] : []
  const names = format.list(shown.map((user) => personName(user, common)))
  const says =
    riding.length > 0 ? (
      words.onTheLine
    ) : first ? (
      <NextAbout view={view} instant={times(first.userId)} words={words.nextOnTheLine} />
    ) : null
  return {
    isOn: riding.length > 0,
    people: shown,
    title: names || front.judging,
    says,
    nextUp: after ? { who: personName(after.user, common), instant: times(after.userId) } : null,
  }
}

/** Returns about when an athlete starts, in epoch milliseconds. */
function startsIn(view: CompetitionView): (userId: number) => number | undefined {
  const times = view.current ? timesOf(view, view.current) : new Map<number, number>()
  const rounds = currentRounds(view)
  return (userId) => times.get(rounds.find((round) => round.userId === userId)?.id ?? 0)
}

type NextAboutProps = { view: CompetitionView; instant: number | undefined; words: string }

function NextAbout({ view, instant, words }: NextAboutProps) {
  if (instant === undefined) return words
  return (
    <>
      {words} <EstimatedTime view={view} instant={instant} />
    </>
  )
}

/** `isThen`: the phase follows the one that is on; otherwise nobody is on the line before it. */
function NextOnLine({ phase, isThen }: { phase: PlacedPhase; isThen: boolean }) {
  const { afterwards } = useMessages('events').page
  const { nextOnTheLine } = useMessages('live')
  const { division, round_number, about } = phase
  const phases = useMessages('phases')
  const format = useFormat()
  const { view } = division
  const own = view.phases.find(({ number }) => number === round_number)
  const name = format.joined(view.name, own ? phaseName(own.name, phases) : '')
  const time = <EstimatedTime view={view} instant={Date.parse(about)} of={`${view.id}-${round_number}`} />
  if (isThen)
    return (
      <p className="-mt-1 text-soft">
        {afterwards}: <b className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</b> {time}
      </p>
    )
  return (
    <div className="-mt-3 font-semibold text-soft">
      <DivisionLink view={view}>{name}</DivisionLink>
      <p className="-mt-1">
        {nextOnTheLine} {time}
      </p>
    </div>
  )
}
