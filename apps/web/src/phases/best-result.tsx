/** The best result of qualifying: athletes who advance, and the others on request. Of two rounds the better one is marked. */
import type { Areas } from '@trickline/messages/areas'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { StatusChip } from '@trickline/ui/badge.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { Score } from '@trickline/ui/score.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import type { CompetitionView } from '@trickline/views/phases/competition-view.ts'
import { type BestRow, bestTable } from '@trickline/views/phases/best-rows.ts'
import { athleteColumn, rankColumn, RoundScore, scoreColumn } from '@trickline/views/phases/columns.tsx'
import { phaseName } from '@trickline/views/phases/phase-choices.ts'

export function BestResult({ view }: { view: CompetitionView }) {
  const words = useMessages('phases')
  const [showsOthers, setShowsOthers] = useState(false)
  const { rows, places, isFinal } = bestTable(view)
  const others = places === null ? 0 : Math.max(0, rows.length - places)
  const stage = view.phases.find(({ kind }) => kind === 'stage')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">
        {view.isQualificationDual ? `${words.bestOfTwo} ` : null}
        {places !== null && stage ? `${words.goOn(places, phaseName(stage.name, words))} ` : null}
        {isFinal ? null : words.provisional}
      </p>
      <Table
        caption={words.bestTable}
        columns={columnsOf(words, view)}
        rows={showsOthers || places === null ? rows : rows.slice(0, places)}
        rowKey={({ userId }) => userId}
        highlighted={({ goesOn }) => goesOn}
        glows={({ results }) => results.some(({ round }) => round && view.glowing.has(`round:${round.id}`))}
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

function columnsOf(words: Areas['phases'], { phases, isQualificationDual }: CompetitionView) {
  const compared = isQualificationDual ? phases.filter(({ kind }) => kind === 'qualifying') : []
  const columns: Column<BestRow>[] = [
    rankColumn(words.columns.rank),
    athleteColumn(words.columns.athlete, ({ user }) => user, {
      rest: ({ goesOn }) => (goesOn ? <StatusChip tone="done">{words.goesOn}</StatusChip> : null),
    }),
    ...compared.map(({ name }, index): Column<BestRow> => ({
      key: name,
      head: phaseName(name, words),
      numeric: true,
      cell: ({ results }) => <Result result={results[index]} />,
    })),
    scoreColumn(words.best, ({ best, results }) => {
      const [only] = results.length === 1 ? results : []
      return only ? (
        <RoundScore score={best} opens={only.isOpenable ? only.round : null} />
      ) : (
        <Score value={best} />
      )
    }),
  ]
  return columns
}

function Result({ result }: { result: BestRow['results'][number] | undefined }) {
  const words = useMessages('phases')
  if (!result) return null
  const { isBest, score, isOpenable, round } = result
  return (
    <span className={classNames('inline-flex items-center gap-1.5', isBest ? 'text-ink' : 'text-soft')}>
      {isBest ? (
        <>
          <Icon name="check" className="size-4 text-done" />
          <span className="sr-only">{words.best}</span>
        </>
      ) : null}
      <RoundScore
        score={score}
        opens={isOpenable ? round : null}
        size="small"
        className={isBest ? 'font-bold' : 'font-normal'}
      />
    </span>
  )
}
