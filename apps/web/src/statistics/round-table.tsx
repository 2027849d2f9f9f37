/** Rounds as a table: each with its date, rule and total. */
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import { usePerson } from '@trickline/client/session.ts'
import type { ReactNode } from 'react'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { isScored, type NameOf, RoundLink, useRoundName } from './parts.tsx'

type Props = {
  caption: string
  rounds: readonly CountedRead[]
  nameOf: NameOf
  /** What stands behind the name of a round. */
  children?: (round: CountedRead) => ReactNode
  /** Called when one of the rounds is opened; while its screen loads this one stays. */
  onOpen?: () => void
  /** Columns between the rule and the total. */
  figures?: readonly Column<CountedRead>[]
}

export function RoundTable({ caption, rounds, ...choice }: Props) {
  const columns = useRoundColumns(choice)
  return <Table caption={caption} columns={columns} rows={rounds} rowKey={({ id }) => id} />
}

type ColumnProps = Pick<Props, 'nameOf' | 'children' | 'onOpen' | 'figures'>

function useRoundColumns({ nameOf, children, onOpen, figures = [] }: ColumnProps): Column<CountedRead>[] {
  const common = useMessages('common')
  const words = useMessages('statistics')
  const format = useFormat()
  return [
    {
      key: 'round',
      head: words.round,
      place: 'lead',
      cell: (round) => (
        <span className="[overflow-wrap:anywhere]">
          <RoundLink round={round} nameOf={nameOf} onOpen={onOpen} /> {children?.(round)}
        </span>
      ),
    },
    {
      key: 'date',
      head: words.date,
      cell: ({ at }) => <span className="whitespace-nowrap">{format.date(at)}</span>,
    },
    {
      key: 'rule',
      head: words.rule,
      cell: ({ rule }) => <span className="whitespace-nowrap">{ruleTitle(rule, common)}</span>,
    },
    ...figures,
    {
      key: 'total',
      head: words.total,
      place: 'end',
      numeric: true,
      cell: (round) => <RoundTotal round={round} />,
    },
  ]
}

function RoundTotal({ round }: { round: CountedRead }) {
  const words = useMessages('statistics')
  return isScored(round) ? (
    <Score value={round.total_score} size="small" />
  ) : (
    <span className="text-soft">{words.notPublished}</span>
  )
}

type MarkedRoundsProps = Pick<Props, 'caption' | 'rounds' | 'onOpen'> & { highlights: HighlightsRead }

/** Rounds of an athlete; personal bests and one's own unpublished rounds are marked. */
export function MarkedRounds({ highlights, ...table }: MarkedRoundsProps) {
  const words = useMessages('statistics').highlights
  const ownId = usePerson()?.id
  const isUnpublished = (round: CountedRead) =>
    round.user.id === ownId && !round.is_published && isScored(round)
  return (
    <RoundTable {...table} nameOf={useRoundName(false)}>
      {(round) => (
        <span className="inline-flex flex-wrap gap-1 align-middle">
          {highlights.personalBests.has(round.id) ? <Badge>★ {words.personalBest}</Badge> : null}
          {isUnpublished(round) ? <Badge>{words.notPublished}</Badge> : null}
        </span>
      )}
    </RoundTable>
  )
}
