/** The screen on which a round is entered, from top to bottom: video, chart, total, search, selected and validated tricks. */
import type { RoundScore } from '@trickline/scoring'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { Card } from '@trickline/ui/card.tsx'
import { lazyComponent } from '@trickline/ui/lazy.tsx'
import { withWords } from '@trickline/ui/messages.ts'
import { type DraftRow, numbered, type RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import { TotalParts } from '@trickline/views/rounds/totals-bar.tsx'
import { openScores, validatedScores } from '../draft/counted-draft.ts'
import { canEditCombo, isComboOpen, markedTrick } from '../draft/may-enter.ts'
import type { DraftAction } from '../draft/taps.ts'
import { RoundFrame, useVideoPlace } from '../round-frame.tsx'
import { EmptyChart, LaterRoundChart } from '../rows/later-round-chart.tsx'
import { RowToolsContext, useEnteringTools } from '../rows/row-tools.ts'
import { SelectedTricks } from '../rows/selected-tricks.tsx'
import type { TrickToReveal } from '../rows/trick-row.tsx'
import { ValidatedTricks } from '../rows/validated-tricks.tsx'
import { useExplanation } from '../use-explanation.tsx'
import { useEntryPreferences } from './entry-preferences.ts'
import { SearchCard } from './search-card.tsx'
import { TotalRow } from './total-row.tsx'
import { useHints } from './use-hints.ts'

const ReadOnlyRows = lazyComponent(async () => (await import('../rows/read-only-rows.tsx')).ReadOnlyRows)
const MovedRow = lazyComponent(
  async () => (await withWords(import('../rows/row-moves.tsx'), 'judgingParts')).MovedRow,
  { when: ({ draft }) => draft.validated.length + draft.selected.length > 0 },
)

type Props = Pick<
  ComponentProps<typeof RoundFrame>,
  'above' | 'athlete' | 'below' | 'headActions' | 'video' | 'state' | 'actions' | 'notice'
> & {
  ruleName: string
  draft: RoundDraft
  /** The validated rows and, where it counts already, the open combo. */
  scored: readonly DraftRow[]
  /** Of `scored`. */
  score: RoundScore
  /** Whose habits give proposals and warnings. */
  athleteId: number | null
  /** null: the round is being sent, and nothing can be entered. */
  dispatch: ((action: DraftAction) => void) | null
  undo: ReactNode
  children?: ReactNode
}

export function JudgingScreen(props: Props) {
  const { draft, scored, score, ruleName, athlete, video, dispatch, undo, children } = props
  const [shown, setShown] = useState<TrickToReveal | null>(null)
  const { explain, explanation } = useExplanation({ rows: scored, selected: draft.selected, score, ruleName })
  const onExplain = () => explain({ what: 'total' })
  return (
    <RoundFrame
      {...props}
      totals={score}
      onExplain={onExplain}
      isEntering={dispatch !== null}
      pinned={dispatch ? <RunningChart {...{ draft, scored, score }} onTap={setShown} /> : null}
      dock={dispatch ? <TotalRow {...{ athlete, onExplain, undo }} /> : null}
    >
      {dispatch ? (
        <Columns {...props} {...{ dispatch, shown }} onExplain={explain} />
      ) : (
        <ReadOnlyRows {...{ draft, scored, score, video }} onExplain={explain}>
          {children}
        </ReadOnlyRows>
      )}
      {explanation}
    </RoundFrame>
  )
}

type ChartProps = Pick<Props, 'draft' | 'scored' | 'score'> & { onTap: (trick: TrickToReveal) => void }

function RunningChart({ draft, scored, score, onTap }: ChartProps) {
  if (scored.length === 0) return <EmptyChart />
  return (
    <LaterRoundChart
      rows={scored}
      score={score}
      current={markedTrick(draft)?.key ?? null}
      onTap={(key) => onTap({ key })}
      isSingleRow
    />
  )
}

type ColumnsProps = Props & {
  dispatch: NonNullable<Props['dispatch']>
  onExplain: ExplainTap
  shown: TrickToReveal | null
}

function Columns({ draft, scored, score, ruleName, athleteId, video, ...props }: ColumnsProps) {
  const { dispatch, onExplain, shown, children } = props
  const { frequent, likelyNext, ownTrickIds, grabs, warned } = useHints(draft, athleteId)
  const { newestFirst, collectsFirst } = useEntryPreferences()
  const isDirect = !collectsFirst
  const tools = useEnteringTools(onExplain, { dispatch, grabs, draft, newestFirst, isDirect })
  const isVideoBeside = useVideoPlace(draft) === 'beside'
  return (
    <RowToolsContext value={tools}>
      <div className={columnsClass}>
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-48">
          {draft.video === null ? video : null}
          <SearchCard {...{ draft, ruleName, frequent, likelyNext, ownTrickIds, grabs, dispatch }} />
          <Selected {...{ draft, scored, score, isDirect, warned, shown, dispatch }} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {isVideoBeside ? <div className="sticky top-44 z-[4] -mt-4 bg-paper pt-4">{video}</div> : null}
          <Validated {...{ draft, scored, score, warned, shown }} />
          <Card className="p-3 sm:hidden">
            <TotalParts totals={score} onExplain={() => onExplain({ what: 'total' })} />
          </Card>
          {children}
        </div>
      </div>
      <MovedRow draft={draft} />
    </RowToolsContext>
  )
}

const columnsClass = 'mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]'

type RowsProps = Pick<ColumnsProps, 'draft' | 'scored' | 'score' | 'shown'> &
  Pick<ReturnType<typeof useHints>, 'warned'>

type SelectedProps = RowsProps & Pick<ColumnsProps, 'dispatch'> & { isDirect: boolean }

function Selected({ draft, scored, score, isDirect, warned, shown, dispatch }: SelectedProps) {
  const { entry, selected, editing, insertBefore, validated } = draft
  const open = useMemo(() => openScores(scored, score), [scored, score])
  return (
    <SelectedTricks
      {...{ selected, editing, insertBefore, isDirect, open, warned, shown, dispatch }}
      isOpen={isComboOpen(draft)}
      editedCombo={numbered(validated).find(({ row }) => row.key === editing?.row)?.combo ?? 0}
      isNext={entry.trick === null}
    />
  )
}

function Validated({ draft, scored, score, warned, shown }: RowsProps) {
  const { validated, editing, insertBefore } = draft
  const { newestFirst, prefer } = useEntryPreferences()
  const scores = useMemo(() => validatedScores(scored, score), [scored, score])
  return (
    <ValidatedTricks
      rows={validated}
      {...{ scores, insertBefore, warned, shown, newestFirst }}
      trickCount={score.trickCount}
      editedRow={editing?.row ?? null}
      canEditCombo={canEditCombo(draft)}
      onOrder={() => prefer({ newestFirst: !newestFirst })}
    />
  )
}
