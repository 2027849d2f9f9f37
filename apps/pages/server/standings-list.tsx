/** The public table of a phase (screens §32). A row with a published round opens it. */
import type { Phase } from '@trickline/competition/phases'
import type { RoundRead } from '@trickline/contract/read-rows'
import { Fragment, type ReactNode } from 'react'
import { pagePaths, paths } from '@trickline/views/paths.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { Chances } from '@trickline/views/phases/chances.tsx'
import { Tie } from '@trickline/views/phases/tie.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'
import { StatusChip, type StatusTone } from '@trickline/ui/badge.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { EstimatedTime } from './estimated-time.tsx'
import { FollowButton } from './follow-button.tsx'
import { type StandingRow, type Standings, standingsOf } from './standing-rows.ts'

type Props = { view: CompetitionView; phase: Phase }

export function StandingsList({ view, phase }: Props) {
  const words = useMessages('phases')
  const live = useMessages('live')
  const standings = standingsOf(view, phase)
  const { rows, isPublished, orderedBy, cut } = standings
  const name = phaseName(phase.name, words)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft empty:hidden">
        {isPublished ? null : `${live.scoresCome(name)} `}
        {orderedBy && !isPublished ? `${live.asAfter(phaseName(orderedBy.name, words))} ` : null}
        {cut && cut.places < rows.length && !orderedBy
          ? words.goOn(cut.places, phaseName(cut.next.name, words))
          : null}
      </p>
      <ol
        aria-label={words.tableOf(name)}
        className={classNames(
          'border-t-[1.5px] border-ink',
          orderedBy === null && 'lg:grid lg:grid-cols-2 lg:gap-x-10',
        )}
      >
        {rows.map((row, index) => (
          <Fragment key={row.round.id}>
            <Row view={view} row={row} standings={standings} />
            {orderedBy && cut && cut.places === index + 1 && index + 1 < rows.length ? (
              <Cut>{words.goOn(cut.places, phaseName(cut.next.name, words))}</Cut>
            ) : null}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

/** The cut: athletes below this line would not advance by the current scores. */
function Cut({ children }: { children: ReactNode }) {
  return (
    <li
      data-cut=""
      className="-mt-px flex items-center gap-3 border-b border-hair bg-paper py-1 text-label font-semibold before:h-0.5 before:w-6 before:bg-accent after:h-0.5 after:flex-1 after:bg-accent"
    >
      {children}
    </li>
  )
}

type RowProps = { view: CompetitionView; row: StandingRow; standings: Standings }

function Row({ view, row, standings }: RowProps) {
  const common = useMessages('common')
  const { round, published, rank } = row
  const { user, userId } = round
  const line = <RowLine view={view} row={row} standings={standings} />
  return (
    <li
      data-row={`round:${round.id}`}
      data-rank={rank ?? undefined}
      className="relative flex items-center border-b border-hair bg-paper py-2 has-[details[open]]:items-start"
    >
      {published.length === 0 ? (
        <div className="flex min-h-touch min-w-0 flex-1 items-center gap-3">{line}</div>
      ) : (
        <details id={`round-${round.id}`} className="group min-w-0 flex-1">
          <summary className="flex min-h-touch list-none items-center gap-3 rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
            {line}
            <Icon
              name="next"
              className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90 max-sm:hidden"
            />
          </summary>
          {published.map((each) => (
            <RoundPlace key={each.id} competitionId={view.id} round={each} />
          ))}
        </details>
      )}
      <FollowButton userId={userId} name={personName(user, common)} />
    </li>
  )
}

/** Fetched when opened (load-round-tricks.ts); a link without script. */
function RoundPlace({ competitionId, round }: { competitionId: number; round: RoundRead }) {
  const words = useMessages('live')
  return (
    <div
      data-round={pagePaths.publicRoundTricks(competitionId, round.id)}
      data-failed={words.roundFailed}
      className="py-3"
    >
      <a href={paths.sharedRound(competitionId, round.id)} className="underline underline-offset-4">
        {words.round}
      </a>
    </div>
  )
}

function RowLine({ view, row, standings }: Pick<RowProps, 'view' | 'row' | 'standings'>) {
  const format = useFormat()
  const { score } = row
  const { user, stage } = row.round
  const isRanked = standings.orderedBy !== null && !(view.isVs && stage !== null)
  const details = <RowDetails {...{ view, row, standings }} />
  return (
    // two lines on a phone: name and score, then the rest
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-4">
      {isRanked ? (
        <span className="flex min-w-0 items-center gap-3">
          <span className="tabular min-w-6 shrink-0 text-lead font-semibold" data-place="">
            {row.rank ?? ''}
          </span>
          <span className="min-w-0 max-sm:[&>span>:first-child]:hidden">
            <PersonWithPicture user={user} />
          </span>
        </span>
      ) : (
        <PersonWithPicture user={user} below={details} />
      )}
      {score !== null && score > 0 ? (
        <span
          data-score=""
          className="tabular text-score font-bold tracking-tight whitespace-nowrap lg:order-last"
        >
          {format.score(score)}
        </span>
      ) : null}
      {isRanked ? (
        // below the name
        <span className="col-span-full text-label text-soft max-sm:ps-9 sm:max-lg:ps-22 lg:col-span-1 lg:*:justify-end">
          {details}
        </span>
      ) : null}
    </span>
  )
}

/** Status, both halves of a dual qualifying, what decided, and what is still possible. */
function RowDetails({ view, row, standings }: Pick<RowProps, 'view' | 'row' | 'standings'>) {
  const live = useMessages('live')
  const words = useMessages('phases')
  const format = useFormat()
  const { halves, tie, chance, out } = row
  const isOut = out !== null && standings.isPublished
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {halves.length > 1
        ? halves.map(({ phase, score: half }) => (
            <span key={phase.number} className="tabular">
              {live.ofPhase(phaseName(phase.name, words), format.score(half))}
            </span>
          ))
        : null}
      <Tie of={tie} />
      {standings.isPublished && !isOut ? null : <State view={view} row={row} />}
      <Chances
        of={chance}
        among={standings.rows.map((each) => each.chance)}
        showsPlace={standings.orderedBy !== null && !standings.isPublished}
        isDecided={standings.isPublished && standings.cut !== null}
      />
    </span>
  )
}

function State({ view, row: { round, estimatedStart } }: Pick<RowProps, 'view' | 'row'>) {
  const words = useMessages('live')
  const common = useMessages('common')
  const { status } = round
  if (status === 'unknown') return <StatusChip tone="unknown">{common.unknown}</StatusChip>
  const out = round.disqualifiedAt ? 'disqualified' : round.injuredAt ? 'injured' : status
  if (status === 'pending' && estimatedStart !== null)
    return <EstimatedTime view={view} instant={estimatedStart} />
  const tone = tones[out]
  return tone ? <StatusChip tone={tone}>{words.state[out]}</StatusChip> : <span>{words.state[out]}</span>
}

const tones: Partial<Record<RoundRead['status'], StatusTone>> = {
  recording: 'live',
  disqualified: 'stopped',
  injured: 'stopped',
}
