/** Text of the dialog that asks before a save; `of` names the round. */
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { unvalidatedCount } from '../draft/may-enter.ts'
import type { RoundEntry } from './use-round-entry.ts'

export function SaveSummary({ entry, of, rule }: { entry: RoundEntry; of: string; rule: string }) {
  const { saveSummary, leftOut: leftOutText, editLeftOut } = useMessages('judgingParts')
  const format = useFormat()
  const { device, saved, score } = entry
  // in direct entry the open combo is saved as well
  const leftOut = saved === device.draft.validated ? unvalidatedCount(device.draft) : 0
  return (
    <>
      <p>{saveSummary(of, score.trickCount, format.score(score.total), rule)}</p>
      {leftOut > 0 ? <p>{leftOutText(leftOut)}</p> : null}
      {device.draft.editing ? <p>{editLeftOut}</p> : null}
    </>
  )
}
