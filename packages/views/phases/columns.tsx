/** Columns for the tables of rounds and results: rank, athlete, score, link to the round. */
import type { RoundRead } from '@trickline/contract/read-rows'
import type { OutReason, TieBreak } from '@trickline/competition/standings'
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Link } from '../link.tsx'
import { personName } from '../person-name.ts'
import { PersonWithPicture } from '../people/person-name.tsx'
import { buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Score } from '@trickline/ui/score.tsx'
import type { Column } from '@trickline/ui/table.tsx'
import { Tie } from './tie.tsx'

/** The rank, or the reason without one: disqualified, injured. */
export function rankColumn<Row extends { rank: number | null; out?: OutReason | null }>(
  head: string,
  { saysWhyNone = true } = {},
): Column<Row> {
  return {
    key: 'rank',
    head,
    place: 'start',
    cell: ({ rank, out = null }) => <Rank rank={rank} out={saysWhyNone ? out : null} />,
  }
}

function Rank({ rank, out }: { rank: number | null; out: OutReason | null }) {
  const words = useMessages('phases')
  if (out !== null)
    return <span className="text-label font-semibold text-stopped">{words.statuses[out]}</span>
  return (
    <span
      className={classNames('tabular inline-block min-w-6 text-lead', rank ? 'font-semibold' : 'invisible')}
    >
      {rank ?? '-'}
    </span>
  )
}

type AthleteOptions<Row> = {
  rest?: (row: Row) => ReactNode
  /** On a phone the athlete has a second line, indented by `belowNameClass`. */
  isAboveLine?: boolean
}

/** Adds what decided, if another row has the same total. */
export function athleteColumn<Row extends { tie?: TieBreak | null }>(
  head: string,
  userOf: (row: Row) => PersonShort | undefined,
  { rest = () => null, isAboveLine = false }: AthleteOptions<Row> = {},
): Column<Row> {
  return {
    key: 'athlete',
    head,
    place: 'lead',
    cell: (row) => {
      const user = userOf(row)
      return (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {user ? <PersonWithPicture user={user} isAboveLine={isAboveLine} /> : null}
          {rest(row)}
          <Tie of={row.tie ?? null} />
        </span>
      )
    },
  }
}

export function scoreColumn<Row>(head: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key: 'score', head, place: 'end', numeric: true, cell }
}

type ScoreProps = {
  score: number | null
  /** null: this person may not open it. */
  opens: RoundRead | null
  size?: 'row' | 'small' | 'inherit'
  className?: string | undefined
}

/** The score as a link to the round, or a word if the score is hidden. */
export function RoundScore({ score, opens, size = 'row', className }: ScoreProps) {
  const words = useMessages('phases')
  const shown = <Score value={score} size={size} className={className} />
  if (opens === null) return shown
  return (
    <RoundLink
      round={opens}
      className={
        score || size !== 'row'
          ? classNames(
              'decoration-edge decoration-1 hover:decoration-accent',
              // in a bracket, the border of the place is right below
              size === 'row' &&
                'inline-flex min-h-touch min-w-touch items-center justify-end underline underline-offset-[6px]',
            )
          : `${buttonClass()} px-3!`
      }
    >
      {score ? shown : <span className="font-semibold">{words.look}</span>}
    </RoundLink>
  )
}

type LinkProps = { round: RoundRead; children: ReactNode; className?: string }

export function RoundLink({ round, children, className }: LinkProps) {
  const common = useMessages('common')
  const words = useMessages('phases')
  return (
    <Link
      to={paths.judging(round.id)}
      // the row links there too
      onClick={(event) => event.stopPropagation()}
      className={classNames('relative underline-offset-4 hover:underline', className)}
    >
      {children} <span className="sr-only">{words.open(personName(round.user, common))}</span>
    </Link>
  )
}
