/** The row of a trick or combo: handle, points, edit and delete by button or swipe, where it can go, and its warnings. */
import type { Level } from '@trickline/scoring'
import { levelName } from '@trickline/scoring'
import type { Areas } from '@trickline/messages/areas'
import type { ReactNode } from 'react'
import { LevelMark } from '@trickline/ui/level-mark.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { ExplainTarget } from '@trickline/views/rounds/explained-round.ts'
import type { DraftAction } from '../draft/taps.ts'
import { RowHandle, RowPlaces } from './row-place.tsx'
import { useRowTools } from './row-tools.ts'
import { SwipeRow } from './swipe-row.tsx'
import type { Warning } from './warnings.ts'

type Props = {
  /** Identifies the row; the key restores the focus (restored-focus.tsx). */
  of: { key: number; name: string }
  /** null for a combo. */
  level: Level | null
  /** null if the viewer may not see the points. */
  points: number | null
  explains: ExplainTarget
  isWaiting?: boolean
  /** Its trick is what the keys change. */
  isChosen?: boolean
  /** Row key of its combo; null: it is in none. */
  combo?: number | null
  edit: DraftAction
  remove: DraftAction
  /** null: the row can be edited. */
  whyNoEdit: string | null
  /** Its buttons are elsewhere. */
  isReadOnly?: boolean
  warned: readonly Warning[]
  before?: ReactNode
  children: ReactNode
}

export function RoundRow(props: Props) {
  const {
    of,
    level,
    points,
    explains,
    isWaiting = false,
    isChosen = false,
    combo = null,
    whyNoEdit,
    warned,
  } = props
  const { onExplain, entering } = useRowTools()
  const dispatch = props.isReadOnly ? null : (entering?.dispatch ?? null)
  const isCombo = level === null
  const edit = () => dispatch?.(props.edit)
  const remove = () => dispatch?.(props.remove)
  return (
    <SwipeRow
      actions={dispatch ? { onRight: whyNoEdit === null ? edit : null, onLeft: remove } : null}
      className={classNames(
        'pe-1',
        dispatch || isCombo ? null : 'ps-3',
        isChosen && 'bg-sunken! inset-shadow-[4px_0_0_var(--ink)]',
      )}
    >
      <div
        data-head={isCombo ? '' : undefined}
        className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 sm:gap-x-2"
      >
        {props.before}
        {dispatch ? (
          <RowHandle {...{ of, level }} />
        ) : isCombo ? null : (
          <LevelMark level={levelName(level)} />
        )}
        {props.children}
        <PointsButton
          points={points}
          of={of.name}
          onExplain={() => onExplain(explains)}
          className={isWaiting ? 'text-soft' : undefined}
        />
        {dispatch ? <RowButtons {...{ of, whyNoEdit }} onEdit={edit} onDelete={remove} /> : null}
      </div>
      {dispatch
        ? warned.map((warning) => (
            <div key={warning.id} className={classNames('pb-1', isCombo ? 'ps-8.5' : 'ps-11')}>
              <RowWarning {...{ warning, dispatch }} />
            </div>
          ))
        : null}
      {dispatch ? <RowPlaces {...{ of, combo }} /> : null}
    </SwipeRow>
  )
}

type RowButtonsProps = Pick<Props, 'of' | 'whyNoEdit'> & { onEdit: () => void; onDelete: () => void }

/** The same actions as a swipe (screens §11). */
function RowButtons({ of: { key, name }, whyNoEdit, onEdit, onDelete }: RowButtonsProps) {
  const { rows } = useMessages('judgingParts')
  return (
    <div className="-ms-1 flex">
      <IconButton
        icon="edit"
        name="edit"
        value={key}
        label={rows.edit(name)}
        disabledReason={whyNoEdit}
        onClick={onEdit}
      />
      <IconButton icon="trash" name="delete" label={rows.delete(name)} onClick={onDelete} className="-ms-1" />
    </div>
  )
}

type PointsButtonProps = {
  points: number | null
  /** Title of the trick or combo: "BB360 FS". */
  of: string
  onExplain: () => void
  className?: string | undefined
}

/** The points as a button that opens their explanation; empty if the viewer may not see them. */
function PointsButton({ points, of, onExplain, className }: PointsButtonProps) {
  const words = useMessages('judging')
  const format = useFormat()
  if (points === null) return null
  const text = format.score(points)
  return (
    <button
      type="button"
      aria-label={words.explain(of, text)}
      aria-haspopup="dialog"
      onClick={onExplain}
      className={classNames(
        'tabular min-h-touch rounded-control px-1.5 text-end font-bold tracking-tight whitespace-nowrap underline decoration-hair decoration-2 underline-offset-4 hover:decoration-ink',
        className,
      )}
    >
      {text}
    </button>
  )
}

type RowWarningProps = { warning: Warning; dispatch: (action: DraftAction) => void }

function RowWarning({ warning, dispatch }: RowWarningProps) {
  const { quick, direct } = useMessages('judging')
  const { rows } = useMessages('judgingParts')
  const text = warningText(warning, { ...rows, levels: quick.levels, positions: direct.positions })
  return (
    <p className="flex items-center gap-1.5 text-label font-medium text-waiting">
      <Icon name="warning" className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      <button
        type="button"
        name="dismiss"
        aria-label={rows.dismiss(text)}
        onClick={() => dispatch({ type: 'dismiss-warning', id: warning.id })}
        className="flex size-touch shrink-0 items-center justify-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </p>
  )
}

type WarningWords = Pick<Areas['judgingParts']['rows'], 'warnings'> &
  Pick<Areas['judging']['quick'], 'levels'> &
  Pick<Areas['judging']['direct'], 'positions'>

function warningText(warning: Warning, { warnings, levels, positions }: WarningWords): string {
  const named: Record<string, string> = positions
  switch (warning.warning) {
    case 'retired':
      return warnings.retired
    case 'twice':
      return warnings.twice
    case 'cannot-follow':
      return warnings.cannotFollow(
        warning.before,
        named[warning.ends] ?? warning.ends,
        named[warning.starts] ?? warning.starts,
      )
    default:
      return warnings.level(levels[warning.level], levels[warning.usual])
  }
}
