/** The rounds of one phase as a table: rank, athlete, where the round stands, the review, and loudest the score. */
import { useNavigate } from '@tanstack/react-router'
import type { Person } from '@trickline/competition/model'
import { paths } from '../app/paths.ts'
import type { Areas } from '@trickline/messages/areas'
import { useMessages } from '../lib/messages.ts'
import { type Column, Table } from '../ui/table.tsx'
import { AthleteName } from './athlete-name.tsx'
import type { PhaseRow } from './phase-rows.ts'
import { Rank } from './rank.tsx'
import { RoundReview } from './round-review.tsx'
import { RoundScore } from './round-score.tsx'
import { RoundStatusChip } from '../rounds/round-status.tsx'

type Props = {
  caption: string
  rows: readonly PhaseRow[]
  person: Person
  glowing: ReadonlySet<string>
}

export function PhaseTable({ caption, rows, person, glowing }: Props) {
  const words = useMessages('phases')
  const navigate = useNavigate()
  return (
    <Table
      caption={caption}
      columns={columnsOf(words, person)}
      rows={rows}
      rowKey={({ key }) => key}
      glows={({ key }) => glowing.has(key)}
      opens={({ opens }) => opens}
      onRow={({ round, opens }) => {
        if (round && opens) void navigate({ to: paths.judging(round.id) })
      }}
    />
  )
}

function columnsOf(words: Areas['phases'], person: Person): Column<PhaseRow>[] {
  return [
    {
      key: 'rank',
      head: words.columns.rank,
      place: 'start',
      cell: ({ rank, out }) => <Rank rank={rank} out={out} />,
    },
    {
      key: 'athlete',
      head: words.columns.athlete,
      place: 'lead',
      cell: ({ round }) =>
        round === null ? (
          <span className="text-soft">{words.placeholder}</span>
        ) : (
          <AthleteName user={round.user} isOwn={round.userId === person?.id} />
        ),
    },
    {
      key: 'status',
      head: words.columns.status,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:justify-end sm:max-lg:flex-col sm:max-lg:items-start">
          <span className="lg:min-w-36">
            <RoundStatusChip status={row.round?.status ?? 'pending'} named={words.statuses} />
          </span>
          {row.round ? <RoundReview round={row.round} /> : null}
        </span>
      ),
    },
    {
      key: 'score',
      head: words.columns.score,
      place: 'end',
      numeric: true,
      cell: ({ score, round, opens }) => (
        <RoundScore score={round === null ? 0 : score} opens={opens ? round : null} />
      ),
    },
  ]
}
