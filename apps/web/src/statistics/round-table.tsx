/** Rounds with date, rule and total, as a table or as rows. */
import { Link } from '@tanstack/react-router'
import type { CountedRead, HighlightsRead } from '@trickline/contract/read-statistics'
import { usePerson } from '@trickline/client/session.ts'
import { type ReactNode, useState } from 'react'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { Row, rowLinkClass } from '@trickline/ui/row.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { isScored, type NameOf, RoundLink, roundPath, useRoundName } from './parts.tsx'

type Props = {
  caption: string
  rounds: readonly CountedRead[]
  nameOf: NameOf
  /** Content after the name of a round. */
  children?: (round: CountedRead) => ReactNode
  /** Columns between the rule and the total. */
  figures?: readonly Column<CountedRead>[]
}

export function RoundTable({ caption, rounds, ...choice }: Props) {
  const columns = useRoundColumns(choice)
  return <Table caption={caption} columns={columns} rows={rounds} rowKey={({ id }) => id} />
}

type ColumnProps = Pick<Props, 'nameOf' | 'children' | 'figures'>

function useRoundColumns({ nameOf, children, figures = [] }: ColumnProps): Column<CountedRead>[] {
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
          <RoundLink round={round} nameOf={nameOf} /> {children?.(round)}
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
  const words = useMessages('statistics').highlights
  return isScored(round) ? (
    <Score value={round.total_score} size="small" />
  ) : (
    <span className="text-label font-normal text-soft">{words.notPublished}</span>
  )
}

type MarkedRoundsProps = {
  rounds: readonly CountedRead[]
  highlights: HighlightsRead
  /** Called when a round is opened; this screen stays while the round's screen loads. */
  onOpen?: () => void
}

/** An athlete's rounds as rows; personal bests and the person's own unpublished rounds are marked. */
export function MarkedRounds({ rounds, highlights, onOpen }: MarkedRoundsProps) {
  const common = useMessages('common')
  const words = useMessages('statistics').highlights
  const format = useFormat()
  const nameOf = useRoundName(false)
  const ownId = usePerson()?.id
  return (
    <div className="border-t border-hair">
      {rounds.map((round) => {
        const isUnpublished = round.user.id === ownId && !round.is_published
        const marks = [
          ...(highlights.personalBests.has(round.id) ? [`★ ${words.personalBest}`] : []),
          ...(isUnpublished ? [words.notPublished] : []),
        ]
        return (
          <Row
            key={round.id}
            name={
              <Link to={roundPath(round)} onClick={onOpen} data-row-link className={rowLinkClass}>
                {nameOf(round)}
              </Link>
            }
            details={`${format.date(round.at)} · ${ruleTitle(round.rule, common)}`}
            note={marks.length > 0 ? <span className="text-label text-soft">{marks.join(' · ')}</span> : null}
            value={isScored(round) ? format.score(round.total_score) : null}
          />
        )
      })}
    </div>
  )
}

type RoundsLinkProps = {
  rounds: readonly CountedRead[]
  highlights: HighlightsRead
  /** Title of the list. */
  title: string
  /** The full label, if the number alone says too little. */
  label?: string
  children: ReactNode
}

/** A figure that leads to its rounds: a link if there is only one, otherwise a dialog with the list. */
export function RoundsLink({ rounds, highlights, title, label, children }: RoundsLinkProps) {
  const [isOpen, open] = useState(false)
  const [only, another] = rounds
  const linkClass =
    'inline-flex min-h-8 min-w-8 items-center justify-end underline decoration-edge underline-offset-4 hover:decoration-accent'
  if (!only) return children
  if (!another)
    return (
      <Link to={roundPath(only)} aria-label={label} className={linkClass}>
        {children}
      </Link>
    )
  return (
    <>
      <button type="button" onClick={() => open(true)} aria-label={label} className={linkClass}>
        {children}
      </button>
      <Dialog open={isOpen} onClose={() => open(false)} title={title} wide>
        <MarkedRounds rounds={rounds.toReversed()} highlights={highlights} onOpen={() => open(false)} />
      </Dialog>
    </>
  )
}
