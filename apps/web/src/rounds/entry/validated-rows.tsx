/** Rows of the validated list, loaded after the first paint. */
import type { RowScore } from '@trickline/scoring'
import { useMessages } from '@trickline/ui/messages.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { ComboRow } from './combo-row.tsx'
import { type DraftRow, type DraftTrick, numbered } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import type { DraftAction } from './round-draft.ts'
import { useMoveKeys } from './row-moves.tsx'
import { dropClass, InsertMark } from './row-place.tsx'
import { TrickRow, type TrickToReveal } from './trick-row.tsx'
import type { Warning } from '../hints/warnings.ts'

type Props = {
  rows: readonly DraftRow[]
  editedRow: number | null
  /** False while another combo is being edited that cannot be validated in its present state. */
  canEditCombo: boolean
  /** Of each row; null if the viewer may not see it. */
  scores: readonly RowScore[] | null
  insertBefore: number | null
  onExplain: ExplainTap
  /** null: read-only. */
  dispatch: ((action: DraftAction) => void) | null
  warned: ReadonlyMap<number, Warning>
  shown: TrickToReveal | null
  grabs: readonly number[]
  newestFirst?: boolean
}

export function ValidatedRows(props: Props) {
  const { scores, editedRow, insertBefore, onExplain, dispatch, warned, shown } = props
  const { newestFirst = false } = props
  const words = useMessages('judging')
  const { otherEditOpen } = useMessages('judgingParts').rows
  const whyNoEdit = props.canEditCombo ? null : otherEditOpen
  const shared = { onExplain, dispatch }
  const singleStrip = { grabPlaces: props.grabs, whyNotDub80: null }
  const comboStrip = { grabPlaces: props.grabs, whyNotDub80: words.direct.dub80Ends }
  const inOrder = numbered(props.rows).map((each, index) => ({ ...each, index }))
  return (
    <ol {...useMoveKeys()} data-newest-first={newestFirst ? '' : undefined}>
      {(newestFirst ? inOrder.toReversed() : inOrder).map(({ row, combo, index }) => {
        const rowScore = scores?.[index]
        const isEdited = row.key === editedRow
        const isMarked =
          insertBefore !== null &&
          (insertBefore === row.key || (row.kind === 'single' && insertBefore === row.trick.key))
        return (
          <li
            key={row.key}
            data-row={row.kind === 'combo' ? row.key : row.trick.key}
            data-combo={row.kind === 'combo' ? '' : undefined}
            className={rowClass}
          >
            {isMarked && !newestFirst ? <InsertMark /> : null}
            {row.kind === 'combo' ? (
              <ComboRow
                {...shared}
                strip={comboStrip}
                row={row}
                shown={shown && row.tricks.some(({ key }) => key === shown.key) ? shown : null}
                number={combo}
                score={rowScore?.kind === 'combo' ? rowScore : null}
                isEdited={isEdited}
                whyNoEdit={isEdited ? null : whyNoEdit}
                // warnings of an edited combo are about the selected list
                warned={isEdited ? [] : warnedIn(row.tricks, warned)}
                insertBefore={row.tricks.some(({ key }) => key === insertBefore) ? insertBefore : null}
              />
            ) : (
              <TrickRow
                {...shared}
                strip={singleStrip}
                trick={row.trick}
                shown={shown?.key === row.trick.key ? shown : null}
                points={rowScore?.points ?? null}
                occurrence={rowScore?.kind === 'single' ? rowScore.trick.occurrence : 1}
                warning={warned.get(row.trick.key) ?? null}
              />
            )}
            {isMarked && newestFirst ? <InsertMark /> : null}
          </li>
        )
      })}
    </ol>
  )
}

/** Only its own warnings, so that a warning elsewhere does not render it. */
function warnedIn(tricks: readonly DraftTrick[], warned: Props['warned']): Warning[] {
  return tricks.flatMap(({ key }) => warned.get(key) ?? [])
}

/** Rows out of sight are neither laid out nor painted: a tap takes as long with sixty tricks as with six. */
const rowClass = classNames(
  dropClass,
  'border-t border-hair [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
)
