/** A strip below the header: since when the app is offline, what is unsent or refused, and a new version. */
import { Link } from '@tanstack/react-router'
import type { OutboxItem } from '@trickline/client/outbox-items.ts'
import { discardItemWithDrafts, retryItem } from '@trickline/client/outbox.ts'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'

type Props = {
  /** Epoch milliseconds; null: online. */
  offlineSince: number | null
  waiting: number
  failed: readonly OutboxItem[]
  updateApp: (() => void) | null
}

export function NetworkStrip({ offlineSince, waiting, failed, updateApp }: Props) {
  const common = useMessages('common')
  const frame = useMessages('frame')
  const format = useFormat()
  const confirm = useConfirm()
  const recoveryPath = failed.find((item) => item.at !== undefined)?.at
  const discard = async (refused: typeof failed) => {
    const yes = await confirm({
      title: frame.discardTitle,
      consequence: frame.discardConsequence(refused.length),
      action: common.discard,
      kind: 'danger',
    })
    if (yes) await Promise.all(refused.map(discardItemWithDrafts))
  }
  return (
    <output className="block border-b border-hair bg-sunken pt-14 in-[:has([data-whole-window])]:pt-0">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-label font-medium sm:px-6">
        {offlineSince === null ? null : <span>{frame.offlineSince(format.time(offlineSince))}</span>}
        {waiting > 0 ? <span className="text-waiting">{frame.unsent(waiting)}</span> : null}
        {failed.length > 0 ? (
          <>
            <span className="text-stopped">
              {common.labelled(frame.unsentFailed(failed.length), failed[0]?.failure?.message ?? '')}
            </span>
            {recoveryPath === undefined ? null : (
              <Link to={recoveryPath} className={buttonClass()}>
                {frame.lookAt}
              </Link>
            )}
            <Button onClick={() => failed.forEach((item) => void retryItem(item))}>{common.retry}</Button>
            <Button onClick={() => void discard(failed)}>{common.discard}</Button>
          </>
        ) : null}
        {updateApp ? (
          <>
            <span>{frame.newVersion}</span>
            <Button onClick={updateApp}>{common.reload}</Button>
          </>
        ) : null}
      </div>
    </output>
  )
}
