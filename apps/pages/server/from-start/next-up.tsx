/** What is next and about when: who rides, when scores come, which phases follow. */
import { bracketView } from '@trickline/competition/bracket'
import { roundsToRide } from '@trickline/competition/estimated-start-times'
import { type Phase, phaseIsFinished } from '@trickline/competition/phases'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRead } from '@trickline/contract/read-rows'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { firstName } from '@trickline/views/person-name.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { type CompetitionView, currentRounds, personIn } from '@trickline/views/phases/competition-view.ts'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import type { ReactNode } from 'react'
import { pairOfNow, pairsToCome } from '../../screens/screen-pairs.ts'
import type { ComingProps } from '../before-start/coming-competition.ts'
import { EstimatedTime } from '../estimated-time.tsx'
import { timesOf } from '../standing-rows.ts'

/** Number of athletes shown; the table or the bracket has all. */
const mostShown = 3

export function NextUp(props: ComingProps) {
  const { view } = props
  const words = useMessages('live')
  const zone = useFormat(view.time_zone).zone()
  const isInPairs = view.isVs && view.current?.kind === 'stage'
  const isPublished = phaseIsFinished(currentRounds(view))
  const coming = view.phases.filter(({ number }) => number > (view.current?.number ?? 0))
  const known = coming.filter((phase) => isKnown(props, phase))
  const open = coming.filter((phase) => !known.includes(phase))
  return (
    <section aria-labelledby="next" className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="next" className="text-[1.375rem] leading-tight">
          {words.next}
        </h2>
        {zone === null ? null : (
          <p className="text-label text-soft not-in-[[data-part]:has(time)]:hidden">{zone}</p>
        )}
      </div>
      <ol
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2',
          // beside the card
          !isPublished && 'lg:grid-cols-1',
        )}
      >
        {isInPairs ? <NextPairs view={view} /> : <NextRiders view={view} />}
        {isPublished || !isInPairs ? null : (
          <Row
            // as wide as a pair
            marks={<Icon name="eye" className="mx-5.5 size-6" />}
            title={words.scores}
            below={words.atOnce}
          />
        )}
        {known.map((phase) => (
          <Coming key={phase.number} {...props} phase={phase} />
        ))}
        {open.length > 0 ? <NotDrawn view={view} phases={open} /> : null}
        {isPublished && view.current?.number === view.phases.length ? <PodiumIsNext /> : null}
      </ol>
      {isInPairs && !isPublished ? <FollowOne /> : null}
    </section>
  )
}

/** `first`: on the card while nobody rides. */
export function toRideAfter(view: CompetitionView): { first: RoundRead | undefined; others: RoundRead[] } {
  const rounds = currentRounds(view)
  const toRide = roundsToRide(rounds.map((round) => ({ ...round, runOrder: round.run_order })))
  const isRiding = rounds.some(({ status }) => status === 'recording')
  return { first: toRide[0], others: isRiding ? toRide : toRide.slice(1) }
}

function NextRiders({ view }: Pick<ComingProps, 'view'>) {
  const times = view.current ? timesOf(view, view.current) : new Map<number, number>()
  return toRideAfter(view)
    .others.slice(0, mostShown)
    .map(({ id, user }) => (
      <Row
        key={id}
        marks={<Faces people={[user]} />}
        title={<NameAndFlag user={user} />}
        below={<About view={view} instant={times.get(id)} />}
      />
    ))
}

function NextPairs({ view }: Pick<ComingProps, 'view'>) {
  const common = useMessages('common')
  const { against } = useMessages('front')
  const now = pairOfNow(view)
  const times = view.current ? timesOf(view, view.current) : new Map<number, number>()
  const startOf = (...people: PersonShort[]) => {
    const starts = currentRounds(view)
      .filter(({ userId }) => people.some(({ id }) => id === userId))
      .flatMap(({ id }) => times.get(id) ?? [])
    return starts.length > 0 ? Math.min(...starts) : undefined
  }
  return pairsToCome(view)
    .filter(({ a }) => a.id !== now?.a.id)
    .slice(0, mostShown)
    .map(({ a, b }) => (
      <Row
        key={a.id}
        marks={<Faces people={[a, b]} />}
        title={against(firstName(a, common), firstName(b, common))}
        below={<About view={view} instant={startOf(a, b)} />}
      />
    ))
}

