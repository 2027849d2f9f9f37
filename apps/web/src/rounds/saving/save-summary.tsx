/** Text of the dialog that asks before a save; `of` names the round. */
import { doubtAbout, type UsualTotals } from '@trickline/competition/implausible-round'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { unvalidatedCount } from '../draft/may-enter.ts'
import type { RoundEntry } from './use-round-entry.ts'

type Props = { entry: RoundEntry; of: string; rule: string; usual?: UsualTotals | undefined }

/** `usual`: of the athlete under the rule. */
export function SaveSummary({ entry, of, rule, usual }: Props) {
  const { saveSummary, doubts, leftOut: leftOutText, editLeftOut } = useMessages('judgingParts')
  const format = useFormat()
  const { device, saved, score } = entry
  // in direct entry the open combo is saved as well
  const doubt = doubtAbout(score, usual)
  const leftOut = saved === device.draft.validated ? unvalidatedCount(device.draft) : 0
  return (
    <>
      <p>{saveSummary(of, score.trickCount, format.score(score.total), rule)}</p>
      {doubt ? (
        <p className="text-soft">
          {doubts[doubt]({
            count: score.trickCount,
            lowest: format.score(usual?.lowest),
            highest: format.score(usual?.highest),
          })}
        </p>
      ) : null}
      {leftOut > 0 ? <p>{leftOutText(leftOut)}</p> : null}
      {device.draft.editing ? <p>{editLeftOut}</p> : null}
    </>
  )
}
