/** A combo of the validated list: number, trick count, raw value and points; a tap opens its tricks (screens §11). */
import { negativeFeedbackCount } from '@trickline/competition/review'
import type { RowScore } from '@trickline/scoring'
import { memo, useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { trickTitle } from '../../tricks/performed-trick.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DraftRow } from './draft-trick.ts'
import type { ExplainTap } from '../explain/explained-round.ts'
import { PointsButton, RowButtons, RowWarning } from './row-buttons.tsx'
import { SwipeRow } from './swipe-row.tsx'
import { TrickRow } from './trick-row.tsx'
import type { Warning } from '../hints/warnings.ts'

type ComboOf<Row> = Extract<Row, { kind: 'combo' }>

type Props = {
  row: ComboOf<DraftRow>
  number: number
  /** null when one may not see it. */
  score: ComboOf<RowScore> | null
  isEdited: boolean
  onExplain: ExplainTap
  /** null: only to be looked at. */
  onEdit: { combo: (row: number) => void; trick: (key: number) => void } | null
  /** Shown where it cannot be edited just now, nor its tricks. */
  whyNoEdit: string | null
  onDelete: { row: (row: number) => void; trick: (key: number) => void }
  /** Of its tricks; told on the combo while it is closed. */
  warned: readonly Warning[]
  onDismiss: (id: string) => void
  showsFeedback: boolean
}

export const ComboRow = memo(ComboRowToDraw, (a, b) => sameScore(a.score, b.score) && sameRest(a, b))

function ComboRowToDraw(props: Props) {
  const { row, number, score, isEdited, onExplain, onEdit, whyNoEdit, onDelete } = props
  const { warned, onDismiss, showsFeedback } = props
  const words = useMessages('judging')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const list = useId()
  const name = words.combo(number)
  const raw = row.tricks.reduce((sum, trick) => sum + trick.value, 0)
  const incorrect = showsFeedback ? negativeFeedbackCount(row.tricks) : 0
  const edit = onEdit && (() => onEdit.combo(row.key))
  const remove = () => onDelete.row(row.key)
  const explainTrick = (key: number) => onExplain({ what: 'trick', key })
  return (
    <div className={classNames(isEdited && 'opacity-55')}>
      <SwipeRow
        actions={edit ? { onRight: whyNoEdit === null ? edit : null, onLeft: remove } : null}
        className="pe-1"
      >
        <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-2">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
            className="flex min-h-14 min-w-0 flex-[1_1_7rem] items-center gap-2 rounded-control py-1.5 ps-2.5 text-start leading-tight"
          >
            <Icon
              name="next"
              className={classNames('size-4 shrink-0 text-soft transition-transform', open && 'rotate-90')}
            />
            <span className="min-w-0">
              <span className="me-2 font-semibold">{name}</span>
              <span className="tabular inline-block text-label text-soft">
                {words.comboTricks(row.tricks.length, format.score(raw))}
              </span>
              <span className="block truncate text-label text-soft">
                {isEdited
                  ? words.beingEdited
                  : row.tricks.map((trick) => trickTitle(trick, words)).join(' · ')}
              </span>
              {incorrect > 0 && !open ? (
                <span className="mt-0.5 flex items-start gap-1 text-label font-medium text-stopped">
                  <Icon name="warning" className="mt-px size-4 shrink-0" />
                  {words.versions.incorrect(incorrect)}
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
              whyNoEdit={isEdited ? words.beingEdited : whyNoEdit}
              onEdit={edit}
              onDelete={remove}
            />
          ) : null}
        </div>
        {open
          ? null
          : warned.map((warning) => (
              <div key={warning.id} className="pb-1 ps-8.5">
                <RowWarning warning={warning} onDismiss={onDismiss} />
              </div>
            ))}
      </SwipeRow>
      <ol id={list} hidden={!open} aria-label={name} className="ms-4 border-s-[1.5px] border-ink">
        {open
          ? row.tricks.map((trick, index) => (
              <li key={trick.key} className="border-t border-hair">
                <TrickRow
                  trick={trick}
                  points={score?.tricks[index]?.roundPoints ?? null}
                  occurrence={score?.tricks[index]?.occurrence ?? 1}
                  onExplain={explainTrick}
                  // what is being edited is in the selected list, with its own buttons
                  onEdit={(!isEdited && onEdit?.trick) || null}
                  whyNoEdit={whyNoEdit}
                  onDelete={onDelete.trick}
                  warning={warned.find(({ trickKey }) => trickKey === trick.key) ?? null}
                  onDismiss={onDismiss}
                  showsFeedback={showsFeedback}
                />
              </li>
            ))
          : null}
      </ol>
    </div>
  )
}

/** A score is made anew at every tap; what it says of this combo is mostly the same. */
function sameScore(a: Props['score'], b: Props['score']): boolean {
  if (a === null || b === null) return a === b
  return (
    a.points === b.points &&
    a.tricks.every(
      (trick, index) =>
        trick.roundPoints === b.tricks[index]?.roundPoints && trick.occurrence === b.tricks[index].occurrence,
    )
  )
}

function sameRest(a: Props, b: Props): boolean {
  return (
    a.row === b.row &&
    a.number === b.number &&
    a.isEdited === b.isEdited &&
    a.onExplain === b.onExplain &&
    a.onEdit === b.onEdit &&
    a.whyNoEdit === b.whyNoEdit &&
    a.onDelete === b.onDelete &&
    a.onDismiss === b.onDismiss &&
    a.warned.length === b.warned.length &&
    a.warned.every((warning, index) => warning.id === b.warned[index]?.id) &&
    a.showsFeedback === b.showsFeedback
  )
}
