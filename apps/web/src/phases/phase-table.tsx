/** The rounds of a phase as a table: rank, athlete, status, review and score. */
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Chances, haveChances } from '@trickline/views/phases/chances.tsx'
import { belowNameClass } from '@trickline/views/people/person-name.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import { athleteColumn, rankColumn, RoundScore, scoreColumn } from '@trickline/views/phases/columns.tsx'
import { type PhaseRow, reviewOf } from '@trickline/views/phases/phase-rows.ts'
import { useViewer } from '@trickline/views/viewer.ts'
import { hasReview, RoundReview } from './round-review.tsx'

type Props = {
  caption: string
  rows: readonly PhaseRow[]
  /** False for pairs, which have no ranks. */
  isTable: boolean
  glowing: ReadonlySet<string>
}

export function PhaseTable({ caption, rows, isTable, glowing }: Props) {
  const words = useMessages('phases')
  const navigate = useNavigate()
  const viewer = useViewer()
  return (
    <Table
      caption={caption}
      columns={columnsOf(words, { rows, isTable, isWide: useIsWide() })}
      rows={rows}
      rowKey={({ key }) => key}
      glows={({ key }) => glowing.has(key)}
      highlighted={({ round }) => round !== null && round.userId === viewer?.id}
      isOpenable={({ isOpenable }) => isOpenable}
      onRow={({ round }) => round && void navigate({ to: paths.judging(round.id) })}
    />
  )
}

function columnsOf(
  words: Areas['phases'],
  { rows, isTable, isWide }: Pick<Props, 'rows' | 'isTable'> & { isWide: boolean },
): Column<PhaseRow>[] {
  const { rank, athlete, score: total } = words.columns
  const hasRanks = rows.some((row) => row.rank !== null)
  return [
    // the status says why there is no rank
    ...(hasRanks ? [rankColumn<PhaseRow>(rank, { saysWhyNone: false })] : []),
    athleteColumn(athlete, ({ round }) => round?.user, {
      rest: ({ round }) => (round ? null : <span className="text-soft">{words.placeholder}</span>),
      isAboveLine: true,
    }),
    ...(isWide ? statusColumns(words, rows, isTable) : [statusColumn(words, rows, isTable)]),
    // the status says why there is no score either
    scoreColumn(total, ({ score, round, isOpenable }) =>
      score !== null || isOpenable ? <RoundScore score={score} opens={isOpenable ? round : null} /> : null,
    ),
  ]
}

/** Where there is room, status, review and what is still possible are columns. */
function statusColumns(
  words: Areas['phases'],
  rows: readonly PhaseRow[],
  isTable: boolean,
): Column<PhaseRow>[] {
  const { status, review, chances } = words.columns
  const hasReviews = rows.some(({ round }) => round && hasReview(round))
  return [
    {
      key: 'status',
      head: status,
      cell: (row) => (
        <span className="whitespace-nowrap">
          <Status row={row} />
        </span>
      ),
    },
    ...(hasReviews
      ? [
          {
            key: 'review',
            head: review,
            cell: ({ round }: PhaseRow) => (
              <span className="whitespace-nowrap [&>span]:flex-col [&>span]:items-start">
                {round ? <RoundReview round={round} /> : null}
              </span>
            ),
          },
        ]
      : []),
    ...(haveChances(rows.map(({ chance }) => chance))
      ? [
          {
            key: 'chances',
            head: chances,
            cell: (row: PhaseRow) => (
              <span className="flex min-w-46 flex-col items-start text-label">
                <Possible {...{ row, rows, isTable }} />
              </span>
            ),
          },
        ]
      : []),
  ]
}

/** The review stands for "judged". On a phone it is below the name. */
function statusColumn(words: Areas['phases'], rows: readonly PhaseRow[], isTable: boolean): Column<PhaseRow> {
  return {
    key: 'status',
    head: words.columns.status,
    place: 'below',
    cell: (row) => {
      const { round } = row
      return (
        <span
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-0.5 text-label sm:w-62',
            belowNameClass,
          )}
        >
          <span
            className={classNames(
              'whitespace-nowrap',
              round?.status === 'completed' && reviewOf(round) !== null && 'hidden',
            )}
          >
            <Status row={row} />
          </span>
          {round && hasReview(round) ? (
            <span className="sm:min-w-0 sm:flex-1">
              <RoundReview round={round} />
            </span>
          ) : null}
          <span className="flex basis-full flex-wrap gap-x-3 empty:hidden">
            <Possible {...{ row, rows, isTable }} />
          </span>
        </span>
      )
    },
  }
}

function Status({ row: { round } }: { row: PhaseRow }) {
  const words = useMessages('phases')
  return <RoundStatusChip status={round?.status ?? 'pending'} named={words.statuses} isFramed={false} />
}

type PossibleProps = Pick<Props, 'rows' | 'isTable'> & { row: PhaseRow }

function Possible({ row: { chance }, rows, isTable }: PossibleProps) {
  const chances = rows.map((row) => row.chance)
  const above = chances[chances.indexOf(chance) - 1]?.needs
  const isOpen = rows.some(({ round }) => round?.status !== 'published')
  return (
    <Chances
      of={chance}
      among={chances}
      showsPlace={isTable && isOpen && rows.some(({ score }) => score !== null)}
      isRepeated={chance?.needs.lead === above?.lead && chance?.needs.goOn === above?.goOn}
    />
  )
}
