/** The row pinned to the top while a round is entered: total, athlete, open combo, last trick and undo (screens §11). */
import { levelName, type RoundScore } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { LevelMark } from '@trickline/ui/badge.tsx'
import { isComboOpen, lastEntered } from '../draft/may-enter.ts'
import type { DraftRow } from '@trickline/views/rounds/draft-trick.ts'
import { openScores } from '../draft/counted-draft.ts'
import { useCurrentEntry } from './current-entry.ts'
import { Total } from '@trickline/views/rounds/totals-bar.tsx'

type Props = { athlete: string; onExplain: (() => void) | null; undo: ReactNode }

export function TotalRow({ athlete, onExplain, undo }: Props) {
  const words = useMessages('judging')
  const format = useFormat()
  const { draft, saved, score } = useCurrentEntry()
  const last = lastEntered(draft)
  const openRows = openScores(saved, score)
  return (
    <>
      <Total totals={score} onExplain={onExplain} isSmall />
      <div className="min-w-0 flex-[1_1_5rem] leading-tight">
        <p aria-hidden="true" className="flex gap-2 text-label text-soft">
          <span className="min-w-0 truncate">{athlete}</span>
          {isComboOpen(draft) ? (
            <span className="tabular max-w-full shrink-0 truncate font-semibold text-ink">
              {words.direct.combo} {draft.selected.length}
              {openRows.length > 0
                ? ` · ${format.score(openRows.reduce((sum, row) => sum + row.points, 0))}`
                : ''}
            </span>
          ) : null}
        </p>
        <p className="flex min-h-6 items-center gap-1.5">
          {last ? (
            <>
              <span className="sr-only">{words.direct.lastEntered}</span>
              <LevelMark level={levelName(last.level)} />
              <span className="truncate font-semibold">{trickTitle(last, words)}</span>
              <span className="tabular shrink-0 font-semibold text-soft">
                {format.score(pointsOf(last.key, saved, score) ?? last.value)}
              </span>
            </>
          ) : null}
        </p>
      </div>
      {undo}
    </>
  )
}

function pointsOf(key: number, rows: readonly DraftRow[], score: RoundScore): number | null {
  for (const [place, row] of rows.entries()) {
    const counted = score.rows[place]
    if (row.kind === 'single' && row.trick.key === key) return counted?.points ?? null
    if (row.kind === 'combo' && counted?.kind === 'combo') {
      const index = row.tricks.findIndex((trick) => trick.key === key)
      if (index !== -1) return counted.tricks[index]?.roundPoints ?? null
    }
  }
  return null
}
