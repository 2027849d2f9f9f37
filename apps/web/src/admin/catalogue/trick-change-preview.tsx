/** The effect of a changed trick on unfinished competitions, shown before it is confirmed (calls §17). */
import { Link } from '@tanstack/react-router'
import type { PreviewedCompetition, TrickPreview } from '@trickline/contract/catalogue'
import { useEffect, useRef } from 'react'
import { paths } from '@trickline/views/paths.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { personName } from '@trickline/views/person-name.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Notice } from '@trickline/ui/notice.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'

type Props = {
  preview: TrickPreview
  changes: readonly string[]
  /** Whether value, level or landing changes, which changes scores. */
  counts: boolean
}

export function TrickChangePreview({ preview, changes, counts }: Props) {
  const words = useMessages('catalogue')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="tabular text-lead font-semibold [overflow-wrap:anywhere]">
        {changes.join(' · ') || words.noChange}
      </p>
      {counts ? <TrickUse preview={preview} /> : <Notice>{words.nothingCounts}</Notice>}
      {counts
        ? preview.competitions
            .filter(isUnderWay)
            .map((competition) => <UnderWay key={competition.id} competition={competition} />)
        : null}
    </div>
  )
}

const mostNames = 10

export function TrickUse({ preview: { published_rounds, competitions } }: { preview: TrickPreview }) {
  const words = useMessages('catalogue')
  const format = useFormat()
  const waiting = competitions.filter((competition) => !isUnderWay(competition))
  const open = competitions.filter(isUnderWay)
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      <li>{words.publishedRounds(published_rounds)}</li>
      <li>
        {words.openRounds(
          open.reduce((sum, { open_rounds }) => sum + open_rounds, 0),
          open.length,
        )}
      </li>
      {waiting.length > 0 ? (
        <li className="[overflow-wrap:anywhere]">
          {words.notStarted(waiting.length)}{' '}
          {format.joined(...waiting.slice(0, mostNames).map(({ name }) => name))}
          {waiting.length > mostNames ? ' …' : ''}
        </li>
      ) : null}
    </ul>
  )
}

function isUnderWay({ status }: PreviewedCompetition): boolean {
  return status.name === 'started'
}

function UnderWay({ competition }: { competition: PreviewedCompetition }) {
  const common = useMessages('common')
  const words = useMessages('catalogue')
  const format = useFormat()
  const { id, name, rule, open_rounds, hidden_rounds, phases } = competition
  const phaseNames: Record<string, string> = words.phases
  return (
    <section aria-label={name} className="rounded-card border border-hair p-4">
      <h3 className="font-semibold [overflow-wrap:anywhere]">
        <Link to={paths.competition(id)} className="underline decoration-edge underline-offset-4">
          {name}
        </Link>
      </h3>
      <p className="text-soft">
        {[
          ruleTitle(rule, common),
          words.open(open_rounds),
          hidden_rounds > 0 ? words.hidden(hidden_rounds) : '',
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {phases.length === 0 ? <p className="text-soft">{words.inNone}</p> : null}
      {phases.map((phase) => {
        const title = phaseNames[phase.name] ?? words.roundNumber(phase.round_number)
        return (
          <div key={phase.round_number} className="mt-3">
            <h4 className="text-label font-semibold text-soft">{title}</h4>
            <Standings caption={format.joined(name, title)} rows={phase.standings} />
          </div>
        )
      })}
    </section>
  )
}

type Row = PreviewedCompetition['phases'][number]['standings'][number]

function Standings({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const common = useMessages('common')
  const words = useMessages('catalogue')
  const format = useFormat()
  const place = (rank: number | null, wins: boolean | null) =>
    wins === null ? (rank === null ? '—' : words.rank(rank)) : wins ? words.wins : ''
  const placed = (rank: number | null, wins: boolean | null, total: number | null) => (
    <span>
      <span className="text-soft">{place(rank, wins)}</span> <strong>{format.score(total)}</strong>
    </span>
  )
  const columns: Column<Row>[] = [
    {
      key: 'user',
      head: words.athlete,
      place: 'lead',
      cell: ({ user }) => personName(user, common),
    },
    { key: 'is', head: words.is, numeric: true, cell: (row) => placed(row.rank, row.wins, row.total_score) },
    {
      key: 'would',
      head: words.wouldBe,
      numeric: true,
      cell: (row) => placed(row.would_be_rank, row.would_be_win, row.would_be_total),
    },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ round_id }) => round_id}
      highlighted={(row) =>
        row.total_score !== row.would_be_total ||
        (row.wins === null ? row.rank !== row.would_be_rank : row.wins !== row.would_be_win)
      }
    />
  )
}
