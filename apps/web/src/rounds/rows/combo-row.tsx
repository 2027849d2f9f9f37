/** A combo of the validated list: number, trick count, raw value and points; a tap expands its tricks (screens §11). */
import { negativeFeedbackCount } from '@trickline/competition/trick-feedback'
import type { RowScore } from '@trickline/scoring'
import { memo, useId, useState } from 'react'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { DraftRow } from '@trickline/views/rounds/draft-trick.ts'
import { trickTitle } from '@trickline/views/tricks/performed-trick.ts'
import { RoundRow } from './round-row.tsx'
import { dropClass, InsertMark } from './row-place.tsx'
import { useRowTools } from './row-tools.ts'
import { isSameRow, TrickRow, type TrickToReveal } from './trick-row.tsx'
import type { Warning } from './warnings.ts'

type ComboOf<Row> = Extract<Row, { kind: 'combo' }>

type Props = {
  row: ComboOf<DraftRow>
  number: number
  score: ComboOf<RowScore> | null
  isEdited: boolean
  /** Why the combo and its tricks cannot be edited; null: they can be. */
  whyNoEdit: string | null
  /** Warnings of its tricks, shown on the combo while it is collapsed. */
  warned: readonly Warning[]
  shown: TrickToReveal | null
  /** Key of its trick before which entries land. */
  insertBefore: number | null
}

/** Memoized by value, since each tap computes a new score, which for this row is mostly equal. */
export const ComboRow = memo(function ComboRow(props: Props) {
  const { row, number, score, isEdited, whyNoEdit, warned, shown } = props
  const words = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  const [isOpen, setOpen] = useState(false)
  const [revealed, setRevealed] = useState<TrickToReveal | null>(null)
  if (shown !== null && shown !== revealed) {
    setRevealed(shown)
    setOpen(true)
  }
  const list = useId()
  const name = words.combo(number)
  return (
    <div className={classNames(isEdited && 'opacity-55')}>
      <RoundRow
        of={{ key: row.key, name }}
        level={null}
        points={score?.points ?? null}
        explains={{ what: 'combo', key: row.key }}
        edit={{ type: 'edit-combo', row: row.key }}
        remove={{ type: 'delete-row', row: row.key }}
        whyNoEdit={isEdited ? rows.beingEdited : whyNoEdit}
        warned={isOpen ? [] : warned}
      >
        <ComboHead {...{ row, name, isEdited, isOpen, list }} onToggle={() => setOpen(!isOpen)} />
      </RoundRow>
      <ol id={list} hidden={!isOpen} aria-label={name} className="ms-4 border-s-[1.5px] border-ink">
        {isOpen ? <ComboTricks {...props} /> : null}
      </ol>
    </div>
  )
}, isSameRow)

type HeadProps = Pick<Props, 'row' | 'isEdited'> & {
  name: string
  isOpen: boolean
  /** Id of the list of its tricks. */
  list: string
  onToggle: () => void
}

function ComboHead({ row, name, isEdited, isOpen, list, onToggle }: HeadProps) {
  const words = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  const format = useFormat()
  const { entering } = useRowTools()
  const raw = row.tricks.reduce((sum, trick) => sum + trick.value, 0)
  const incorrect = negativeFeedbackCount(row.tricks)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={list}
      onClick={onToggle}
      className={classNames(
        'flex min-h-14 min-w-0 flex-[1_1_7rem] items-center gap-2 rounded-control py-1.5 text-start leading-tight',
        entering ? null : 'ps-2.5',
      )}
    >
      <Icon
        name="next"
        className={classNames('size-4 shrink-0 text-soft transition-transform', isOpen && 'rotate-90')}
      />
      <span className="min-w-0">
        <span className="me-2 font-semibold">{name}</span>
        <span className="tabular inline-block text-label text-soft">
          {rows.comboTricks(row.tricks.length, format.score(raw))}
        </span>
        <span className={classNames('block text-label text-soft', entering && 'truncate')}>
          {isEdited
            ? rows.beingEdited
            : row.tricks.map((trick) => trickTitle(trick, words).replaceAll(' ', '\u00A0')).join(' · ')}
        </span>
        {incorrect > 0 && !isOpen ? (
          <span className="mt-0.5 flex items-start gap-1 text-label font-medium text-stopped">
            <Icon name="warning" className="mt-px size-4 shrink-0" />
            {words.incorrectCount(incorrect)}
          </span>
        ) : null}
      </span>
    </button>
  )
}

function ComboTricks({ row, score, isEdited, whyNoEdit, warned, shown, insertBefore }: Props) {
  return row.tricks.map((trick, index) => (
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
        // while the combo is edited, its tricks have their buttons in the selected list
        isReadOnly={isEdited}
        shown={shown?.key === trick.key ? shown : null}
        whyNoEdit={whyNoEdit}
        warning={warned.find(({ trickKey }) => trickKey === trick.key) ?? null}
      />
    </li>
  ))
}
