/** Who is on now, on a dark card: a pair as a line with a bead, or one athlete; beside it what is next. */
import { judgedOf } from '@trickline/competition/standings'
import { isJudged } from '@trickline/competition/statuses'
import { phaseIsFinished } from '@trickline/competition/phases'
import type { LiveDetail } from '@trickline/contract/competitions'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { FlagAfterName } from '@trickline/ui/flag.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { Score } from '@trickline/ui/score.tsx'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { type CompetitionView, currentRounds } from '@trickline/views/phases/competition-view.ts'
import { PairOnLine } from '@trickline/views/phases/pair-line.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { lastRevealedPhase, Spoiler } from '@trickline/views/phases/spoiler.tsx'
import type { ReactNode } from 'react'
import { isBreak, isWithJudges, pairOfNow, type PairOfNow } from '../../screens/screen-pairs.ts'
import type { ComingProps } from '../before-start/coming-competition.ts'
import { EstimatedTime } from '../estimated-time.tsx'
import { timesOf } from '../standing-rows.ts'
import { NextUp, toRideAfter } from './next-up.tsx'

export function Now(props: ComingProps) {
  const { view } = props
  if (view.status !== 'started' || view.current === null) return null
  const pair = pairOfNow(view)
  const rounds = currentRounds(view).toSorted((one, other) => one.run_order - other.run_order)
  return (
    <Spoiler competitionId={view.id} phase={lastRevealedPhase(view)} quiet>
      <div className="grid gap-x-11 gap-y-7 lg:has-[#now]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {pair ? <PairNow {...props} pair={pair} /> : null}
        {pair || phaseIsFinished(rounds) ? null : <RidersNow view={view} rounds={rounds} />}
        <NextUp {...props} />
      </div>
    </Spoiler>
  )
}

type CardProps = { view: CompetitionView; title: string; isOn: boolean; children: ReactNode }

function Card({ view: { current }, title, isOn, children }: CardProps) {
  const phases = useMessages('phases')
  return (
    <section
      aria-labelledby="now"
      className="dark-card min-w-0 self-start rounded-card border border-hair p-4 pb-5 sm:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-2.5">
        {isOn ? <LiveDot /> : null}
        <h2 id="now" className="scroll-mt-40 font-bold">
          {title}
        </h2>
        <p className="ms-auto font-semibold text-soft">{current ? phaseName(current.name, phases) : null}</p>
      </div>
      {children}
    </section>
  )
}

export function LiveDot({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-2.5 shrink-0 animate-[breathe_1.8s_ease-in-out_infinite] rounded-full bg-accent',
        className,
      )}
    />
  )
}

function PairNow({ view, competition, pair }: ComingProps & { pair: PairOfNow }) {
  const words = useMessages('live')
  const { versus, judging } = useMessages('front')
  const screens = useMessages('screens')
  const { a, b, doing, about } = pair
  const riding = doing === 'a' || doing === 'b' ? doing : null
  const titles = { a: words.onTheLine, b: words.onTheLine, next: words.nextOnTheLine, judges: judging }
  const isWaiting = doing === 'judges'
  const isInBreak = isBreak(view)
  const below = (user: PersonShort) =>
    isWaiting || isInBreak ? null : <Doing view={view} userId={user.id} />
  return (
    <Card view={view} title={isInBreak ? screens.break : titles[doing]} isOn={doing !== 'next'}>
      <PairOnLine {...{ a, b, riding, versus }} scores={null} below={{ a: below(a), b: below(b) }} />
      {isWaiting ? <JudgedRounds rounds={currentRounds(view)} /> : null}
      {isInBreak ? (
        <p className="mb-3 text-center font-semibold">
          {words.nextOnTheLine} {about === null ? null : <EstimatedTime view={view} instant={about} />}
        </p>
      ) : null}
      <Before view={view} competition={competition} a={a} b={b} />
    </Card>
  )
}

