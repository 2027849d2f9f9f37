/** The parts of `/` for visitors: what is on, what is next, the latest results (screens §37). */
import type { LiveListRow } from '@trickline/contract/competitions'
import type { FrontList } from '@trickline/contract/public-pages'
import type { ReactNode } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { competitionTimeZone } from '@trickline/views/competitions/competition-time-zone.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { PersonName } from '@trickline/views/people/person-name.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { cardClass } from '@trickline/ui/card.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { Score } from '@trickline/ui/score.tsx'

type Props = { list: FrontList }

export const frontParts: Record<string, (props: Props) => ReactNode> = {
  now: Now,
  next: Next,
  latest: Latest,
}

const mostNext = 6
const mostLatest = 6

function Now({ list: { now } }: Props) {
  const words = useMessages('front')
  return (
    <section aria-labelledby="now" className="flex flex-col gap-4">
      <h2 id="now" className="text-title">
        {words.now}
      </h2>
      {now.length === 0 ? <p className="text-lead text-soft">{words.nothingNow}</p> : null}
      <ul className="flex flex-col gap-4">
        {now.map((row) => (
          <li key={row.id}>
            <Running row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Running({ row }: { row: LiveListRow }) {
  const words = useMessages('front')
  const phases = useMessages('phases')
  const { id, name, phase, competitions_info: info } = row
  const phaseWord = phase && phaseName(phase.round_name, phases)
  return (
    <article
      data-row={id}
      className="relative flex min-w-0 flex-col gap-5 rounded-card bg-ink p-5 text-paper sm:p-7"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)]">
        <div className="sm:max-lg:col-span-2">
          <h3 className="text-title font-extrabold hyphens-auto [overflow-wrap:anywhere]">
            <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
          </h3>
          {info.location ? <p className="mt-1 opacity-80">{info.location}</p> : null}
        </div>
        <OnTheLine row={row} />
        <Leading row={row} />
      </div>
      {phase ? (
        <div>
          <Judged judged={phase.judged} rounds={phase.rounds} />
          <p className="tabular mt-1 flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>
              {[phaseWord, phases.judgedOf(phase.judged, phase.rounds)].filter(Boolean).join(' · ')}
            </span>
            <span className="inline-flex items-center gap-1 underline underline-offset-4">
              {words.follow}
              <Icon name="next" className="size-4" />
            </span>
          </p>
        </div>
      ) : null}
    </article>
  )
}

function OnTheLine({ row: { recording, leaders } }: { row: LiveListRow }) {
  const words = useMessages('front')
  if (recording.length === 0) return null
  return (
    // who rides in a phase reveals the result of the one before
    <div {...(leaders.length > 0 && { 'data-spoils': '' })}>
      <p className="mb-2 text-label font-semibold opacity-80">{words.onTheLine}</p>
      <ul className="flex flex-col gap-2">
        {recording.map((person) => (
          <li key={person.id} className="flex items-center gap-3 text-lead font-bold">
            <span className="flex shrink-0 text-ink">
              <Avatar name={person.name} surname={person.surname} src={person.img_path} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <PersonName user={person} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Leading({ row: { phase, recording, leaders } }: { row: LiveListRow }) {
  const words = useMessages('front')
  const phases = useMessages('phases')
  if (leaders.length === 0)
    return phase ? (
      <p className="opacity-80 lg:col-start-3">{words.noLeaders(phaseName(phase.round_name, phases))}</p>
    ) : null
  return (
    <div className={classNames('lg:col-start-3', recording.length === 0 && 'sm:max-lg:col-span-2')}>
      <p className="mb-1 text-label font-semibold opacity-80">{words.leading}</p>
      <UnlessHidden>
        <Places
          places={leaders.map(({ user, rank, total_score }) => ({ user, place: rank, score: total_score }))}
        />
      </UnlessHidden>
    </div>
  )
}

/** A bead for each round of the phase; scored ones are filled. */
function Judged({ judged, rounds }: { judged: number; rounds: number }) {
  const beads = Array.from({ length: rounds }, (_, index) => ({
    x: `${((index + 0.5) / rounds) * 100}%`,
    isJudged: index < judged,
  }))
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
      <line x1="0" x2="100%" y1="50%" y2="50%" stroke="currentColor" strokeWidth={1.5} />
      {beads.map(({ x, isJudged }) => (
        <circle
          key={x}
          cx={x}
          cy="50%"
          r={rounds > 20 ? 3.5 : 5}
          strokeWidth={1.5}
          className={isJudged ? 'fill-accent stroke-accent' : 'fill-ink stroke-paper'}
        />
      ))}
    </svg>
  )
}

type Placed = { user: LiveListRow['podiums'][number]['user']; place: number | null; score: number | null }

function Places({ places }: { places: Placed[] }) {
  return (
    <ol className="flex flex-col">
      {places.map(({ user, place, score }) => (
        <li
          key={user.id}
          className="flex items-baseline gap-3 border-t border-current/20 py-1.5 first:border-0"
        >
          <span className="tabular w-3 shrink-0 opacity-80">{place}</span>
          <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
            <PersonName user={user} />
          </span>
          <Score value={score} className="shrink-0" />
        </li>
      ))}
    </ol>
  )
}

/** Without a button: people who hide scores reveal them on the page of the competition (screens §36). */
function UnlessHidden({ children }: { children: ReactNode }) {
  const words = useMessages('front')
  return (
    <>
      <p data-cover="" className="py-2 opacity-80">
        {words.hidden}
      </p>
      <div data-spoils="">{children}</div>
    </>
  )
}

function Next({ list: { next } }: Props) {
  const words = useMessages('front')
  if (next.length === 0) return null
  return (
    <section aria-labelledby="next" className="flex flex-col gap-3">
      <h2 id="next" className="text-title">
        {words.next}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {next.slice(0, mostNext).map((row) => (
          <Coming key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Coming({ row }: { row: LiveListRow }) {
  const words = useMessages('competitions')
  const format = useFormat(competitionTimeZone(row))
  const { id, name, date_start_at: at, competitions_info: info } = row
  const leaf = at === null ? null : format.calendar(at)
  return (
    <li data-row={id} className="relative flex items-center gap-4 border-t border-hair py-3 hover:bg-sunken">
      {leaf ? (
        <span aria-hidden="true" className="tabular w-14 shrink-0 text-center leading-none">
          <span className="block text-[2rem] font-extrabold tracking-tight">{leaf.day}</span>
          <span className="text-label font-semibold text-soft">{leaf.month}</span>
        </span>
      ) : null}
      <span className="min-w-0">
        <h3 className="text-body leading-snug font-semibold [overflow-wrap:anywhere]">
          <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
        </h3>
        <span className="block text-label text-soft">
          {at === null ? words.noDate : format.date(at)}
          {info.location ? <> · {info.location}</> : null}
        </span>
      </span>
    </li>
  )
}

function Latest({ list: { latest } }: Props) {
  const words = useMessages('front')
  const ended = latest.filter(({ podiums }) => podiums.length > 0).slice(0, mostLatest)
  if (ended.length === 0) return null
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-3">
      <h2 id="latest" className="text-title">
        {words.latest}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ended.map((row) => (
          <Ended key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Ended({ row }: { row: LiveListRow }) {
  const format = useFormat(competitionTimeZone(row))
  const { id, name, finished_at, podiums, competitions_info: info } = row
  return (
    <li
      data-row={id}
      className={classNames(cardClass, 'relative flex flex-col p-4 hover:shadow-lift sm:p-5')}
    >
      <h3 className="text-lead leading-snug hyphens-auto [overflow-wrap:anywhere]">
        <WholeCardLink to={paths.live(id)}>{name}</WholeCardLink>
      </h3>
      <p className="mb-3 text-label text-soft">
        {format.date(finished_at)}
        {info.location ? <> · {info.location}</> : null}
      </p>
      <div className="mt-auto border-t border-ink">
        <UnlessHidden>
          <Places
            places={podiums.map(({ user, final_position, final_score }) => ({
              user,
              place: final_position,
              score: final_score,
            }))}
          />
        </UnlessHidden>
      </div>
    </li>
  )
}

/** A link that covers the whole card. */
function WholeCardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-ink"
    >
      {children}
    </a>
  )
}
