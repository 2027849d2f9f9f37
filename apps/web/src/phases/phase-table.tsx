/** The rounds of a phase as a table: rank, athlete, status, review and score. */
import { useNavigate } from '@tanstack/react-router'
import { paths } from '@trickline/views/paths.ts'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { RoundStatusChip } from '../rounds/round-status.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Chances } from '@trickline/views/phases/chances.tsx'
import { athleteColumn, rankColumn, RoundScore, scoreColumn } from '@trickline/views/phases/columns.tsx'
import { type PhaseRow, reviewOf } from '@trickline/views/phases/phase-rows.ts'
import { useViewer } from '@trickline/views/viewer.ts'
import { RoundReview } from './round-review.tsx'

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
      columns={columnsOf(words, rows, isTable)}
      rows={rows}
      rowKey={({ key }) => key}
      glows={({ key }) => glowing.has(key)}
      highlighted={({ round }) => round !== null && round.userId === viewer?.id}
      isOpenable={({ isOpenable }) => isOpenable}
      onRow={({ round }) => round && void navigate({ to: paths.judging(round.id) })}
    />
  )
}

function columnsOf(words: Areas['phases'], rows: readonly PhaseRow[], isTable: boolean): Column<PhaseRow>[] {
  const chances = rows.map(({ chance }) => chance)
  const needsAsAbove = (chance: PhaseRow['chance']) => {
    const above = chances[chances.indexOf(chance) - 1]?.needs
    return chance?.needs.lead === above?.lead && chance?.needs.goOn === above?.goOn
  }
  const isOpen = rows.some(({ round }) => round?.status !== 'published')
  const showsPlace = isTable && isOpen && rows.some(({ score }) => score !== null)
  const { rank, athlete, status, score: total } = words.columns
  const hasRanks = rows.some((row) => row.rank !== null)
  const hasScores = rows.some(({ score }) => score !== null)
  return [
    // the status says why there is no rank
    ...(hasRanks ? [rankColumn<PhaseRow>(rank, { saysWhyNone: false })] : []),
    athleteColumn(
      athlete,
      ({ round }) => round?.user,
      ({ round }) => (round ? null : <span className="text-soft">{words.placeholder}</span>),
    ),
    {
      key: 'status',
      head: status,
      place: 'below',
      cell: ({ round, chance }) => (
        // on a phone it is below the name and leaves out what is still possible
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 max-sm:-mt-1 max-sm:ps-13 sm:text-label">
          {/* in a narrow table, the review already says that the round is judged */}
          <span
            className={classNames(
              'lg:min-w-36',
              round?.status === 'completed' && reviewOf(round) !== null && 'max-lg:hidden',
            )}
          >
            <RoundStatusChip status={round?.status ?? 'pending'} named={words.statuses} isFramed={false} />
          </span>
          {round ? <RoundReview round={round} /> : null}
          <span
            className={chance?.goesOn && chance.goesOn !== 'open' ? 'contents' : 'contents max-sm:hidden'}
          >
            <Chances of={chance} among={chances} showsPlace={showsPlace} isRepeated={needsAsAbove(chance)} />
          </span>
        </span>
      ),
    },
    {
      ...scoreColumn<PhaseRow>(total, ({ score, round, isOpenable }) =>
        hasScores || isOpenable ? (
          <span className={score === null && !isOpenable ? 'max-sm:hidden' : undefined}>
            <RoundScore score={round === null ? 0 : score} opens={isOpenable ? round : null} />
          </span>
        ) : null,
      ),
      place: 'corner',
    },
  ]
}
