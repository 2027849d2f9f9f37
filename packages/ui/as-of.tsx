/** The time of the data shown, while it is not live. */
import { useFormat } from './format.ts'
import { useKit } from './kit.ts'
import { useMessages } from './messages.ts'
import { classNames } from './class-names.ts'

/** Epoch milliseconds. */
type Props = { at: number | null; className?: string }

export function AsOf({ at, className }: Props) {
  const common = useMessages('common')
  const format = useFormat()
  const { now } = useKit()
  if (at === null) return null
  return (
    <p className={classNames('tabular text-label font-medium text-waiting', className)}>
      {common.asOf(format.timeOrDate(at, now()))}
    </p>
  )
}
