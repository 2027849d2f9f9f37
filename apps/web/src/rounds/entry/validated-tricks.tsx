/** The validated list: the round as it will be scored, singles and combos in the order performed (screens §11). */
import type { RoundScore } from '@trickline/scoring'
import { memo, useMemo } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardClass } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ComboRow } from './combo-row.tsx'
import { type DraftRow, type DraftTrick, numbered } from './draft-trick.ts'
import type { ExplainTap } from '../explain/explained-round.ts'
import type { DraftAction } from './draft-action.ts'
import { TrickRow } from './trick-row.tsx'
import type { Warning } from '../hints/warnings.ts'

type Props = {
  rows: readonly DraftRow[]
  /** null when one may not see it: points are em dashes. */
  score: RoundScore | null
  trickCount: number
  /** The row whose tricks are being edited. */
  editedRow: number | null
  /** False while the one that is open cannot go back as it is. */
  canEditCombo: boolean
  onExplain: ExplainTap
  /** null: only to be looked at. */
  dispatch: ((action: DraftAction) => void) | null
  warned: ReadonlyMap<number, Warning>
  showsFeedback: boolean
}

export const ValidatedTricks = memo(function ValidatedTricks(props: Props) {
  const { rows, score, trickCount, editedRow, canEditCombo, onExplain, dispatch, warned, showsFeedback } =
    props
  const words = useMessages('judging')
  const onEdit = useMemo(
    () =>
      dispatch && {
        combo: (row: number) => dispatch({ type: 'edit-combo', row }),
        trick: (key: number) => dispatch({ type: 'edit-trick', key }),
      },
    [dispatch],
  )
  const onDelete = useMemo(
    () => ({
      row: (row: number) => dispatch?.({ type: 'delete-row', row }),
      trick: (key: number) => dispatch?.({ type: 'delete-trick', key }),
    }),
    [dispatch],
  )
  const dismiss = useMemo(() => (id: string) => dispatch?.({ type: 'dismiss-warning', id }), [dispatch])
  const explainTrick = useMemo(() => (key: number) => onExplain({ what: 'trick', key }), [onExplain])
  return (
    <section aria-labelledby="validated-tricks" className={classNames(cardClass, 'overflow-hidden')}>
      <h2
        id="validated-tricks"
        tabIndex={-1}
        className="flex items-center justify-between gap-3 px-3 py-2.5 font-semibold"
      >
        {words.validated}
        <Badge>{trickCount}</Badge>
      </h2>
      {rows.length === 0 ? (
        <p className="px-3 pb-4 text-soft">{dispatch ? words.validatedEmpty : words.noTricksSeen}</p>
      ) : null}
      <ol>
        {numbered(rows).map(({ row, combo }, index) => {
          const rowScore = score?.rows[index]
          return (
            <li key={row.key} className={rowClass}>
              {row.kind === 'combo' ? (
                <ComboRow
                  row={row}
                  number={combo}
                  score={rowScore?.kind === 'combo' ? rowScore : null}
                  isEdited={row.key === editedRow}
                  onExplain={onExplain}
                  onEdit={onEdit}
                  whyNoEdit={canEditCombo || row.key === editedRow ? null : words.otherEditOpen}
                  onDelete={onDelete}
                  // of an edited one they are about what stands in the selected list
                  warned={row.key === editedRow ? none : warnedIn(row.tricks, warned)}
                  onDismiss={dismiss}
                  showsFeedback={showsFeedback}
                />
              ) : (
                <TrickRow
                  trick={row.trick}
                  points={rowScore?.points ?? null}
                  occurrence={rowScore?.kind === 'single' ? rowScore.trick.occurrence : 1}
                  onExplain={explainTrick}
                  onEdit={onEdit?.trick ?? null}
                  onDelete={onDelete.trick}
                  warning={warned.get(row.trick.key) ?? null}
                  onDismiss={dismiss}
                  showsFeedback={showsFeedback}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
})

/** Of one combo only, so that a warning elsewhere draws nothing here again. */
function warnedIn(tricks: readonly DraftTrick[], warned: Props['warned']): Warning[] {
  return warned.size === 0 ? none : tricks.flatMap(({ key }) => warned.get(key) ?? [])
}

const none: Warning[] = []

/** Rows out of sight are neither laid out nor painted, so that a tap with sixty tricks shows as soon as with six. */
const rowClass = 'border-t border-hair [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]'
