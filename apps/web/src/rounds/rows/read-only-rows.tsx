/** The tricks of a round that is not being entered: chart, rows and what belongs below them, beside its video. */
import type { RoundScore } from '@trickline/scoring'
import { type ReactNode, useMemo } from 'react'
import { Card } from '@trickline/ui/card.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'
import { type DraftRow, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import { validatedScores } from '../draft/counted-draft.ts'
import { useVideoPlace } from '../round-frame.tsx'
import { LaterRoundChart } from './later-round-chart.tsx'
import { RowToolsContext } from './row-tools.ts'
import { ValidatedTricks } from './validated-tricks.tsx'

type Props = {
  draft: RoundDraft
  /** The rows that `score` counts; by default the validated ones. */
  scored?: readonly DraftRow[]
  /** null if the viewer may not see the score. */
  score: RoundScore | null
  video: ReactNode
  onExplain: ExplainTap
  children?: ReactNode
}

export function ReadOnlyRows({ draft, scored = draft.validated, score, video, onExplain, children }: Props) {
  const { validated } = draft
  const scores = useMemo(() => score && validatedScores(scored, score), [scored, score])
  const tools = useMemo(() => ({ onExplain, entering: null }), [onExplain])
  const chart =
    validated.length > 0 ? (
      <Card className="p-3">
        <LaterRoundChart
          rows={validated}
          score={score}
          feedback="given"
          onTap={score ? (key) => onExplain({ what: 'trick', key }) : null}
        />
      </Card>
    ) : null
  return (
    <ReadOnlyColumns
      {...{ draft, video, chart }}
      tricks={
        <RowToolsContext value={tools}>
          <ValidatedTricks
            rows={validated}
            scores={scores}
            trickCount={score?.trickCount ?? tricksOf(validated).length}
          />
        </RowToolsContext>
      }
    >
      {children}
    </ReadOnlyColumns>
  )
}

type ColumnsProps = Pick<Props, 'draft' | 'video' | 'children'> & { chart?: ReactNode; tricks: ReactNode }

/** Where there is room, the tricks are beside their video, which gets its documented width (screens §16), or below their chart. */
export function ReadOnlyColumns({ draft, video, chart = null, tricks, children }: ColumnsProps) {
  const place = useVideoPlace(draft)
  const isWide = useIsWide()
  if (place === 'beside')
    return (
      <div className={`mt-4 ${besideClass}`}>
        <div className="sticky top-48 min-w-0">{video}</div>
        <div className={columnClass}>
          {chart}
          {tricks}
          {children}
        </div>
      </div>
    )
  if (isWide && chart)
    return (
      <div className={`mt-4 ${columnClass}`}>
        {chart}
        <div className={besideClass}>
          {tricks}
          <div className={columnClass}>
            {children}
            {video}
          </div>
        </div>
      </div>
    )
  return (
    <div className={`mt-4 ${columnClass}`}>
      {chart}
      {tricks}
      {place === null ? video : null}
      {children}
    </div>
  )
}

const besideClass = 'grid grid-cols-2 items-start gap-4 xl:grid-cols-[41rem_minmax(0,1fr)]'
const columnClass = 'flex min-w-0 flex-col gap-4'
