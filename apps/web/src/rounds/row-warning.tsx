/** What looks like a slip, quietly on the row, with a button that says it is none. */
import { useMessages } from '../lib/messages.ts'
import type { Areas } from '@trickline/messages/areas'
import { Icon } from '../ui/icon.tsx'
import type { Warning } from './warnings.ts'

type Props = { warning: Warning; onDismiss: (id: string) => void }

export function RowWarning({ warning, onDismiss }: Props) {
  const { quick } = useMessages('judging')
  const text = warningText(warning, quick)
  return (
    <p className="flex items-center gap-1.5 text-label font-medium text-waiting">
      <Icon name="warning" className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      <button
        type="button"
        name="dismiss"
        aria-label={quick.dismiss(text)}
        onClick={() => onDismiss(warning.id)}
        className="-my-2 flex size-touch shrink-0 items-center justify-center rounded-control hover:bg-sunken"
      >
        <Icon name="close" className="size-4" />
      </button>
    </p>
  )
}

function warningText(warning: Warning, quick: Areas['judging']['quick']): string {
  const { warnings, levels, positions } = quick
  const named: Record<string, string> = positions
  switch (warning.warning) {
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
