/** Running competitions on the front page: one large with the current pair or rider, others as rows, and results. */
import type { ListedEvent, LiveListRow } from '@trickline/contract/competitions'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { paths } from '@trickline/views/paths.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import { firstName, personName } from '@trickline/views/person-name.ts'
import { PairOnLine } from '@trickline/views/phases/pair-line.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { EstimatedTime } from './estimated-time.tsx'
import { DivisionsFold, entryKey, EntryLink } from './front-event.tsx'
import { Covered, Faces, Places, WholeCardLink } from './front-parts.tsx'

type Props = { row: LiveListRow }
/** `event`: the event whose division it is. */
type EntryProps = Props & { event: ListedEvent | null }
type Pair = NonNullable<LiveListRow['pair']>

export function Hero({ row, event }: EntryProps) {
  const words = useMessages('front')
  const { name, pair, competitions_info: info } = row
  return (
    <article
      data-row={entryKey({ event, row })}
      className="dark-card relative flex min-w-0 flex-col gap-4 rounded-card border border-hair p-4 sm:p-7 lg:row-span-2 lg:row-start-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="min-w-0 text-lead leading-snug hyphens-auto [overflow-wrap:anywhere]">
          <EntryLink event={event} row={row} />
        </h3>
        <p className="font-semibold text-soft">
          {event ? <>{name} · </> : null}
          <PhaseOf row={row} />
        </p>
      </div>
      {pair ? <PairOfNow row={row} pair={pair} /> : <RidersOfNow row={row} />}
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="min-w-0 text-label text-soft [overflow-wrap:anywhere]">
          {event ? event.place : info.location}
        </span>
        <span className="ms-auto inline-flex items-center gap-1 font-bold whitespace-nowrap text-accent-ink">
          {words.follow}
          <Icon name="next" className="size-4" />
        </span>
      </p>
      {event ? <DivisionsFold event={event} /> : null}
    </article>
  )
}

/** Which pair meets gives away the results of the phase before. */
function PairOfNow({ row, pair }: Props & { pair: Pair }) {
  const words = useMessages('front')
  const riding = pair.doing === 'a' || pair.doing === 'b' ? pair.doing : null
  const about = pair.about === null ? null : <EstimatedTime view={row} instant={Date.parse(pair.about)} />
  const isRiding = words.riding
  const below = { a: { a: isRiding, b: about }, b: { a: about, b: isRiding }, none: {} }[riding ?? 'none']
  const between =
    riding === null ? (
      pair.doing === 'judges' ? (
        words.judging
      ) : (
        <>
          {words.next} · {about}
        </>
      )
    ) : null
  return (
    <div>
      <Covered />
      <div data-spoils="">
        <PairOnLine a={pair.a} b={pair.b} riding={riding} scores={null} versus={words.versus} below={below} />
        {between ? <p className="mt-1 text-center font-semibold">{between}</p> : null}
      </div>
    </div>
  )
}