/** How many rounds of the phase are judged, while no further one is ridden. */
function JudgedRounds({ rounds }: { rounds: readonly RoundRead[] }) {
  const phases = useMessages('phases')
  const { judged, of } = judgedOf(rounds)
  return (
    <p className="tabular mt-2 mb-3 flex items-center justify-center gap-3 font-semibold">
      <span className="flex gap-1.5" aria-hidden="true">
        {rounds.map((round) => (
          <span
            key={round.id}
            className={classNames(
              'size-3 rounded-full border-[1.5px] border-current',
              isJudged(round) && 'bg-current',
            )}
          />
        ))}
      </span>
      {phases.judgedOf(judged, of)}
    </p>
  )
}

/** "Riding now", "Has ridden", or about when. */
function Doing({ view, userId }: { view: CompetitionView; userId: number }) {
  const words = useMessages('live')
  const { riding } = useMessages('front')
  const round = currentRounds(view).find((each) => each.userId === userId)
  if (!round || !view.current) return null
  if (round.status === 'recording')
    return (
      <span className="inline-flex items-center gap-2">
        <LiveDot />
        {riding}
      </span>
    )
  if (round.status !== 'pending') return <span className="text-soft">{stateOf(round, words)}</span>
  const instant = timesOf(view, view.current).get(round.id)
  return (
    <span className="text-soft">
      {instant === undefined ? words.state.pending : <EstimatedTime view={view} instant={instant} />}
    </span>
  )
}

function stateOf(
  { status, disqualifiedAt, injuredAt }: RoundRead,
  { state }: ReturnType<typeof useMessages<'live'>>,
): string {
  if (disqualifiedAt !== null) return state.disqualified
  if (injuredAt !== null) return state.injured
  return status === 'unknown' ? '' : state[status]
}

const phasesBefore = 2

/** Both athletes' scores in the last phases, and how many tricks the last round of each had. */
function Before({
  view,
  competition,
  a,
  b,
}: Pick<ComingProps, 'view' | 'competition'> & { a: PersonShort; b: PersonShort }) {
  const phases = useMessages('phases')
  const words = useMessages('live')
  const rounds = (number: number) =>
    [roundIn(competition, number, a), roundIn(competition, number, b)] as const
  const rows = view.phases
    .filter(({ number }) => number < (view.current?.number ?? 0))
    .map(({ number, name }) => ({ name, rounds: rounds(number) }))
    .filter(({ rounds: [one, other] }) => one && other)
    .slice(-phasesBefore)
    .toReversed()
  const tricks = rows[0]?.rounds.map((round) => round?.score_parts?.tricks_count ?? 0)
  return (
    <ul className="mt-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] text-center empty:hidden">
      {rows.map(({ name, rounds: [one, other] }) => (
        <Compared
          key={name}
          label={phaseName(name, phases)}
          values={[one?.total_score ?? 0, other?.total_score ?? 0]}
        >
          {(value) => <Score value={value} size="inherit" />}
        </Compared>
      ))}
      {tricks ? (
        <Compared label={words.tricks} values={[tricks[0] ?? 0, tricks[1] ?? 0]}>
          {String}
        </Compared>
      ) : null}
    </ul>
  )
}

function roundIn({ rounds }: LiveDetail, number: number, user: PersonShort) {
  return rounds.find(
    (round) => round.round_number === number && round.user_id === user.id && round.score_parts !== null,
  )
}

type ComparedProps = { label: string; values: [number, number]; children: (value: number) => ReactNode }

/** The higher of the two values stands out. */
function Compared({ label, values: [one, other], children }: ComparedProps) {
  return (
    <li className="col-span-3 grid grid-cols-subgrid items-baseline gap-x-2 border-hair py-1.5 not-last:border-b last:pb-0">
      <span className={comparedClass(one >= other)}>{children(one)}</span>
      <span className="text-label text-soft">{label}</span>
      <span className={comparedClass(other >= one)}>{children(other)}</span>
    </li>
  )
}

function comparedClass(isMore: boolean): string {
  return classNames('tabular text-lead tracking-tight', isMore ? 'font-extrabold' : 'font-semibold text-soft')
}

