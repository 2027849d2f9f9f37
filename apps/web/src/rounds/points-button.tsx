/** Points that can be tapped to see where they come from, the first two decimals loudest; nothing for those who may not see them. */
import { useFormat } from '../lib/format.ts'
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'

type Props = {
  points: number | null
  /** Whose points: "BB360 FS". */
  of: string
  onExplain: () => void
  className?: string | undefined
}

export function PointsButton({ points, of, onExplain, className }: Props) {
  const words = useMessages('judging')
  const format = useFormat()
  const look = classNames('tabular text-end font-bold tracking-tight whitespace-nowrap', className)
  if (points === null) return null
  const text = format.exactScore(points)
  const loud = format.number(Math.trunc(points)).length + '.00'.length
  return (
    <button
      type="button"
      aria-label={words.explain(of, text)}
      aria-haspopup="dialog"
      onClick={onExplain}
      className={classNames(
        'min-h-touch rounded-control px-1.5 underline decoration-hair decoration-2 underline-offset-4 hover:decoration-ink',
        look,
      )}
    >
      {text.slice(0, loud)}
      <span className="text-label font-medium text-soft">{text.slice(loud)}</span>
    </button>
  )
}