/** Whether something is known of a coming phase: who rides against whom or may, or about when. */
function isKnown({ view, competition }: ComingProps, { number, stage }: Phase): boolean {
  const semifinal = stage === 1 ? view.phases.find((phase) => phase.stage === 2) : undefined
  return (
    aboutOf(competition, number) !== null ||
    [stage, semifinal?.stage].some((each) => each !== undefined && pairsOf(view, each) !== null)
  )
}

function aboutOf({ phases }: ComingProps['competition'], number: number): string | null {
  return phases.find(({ round_number }) => round_number === number)?.about ?? null
}

/** Phases of which nothing is known yet but how many ride, in one row. */
function NotDrawn({ view, phases: coming }: Pick<ComingProps, 'view'> & { phases: readonly Phase[] }) {
  const phases = useMessages('phases')
  const ridersIn = useRidersIn(view)
  const [first] = coming
  return (
    <Row
      marks={<Marks isPair={view.isVs} isLast={first?.stage === 1} />}
      title={coming.map((phase, index) => (
        <span key={phase.number} id={`coming-${phase.name}`} className="scroll-mt-40">
          {index > 0 ? ' · ' : ''}
          {hasMatchForThird(view, phase) ? `${phases.thirdPlace} · ` : ''}
          {phaseName(phase.name, phases)}
        </span>
      ))}
      below={first ? ridersIn(first) : ''}
    />
  )
}

function hasMatchForThird({ isVs, phases }: CompetitionView, { number, stage }: Phase): boolean {
  return isVs && stage === 1 && phases.some((phase) => phase.stage === 2 && phase.number === number - 1)
}

/** Returns how many ride in a phase, and who these will be. */
function useRidersIn(view: CompetitionView): (phase: Phase) => string {
  const { everyoneAgain } = useMessages('phases')
  const live = useMessages('live')
  return ({ number, athleteCount }) => {
    if (athleteCount === null) return everyoneAgain
    const before = view.phases.find((phase) => phase.number === number - 1)
    return view.isVs && before?.kind === 'stage' ? live.winnersMeet(athleteCount) : live.theBest(athleteCount)
  }
}

/** The pairs once they are known; otherwise how many will ride, match by match in a final of pairs. */
function Coming({ view, competition, phase }: ComingProps & { phase: Phase }) {
  const phases = useMessages('phases')
  const common = useMessages('common')
  const { against } = useMessages('front')
  const ridersIn = useRidersIn(view)
  const before = view.phases.find(({ number }) => number === phase.number - 1)
  const about = aboutOf(competition, phase.number)
  const joined = (who: string) => (
    <>
      {who}
      {about ? (
        <>
          {' · '}
          <EstimatedTime view={view} instant={Date.parse(about)} />
        </>
      ) : null}
    </>
  )
  const name = phaseName(phase.name, phases)
  const id = `coming-${phase.name}`
  const pairs = pairsOf(view, phase.stage)
  if (pairs !== null)
    return pairs.map(({ a, b, isForThird }, index) => (
      <Row
        key={a.id}
        id={index === 0 ? id : undefined}
        marks={<Faces people={[a, b]} />}
        title={against(firstName(a, common), firstName(b, common))}
        below={joined(isForThird ? phases.thirdPlace : name)}
      />
    ))
  if (before && hasMatchForThird(view, phase))
    return <FinalOfTwo {...{ view, id, name, joined }} semifinal={before} />
  return (
    <Row
      id={id}
      marks={<Marks isPair={view.isVs} isLast={phase.stage === 1} />}
      title={name}
      below={joined(ridersIn(phase))}
    />
  )
}

