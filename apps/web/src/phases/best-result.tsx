/**
 * The best result of qualifying as a table: the best N, who go on as it stands, and the others on request. With two
 * rounds the better one stands out.
 */
import type { Areas } from '@trickline/messages/areas'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { StatusChip } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Score } from '../ui/score.tsx'
import { type Column, Table } from '../ui/table.tsx'
import type { SeenCompetition } from './as-seen.ts'
import { AthleteName } from './athlete-name.tsx'
import { type BestRow, bestTable } from './best-rows.ts'
import { phaseName } from './phase-name.ts'
import { Rank } from './rank.tsx'
import { RoundScore } from './round-score.tsx'

type Props = { seen: SeenCompetition; glowing: ReadonlySet<string> }

export function BestResult({ seen, glowing }: Props) {
  const words = useMessages('phases')
  const [showsOthers, setShowsOthers] = useState(false)
  const { rows, places, isFinal } = bestTable(seen)
  const others = places === null ? 0 : Math.max(0, rows.length - places)
  const qualifying = seen.phases.filter(({ kind }) => kind === 'qualifying')
  const stage = seen.phases.find(({ kind }) => kind === 'stage')
  const isDual = qualifying.length > 1
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">
        {isDual ? `${words.bestOfTwo} ` : null}
        {places !== null && stage ? `${words.goOn(places, phaseName(stage.name, words))} ` : null}
        {isFinal ? null : words.provisional}
      </p>
      <Table
        caption={words.bestTable}
        columns={columnsOf(words, seen)}
        rows={showsOthers || places === null ? rows : rows.slice(0, places)}
        rowKey={({ userId }) => userId}
        highlighted={({ goesOn }) => goesOn}
        glows={({ results }) => results.some(({ round }) => round && glowing.has(`round:${round.id}`))}
      />
      {others > 0 ? (
        <Button
          aria-expanded={showsOthers}
          className="self-center"
          onClick={() => setShowsOthers(!showsOthers)}
        >
          {showsOthers ? words.onlyTheBest(rows.length - others) : words.theOthers(others)}
        </Button>
      ) : null}
    </div>
  )
}

function columnsOf(words: Areas['phases'], { phases, person }: SeenCompetition): Column<BestRow>[] {
  const qualifying = phases.filter(({ kind }) => kind === 'qualifying')
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
      cell: ({ user, goesOn }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <AthleteName user={user} isOwn={user.id === person?.id} />
          {goesOn ? <StatusChip tone="done">{words.goesOn}</StatusChip> : null}
        </span>
      ),
    },
    // With one round only there is nothing to compare.
    ...(qualifying.length > 1 ? qualifying : []).map(({ name }, index): Column<BestRow> => ({
      key: name,
      head: phaseName(name, words),
      numeric: true,
      cell: ({ results }) => <Result result={results[index]} />,
    })),
    {
      key: 'best',
      head: words.best,
      place: 'end',
      numeric: true,
      cell: ({ best, results }) => {
        // Two rounds stand beside it and open themselves.
        const [only] = results.length === 1 ? results : []
        return only ? (
          <RoundScore score={best} opens={only.opens ? only.round : null} />
        ) : (
          <Score value={best} />
        )
      },
    },
  ]
}

/** The better of the two is told by a check as well as by its weight. */
function Result({ result }: { result: BestRow['results'][number] | undefined }) {
  const words = useMessages('phases')
  if (!result) return null
  return (
    <span
      className={classNames('inline-flex items-center gap-1.5', result.isBest ? 'text-ink' : 'text-soft')}
    >
      {result.isBest ? (
        <>
          <Icon name="check" className="size-4 text-done" />
          <span className="sr-only">{words.best}</span>
        </>
      ) : null}
      <RoundScore
        score={result.score}
        opens={result.opens ? result.round : null}
        size="small"
        className={result.isBest ? 'font-bold' : 'font-normal'}
      />
    </span>
  )
}