function RidersOfNow({ row }: Props) {
  const words = useMessages('front')
  const phases = useMessages('phases')
  const { phase, recording, leaders } = row
  return (
    <>
      {recording.length > 0 ? (
        <div {...(isLaterPhase(row) && { 'data-spoils': '' })}>
          <p className="mb-2 text-label font-semibold text-soft">{words.riding}</p>
          <ul className="flex flex-col gap-2">
            {recording.map((person) => (
              <li key={person.id} className="text-title font-extrabold">
                <PersonWithPicture user={person} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {phase ? <PhaseBeads {...phase} riding={recording.length} /> : null}
      {phase && leaders.length === 0 && !isLaterPhase(row) ? (
        <p className="text-soft">{words.noLeaders(phaseName(phase.round_name, phases))}</p>
      ) : null}
      {leaders.length > 0 ? (
        <div>
          <p className="mb-1 text-label font-semibold text-soft">{words.leading}</p>
          <Covered />
          <div data-spoils="">
            <Places
              places={leaders.map(({ user, rank, total_score }) => ({
                user,
                place: rank,
                score: total_score,
              }))}
            />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** Who rides in a later phase gives away the results of the one before. */
function isLaterPhase({ phase }: LiveListRow): boolean {
  return phase !== null && phase.round_number > 1
}

/** "Qualifying 1, 6 of 12 judged"; for pairs only the phase. */
function PhaseOf({ row: { phase, pair } }: Props) {
  const phases = useMessages('phases')
  const format = useFormat()
  if (!phase) return null
  const name = phaseName(phase.round_name, phases)
  return pair ? name : format.joined(name, phases.judgedOf(phase.judged, phase.rounds))
}

type BeadsProps = { judged: number; rounds: number; riding: number }

/** A bead for each round of the phase: judged ones are filled, then come those on the line. */
function PhaseBeads({ judged, rounds, riding }: BeadsProps) {
  const beads = Array.from({ length: rounds }, (_, index) => ({
    x: `${((index + 0.5) / rounds) * 100}%`,
    look: index < judged ? 'fill-current' : index < judged + riding ? 'fill-accent' : 'fill-raised',
  }))
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
      <line x1="0" x2="100%" y1="50%" y2="50%" stroke="currentColor" strokeWidth={1.5} />
      {beads.map(({ x, look }) => (
        <circle
          key={x}
          cx={x}
          cy="50%"
          r={rounds > 20 ? 3.5 : 5}
          strokeWidth={1.5}
          className={classNames('stroke-current', look)}
        />
      ))}
    </svg>
  )
}

export function RunningRow({ row, event }: EntryProps) {
  const words = useMessages('front')
  const common = useMessages('common')
  const format = useFormat()
  const { name, phase, pair, recording } = row
  const people = pair ? [pair.a, pair.b] : recording
  const doing = pair
    ? words.against(firstName(pair.a, common), firstName(pair.b, common))
    : recording.length > 0
      ? words.ridingNow(format.list(recording.map((person) => personName(person, common))))
      : null
  const spoils = isLaterPhase(row) ? { 'data-spoils': '' } : {}
  return (
    <Row name={entryKey({ event, row })} faces={<span {...spoils}>{<Faces people={people} />}</span>}>
      <h3 className="text-body leading-snug font-semibold [overflow-wrap:anywhere] lg:text-lead">
        <EntryLink event={event} row={row} />
      </h3>
      {doing ? (
        <p {...spoils} className="text-label text-soft">
          {doing}
        </p>
      ) : null}
      {phase && !pair ? <PhaseBeads {...phase} riding={recording.length} /> : null}
      <p className="tabular text-label text-soft">
        {event ? <>{name} · </> : null}
        <PhaseOf row={row} />
      </p>
      {event ? <DivisionsFold event={event} /> : null}
    </Row>
  )
}

type ResultProps = Props & { result: NonNullable<LiveListRow['last_pair']> }

export function ResultRow({ row: { id, name }, result }: ResultProps) {
  const words = useMessages('front')
  const common = useMessages('common')
  const phases = useMessages('phases')
  const format = useFormat()
  const { winner, loser, scores, round_name } = result
  const [won, lost] = scores.map((score) => format.value(score))
  return (
    <Row name={`result-${id}`} faces={<Faces people={[winner, loser]} />} spoils>
      <h3 className="text-body leading-snug font-semibold [overflow-wrap:anywhere] lg:text-lead">
        <WholeCardLink to={paths.live(id)}>
          {words.beat(firstName(winner, common), firstName(loser, common))}
        </WholeCardLink>
      </h3>
      <p className="tabular text-label text-soft">
        {format.joined(words.scores(won ?? '', lost ?? ''), phaseName(round_name, phases), name)}
      </p>
    </Row>
  )
}

type RowProps = { name: string; faces: ReactNode; spoils?: boolean; children: ReactNode }

/** `name`: unique on the page. */
function Row({ name, faces, spoils = false, children }: RowProps) {
  return (
    <li
      data-row={name}
      {...(spoils && { 'data-spoils': '' })}
      className="relative flex min-h-16 items-center gap-3 border-b border-hair py-2 has-[details]:items-start hover:bg-sunken lg:py-4"
    >
      {faces}
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