type FinalProps = Pick<ComingProps, 'view'> & {
  id: string
  name: string
  semifinal: Phase
  joined: (who: string) => ReactNode
}

/** The match for third place and the final, with who may reach it. */
function FinalOfTwo({ view, id, name, semifinal, joined }: FinalProps) {
  const phases = useMessages('phases')
  const live = useMessages('live')
  const common = useMessages('common')
  const { against } = useMessages('front')
  const four = pairsOf(view, semifinal.stage)?.flatMap(({ a, b }) => [a, b]) ?? []
  const [a, b, c, d] = four.map((person) => firstName(person, common))
  const areKnown = a && b && c && d
  return (
    <>
      <Row marks={<Marks isPair />} title={phases.thirdPlace} below={joined(live.twoLosers)} />
      <Row
        id={id}
        marks={<Marks isPair isLast />}
        title={name}
        below={joined(areKnown ? against(phases.eitherOf(a, b), phases.eitherOf(c, d)) : live.winnersMeet(2))}
      />
    </>
  )
}

/** null until all pairs are known, and if they are too many for this list. */
function pairsOf(view: CompetitionView, stage: Phase['stage']) {
  if (!view.isVs || view.stages.includes('unknown')) return null
  const pairs =
    bracketView(view, view.athletes, view.rounds).find((each) => each.stage === stage)?.pairs ?? []
  const known = pairs.flatMap(({ a, b, vsGroup }) =>
    a.kind === 'athlete' && b.kind === 'athlete'
      ? [{ a: personIn(view, a.userId), b: personIn(view, b.userId), isForThird: vsGroup === '3P' }]
      : [],
  )
  if (known.length === 0 || known.length < pairs.length || known.length > mostPairs) return null
  return known.toSorted((one, other) => Number(other.isForThird) - Number(one.isForThird))
}

const mostPairs = 4

function PodiumIsNext() {
  const { names } = useMessages('phases')
  return <Row marks={<Marks isLast />} title={names.podium} below="" />
}

/** Needs script, as following does. */
function FollowOne() {
  const words = useMessages('live')
  return (
    <a
      href="#athletes"
      className="scripted mt-1 inline-flex min-h-touch items-center gap-2 font-semibold underline decoration-edge underline-offset-4 hover:decoration-accent"
    >
      <Icon name="star" />
      {words.followOne}
    </a>
  )
}

type RowProps = { id?: string | undefined; marks: ReactNode; title: ReactNode; below: ReactNode }

function Row({ id, marks, title, below }: RowProps) {
  return (
    <li id={id} className="flex min-h-16 scroll-mt-40 items-center gap-3 border-b border-hair py-2">
      <span className="flex shrink-0">{marks}</span>
      <span className="min-w-0 leading-snug font-semibold [overflow-wrap:anywhere]">
        {title}
        <span className="block text-label font-normal text-soft empty:hidden">{below}</span>
      </span>
    </li>
  )
}

function Faces({ people }: { people: readonly PersonShort[] }) {
  return (
    <span className="flex -space-x-3">
      {people.map(({ id, name, surname, img_path }) => (
        <Avatar key={id} name={name} surname={surname} src={img_path} size="row" />
      ))}
    </span>
  )
}

/** Marks for athletes not known yet. */
function Marks({ isPair = false, isLast = false }: { isPair?: boolean; isLast?: boolean }) {
  const className = classNames(
    'size-10 rounded-full border-2 bg-paper',
    isLast ? 'border-ink' : 'border-dashed border-edge',
  )
  return (
    <span aria-hidden="true" className="flex -space-x-3">
      <span className={className} />
      {isPair ? <span className={className} /> : null}
    </span>
  )
}

function About({ view, instant }: Pick<ComingProps, 'view'> & { instant: number | undefined }) {
  return instant === undefined ? null : <EstimatedTime view={view} instant={instant} />
}
