/** A combo of the validated list: number, trick count, raw value and points; a tap expands its tricks (screens §11). */
import { negativeFeedbackCount } from '@trickline/competition/trick-feedback'
import type { RowScore } from '@trickline/scoring'
import { memo, useId } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { DraftAction } from './round-draft.ts'
import type { DraftRow } from '@trickline/views/rounds/draft-trick.ts'
import type { ExplainTap } from '@trickline/views/rounds/explained-round.ts'
import { PointsButton, RowButtons, RowWarning } from './row-buttons.tsx'
import { dropClass, InsertMark, RowHandle, RowPlaces } from './row-place.tsx'
import { SwipeRow } from './swipe-row.tsx'
import { isSameRow, type RowStrip, TrickRow, type TrickToReveal, useReveal } from './trick-row.tsx'
import type { Warning } from '../hints/warnings.ts'

type ComboOf<Row> = Extract<Row, { kind: 'combo' }>

type Props = {
  row: ComboOf<DraftRow>
  number: number
  score: ComboOf<RowScore> | null
  isEdited: boolean
  onExplain: ExplainTap
  dispatch: ((action: DraftAction) => void) | null
  /** Why the combo and its tricks cannot be edited; null: they can. */
  whyNoEdit: string | null
  /** Warnings of its tricks; shown on the combo while it is collapsed. */
  warned: readonly Warning[]
  strip: RowStrip
  shown: TrickToReveal | null
  /** Key of its trick before which entries land. */
  insertBefore: number | null
}

/** Memoized by value: each tap computes a new score, which is mostly equal for this row. */
// Over 60 lines: the row and its expanded tricks.
export const ComboRow = memo(function ComboRow(props: Props) {
  const { row, number, score, isEdited, onExplain, dispatch, whyNoEdit, warned, strip, shown } = props
  const { insertBefore } = props
  const words = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  const format = useFormat()
  const { isOpen: open, setOpen } = useReveal(shown)
  const list = useId()
  const name = words.combo(number)
  const raw = row.tricks.reduce((sum, trick) => sum + trick.value, 0)
  const incorrect = negativeFeedbackCount(row.tricks)
  const edit = dispatch && (() => dispatch({ type: 'edit-combo', row: row.key }))
  const remove = () => dispatch?.({ type: 'delete-row', row: row.key })
  return (
    <div className={classNames(isEdited && 'opacity-55')}>
      <SwipeRow
        actions={edit ? { onRight: whyNoEdit === null ? edit : null, onLeft: remove } : null}
        className="pe-1"
      >
        <div data-head="" className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 sm:gap-x-2">
          {dispatch ? <RowHandle of={{ key: row.key, name }} level={null} /> : null}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
            className={classNames(
              'flex min-h-14 min-w-0 flex-[1_1_7rem] items-center gap-2 rounded-control py-1.5 text-start leading-tight',
              dispatch ? null : 'ps-2.5',
            )}
          >
            <Icon
              name="next"
              className={classNames('size-4 shrink-0 text-soft transition-transform', open && 'rotate-90')}
            />
            <span className="min-w-0">
              <span className="me-2 font-semibold">{name}</span>
              <span className="tabular inline-block text-label text-soft">
                {rows.comboTricks(row.tricks.length, format.score(raw))}
              </span>
              <span className="block truncate text-label text-soft">
                {isEdited
                  ? rows.beingEdited
                  : row.tricks.map((trick) => trickTitle(trick, words)).join(' · ')}
              </span>
              {incorrect > 0 && !open ? (
                <span className="mt-0.5 flex items-start gap-1 text-label font-medium text-stopped">
                  <Icon name="warning" className="mt-px size-4 shrink-0" />
                  {words.incorrectCount(incorrect)}
                </span>
              ) : null}
            </span>
          </button>
          <PointsButton
            points={score?.points ?? null}
            of={name}
            onExplain={() => onExplain({ what: 'combo', key: row.key })}
          />
          {edit ? (
            <RowButtons
              of={{ key: row.key, name }}
              whyNoEdit={isEdited ? rows.beingEdited : whyNoEdit}
              onEdit={edit}
              onDelete={remove}
            />
          ) : null}
        </div>
        {dispatch ? <RowPlaces of={{ key: row.key, name }} combo={null} /> : null}
        {open || !dispatch
          ? null
          : warned.map((warning) => (
              <div key={warning.id} className="pb-1 ps-8.5">
                <RowWarning warning={warning} dispatch={dispatch} />
              </div>
            ))}
      </SwipeRow>
      <ol id={list} hidden={!open} aria-label={name} className="ms-4 border-s-[1.5px] border-ink">
        {open
          ? row.tricks.map((trick, index) => (
              <li
                key={trick.key}
                data-row={isEdited ? undefined : trick.key}
                className={classNames(dropClass, 'border-t border-hair')}
              >
                {trick.key === insertBefore ? <InsertMark /> : null}
                <TrickRow
                  trick={trick}
                  combo={row.key}
                  points={score?.tricks[index]?.roundPoints ?? null}
                  occurrence={score?.tricks[index]?.occurrence ?? 1}
                  onExplain={onExplain}
                  // while it is edited, its tricks have their buttons in the selected list
                  dispatch={isEdited ? null : dispatch}
                  strip={strip}
                  shown={shown?.key === trick.key ? shown : null}
                  whyNoEdit={whyNoEdit}
                  warning={warned.find(({ trickKey }) => trickKey === trick.key) ?? null}
                />
              </li>
            ))
          : null}
      </ol>
    </div>
  )
}, isSameRow)
