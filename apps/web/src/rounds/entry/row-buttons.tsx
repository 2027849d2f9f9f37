/** Buttons of a row: edit and delete, points, second of the video, warning. */
import { useMessages } from '@trickline/ui/messages.ts'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useFormat } from '@trickline/ui/format.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { clockText } from '@trickline/ui/clock-text.ts'
import { useHasVideo, useVideoClock } from '../../media/video-clock.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import type { Areas } from '@trickline/messages/areas'
import type { Warning } from '../hints/warnings.ts'
import type { DraftAction } from './round-draft.ts'

type Props = {
  /** The row; its key restores the focus (use-restored-focus.ts). */
  of: { key: number; name: string }
  /** Why it cannot be edited now; null: it can. */
  whyNoEdit: string | null
  onEdit: () => void
  onDelete: () => void
}

/** The same actions as a swipe (screens §11). */
export function RowButtons({ of: { key, name }, whyNoEdit, onEdit, onDelete }: Props) {
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

/** The points as a button that opens their explanation; nothing if the viewer may not see them. */
export function PointsButton({ points, of, onExplain, className }: PointsButtonProps) {
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

type PlayFromProps = {
  second: number | null
  of: string
}

export function PlayFrom({ second, of }: PlayFromProps) {
  const { playFrom } = useMessages('judgingParts').rows
  const clock = useVideoClock()
  const hasVideo = useHasVideo()
  if (second === null || !hasVideo) return null
  const at = clockText(second)
  return (
    <button
      type="button"
      aria-label={playFrom(of, at)}
      onClick={() => clock.playFrom(second)}
      className="tabular inline-flex min-h-touch min-w-touch shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-label font-semibold text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon name="play" className="size-4" />
      {at}
    </button>
  )
}

type RowWarningProps = { warning: Warning; dispatch: (action: DraftAction) => void }

export function RowWarning({ warning, dispatch }: RowWarningProps) {
  const { levels } = useMessages('judging').quick
  const { rows } = useMessages('judgingParts')
  const text = warningText(warning, { ...rows, levels })
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

type WarningWords = Pick<Areas['judgingParts']['rows'], 'warnings' | 'positions'> &
  Pick<Areas['judging']['quick'], 'levels'>

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