type RidersProps = { view: CompetitionView; rounds: readonly RoundRead[] }

/** Everyone against everyone. */
function RidersNow({ view, rounds }: RidersProps) {
  const words = useMessages('live')
  const phases = useMessages('phases')
  const { judging } = useMessages('front')
  const riding = rounds.filter(({ status }) => status === 'recording')
  const withJudges = rounds.filter(isWithJudges)
  const next = toRideAfter(view).first
  const shown = riding.length > 0 ? riding : next ? [next] : []
  const isOn = riding.length > 0 || shown.length === 0
  const title = riding.length > 0 ? words.onTheLine : next ? words.nextOnTheLine : judging
  const { judged, of } = judgedOf(rounds)
  return (
    <Card view={view} title={title} isOn={isOn && judged < of}>
      <ul className="flex flex-col gap-4 empty:hidden">
        {shown.map((round) => (
          <Rider key={round.id} round={round}>
            <Doing view={view} userId={round.userId} />
          </Rider>
        ))}
      </ul>
      <RoundBeads rounds={rounds} />
      <p className="tabular text-label font-semibold text-soft">{phases.judgedOf(judged, of)}</p>
      <WithJudges rounds={withJudges} hasTitle={shown.length > 0} />
    </Card>
  )
}

function Rider({ round: { id, user, status }, children }: { round: RoundRead; children: ReactNode }) {
  const common = useMessages('common')
  return (
    <li data-row={id} className="flex min-w-0 items-center gap-5">
      <span
        className={classNames(
          'flex shrink-0 rounded-full [&>*]:size-22 lg:[&>*]:size-28',
          status === 'recording' && 'm-1.5 shadow-[0_0_0_3px_var(--raised),0_0_0_6px_var(--accent)]',
        )}
      >
        <Avatar name={user.name} surname={user.surname} src={user.img_path} size="big" />
      </span>
      <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">
        <span className="block text-title font-extrabold tracking-tight">{firstName(user, common)}</span>{' '}
        <span className="block leading-snug lg:text-lead">
          {user.is_deleted ? null : user.surname}
          {user.country ? <FlagAfterName country={user.country} /> : null}
        </span>
        <span className="mt-2 block text-label font-semibold">{children}</span>
      </span>
    </li>
  )
}

/** A bead for each round of the phase, in order: judged ones are full, the current one is orange. */
function RoundBeads({ rounds }: { rounds: readonly RoundRead[] }) {
  const at = (index: number) => `${((index + 0.5) / rounds.length) * 100}%`
  const radius = rounds.length > 16 ? 3.5 : 5
  return (
    <svg aria-hidden="true" className="mt-5 mb-1 block h-5 w-full overflow-visible" stroke="currentColor">
      <line x1="0" x2="100%" y1="50%" y2="50%" strokeWidth={1.5} />
      {rounds.map((round, index) => (
        <circle
          key={round.id}
          cx={at(index)}
          cy="50%"
          r={round.status === 'recording' ? radius + 2 : radius}
          strokeWidth={1.5}
          className={
            round.status === 'recording' ? 'fill-accent' : isJudged(round) ? 'fill-ink' : 'fill-raised'
          }
        />
      ))}
    </svg>
  )
}

function WithJudges({ rounds, hasTitle }: { rounds: readonly RoundRead[]; hasTitle: boolean }) {
  const { judging } = useMessages('front')
  const common = useMessages('common')
  if (rounds.length === 0) return null
  return (
    <div className={classNames('mt-4 pt-3', hasTitle && 'border-t border-hair')}>
      {hasTitle ? <h3 className="mb-2 text-label font-semibold text-soft">{judging}</h3> : null}
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {rounds.map(({ id, user }) => (
          <li key={id} className="flex min-w-0 items-center gap-2.5 font-semibold">
            <Avatar name={user.name} surname={user.surname} src={user.img_path} size="small" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{personName(user, common)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
