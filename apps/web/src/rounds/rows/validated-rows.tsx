/** Rows of the validated list, loaded after the first paint. */
import type { RowScore } from '@trickline/scoring'
import { classNames } from '@trickline/ui/class-names.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { type DraftRow, type DraftTrick, numbered } from '@trickline/views/rounds/draft-trick.ts'
import { ComboRow } from './combo-row.tsx'
import { useMoveKeys } from './row-moves.tsx'
import { dropClass, InsertMark } from './row-place.tsx'
import { TrickRow, type TrickToReveal } from './trick-row.tsx'
import type { Warning } from './warnings.ts'

type Props = {
  rows: readonly DraftRow[]
  /** Scores of the rows; null if the viewer may not see them. */
  scores: readonly RowScore[] | null
  editedRow?: number | null
  /** False while another combo is being edited that cannot be validated as it is now. */
  canEditCombo?: boolean
  insertBefore?: number | null
  warned?: ReadonlyMap<number, Warning>
  shown?: TrickToReveal | null
  newestFirst?: boolean
}

export function ValidatedRows(props: Props) {
  const { rows, scores, insertBefore = null, newestFirst = false } = props
  const inOrder = numbered(rows).map((each, index) => ({ ...each, score: scores?.[index] ?? null }))
  return (
    <ol {...useMoveKeys()} data-newest-first={newestFirst ? '' : undefined}>
      {(newestFirst ? inOrder.toReversed() : inOrder).map(({ row, combo, score }) => {
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
            <ValidatedRow {...props} {...{ row, combo, score }} />
            {isMarked && newestFirst ? <InsertMark /> : null}
          </li>
        )
      })}
    </ol>
  )
}

type RowProps = Props & { row: DraftRow; combo: number; score: RowScore | null }

function ValidatedRow(props: RowProps) {
  const { row, combo, score, editedRow = null, insertBefore = null, shown = null } = props
  const { canEditCombo = true, warned = noWarnings } = props
  const { otherEditOpen } = useMessages('judgingParts').rows
  if (row.kind === 'single')
    return (
      <TrickRow
        trick={row.trick}
        shown={shown?.key === row.trick.key ? shown : null}
        points={score?.points ?? null}
        occurrence={score?.kind === 'single' ? score.trick.occurrence : 1}
        warning={warned.get(row.trick.key) ?? null}
      />
    )
  const isEdited = row.key === editedRow
  return (
    <ComboRow
      row={row}
      number={combo}
      score={score?.kind === 'combo' ? score : null}
      isEdited={isEdited}
      whyNoEdit={isEdited || canEditCombo ? null : otherEditOpen}
      // warnings of an edited combo are about the selected list
      warned={isEdited ? [] : warnedIn(row.tricks, warned)}
      shown={shown && row.tricks.some(({ key }) => key === shown.key) ? shown : null}
      insertBefore={row.tricks.some(({ key }) => key === insertBefore) ? insertBefore : null}
    />
  )
}

const noWarnings: ReadonlyMap<number, Warning> = new Map()

/** Returns only the row's own warnings, so that others do not render it. */
function warnedIn(tricks: readonly DraftTrick[], warned: ReadonlyMap<number, Warning>): Warning[] {
  return tricks.flatMap(({ key }) => warned.get(key) ?? [])
}

/** Rows out of sight are neither laid out nor painted, so a tap takes as long with sixty tricks as with six. */
const rowClass = classNames(
  dropClass,
  'border-t border-hair [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
)
