/** The text of the dialog that asks before a save; `of` names the round. */
import { doubtAbout, type KnownOfAthlete } from '@trickline/competition/implausible-round'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { unvalidatedCount } from '../draft/may-enter.ts'
import type { RoundEntry } from './use-round-entry.ts'

type Props = {
  entry: RoundEntry
  of: string
  rule: string
  /** Totals of the athlete under the rule. */
  known?: KnownOfAthlete | undefined
  isRecorded?: boolean
}

export function SaveSummary({ entry, of, rule, known, isRecorded = true }: Props) {
  const { saveSummary, doubts, leftOut: leftOutText, editLeftOut } = useMessages('judgingParts')
  const format = useFormat()
  const { device, saved, score } = entry
  // in direct entry the open combo is saved too
  const highestLevel = Math.max(0, ...tricksOf(saved).map(({ level }) => level))
  const doubt = doubtAbout({ ...score, highestLevel, isRecorded }, known)
  const leftOut = saved === device.draft.validated ? unvalidatedCount(device.draft) : 0
  return (
    <>
      <p>{saveSummary(of, score.trickCount, format.score(score.total), rule)}</p>
      {doubt ? (
        <p className="text-soft">
          {doubts[doubt]({
            count: score.trickCount,
            lowest: format.score(known?.totals?.lowest),
            highest: format.score(known?.totals?.highest),
          })}
        </p>
      ) : null}
      {leftOut > 0 ? <p>{leftOutText(leftOut)}</p> : null}
      {device.draft.editing ? <p>{editLeftOut}</p> : null}
    </>
  )
}
