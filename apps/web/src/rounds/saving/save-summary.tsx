/** What the dialog that asks before a save says: athlete or round, tricks, rule and score, then what is in doubt. */
import { doubtAbout, type KnownOfAthlete } from '@trickline/competition/implausible-round'
import { useFormat } from '@trickline/ui/format.ts'
import { Icon } from '@trickline/ui/icon.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { unvalidatedCount } from '../draft/may-enter.ts'
import type { RoundEntry } from './use-round-entry.ts'

type Props = {
  entry: RoundEntry
  /** The name of the athlete, or of the training round. */
  of: string
  rule: string
  /** Totals of the athlete under the rule. */
  known?: KnownOfAthlete | undefined
  isRecorded?: boolean
}

export function SaveSummary({ entry, of, rule, known, isRecorded = true }: Props) {
  const { doubts, leftOut: leftOutText, editLeftOut } = useMessages('judgingParts')
  const { drawn } = useMessages('judging')
  const format = useFormat()
  const { device, saved, score } = entry
  // in direct entry the open combo is saved too
  const highestLevel = Math.max(0, ...tricksOf(saved).map(({ level }) => level))
  const doubt = doubtAbout({ ...score, highestLevel, isRecorded }, known)
  const leftOut = saved === device.draft.validated ? unvalidatedCount(device.draft) : 0
  const combos = saved.filter(({ kind }) => kind === 'combo').length
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4 border-y border-hair py-2.5">
        <p className="min-w-0 leading-snug">
          <span className="font-semibold [overflow-wrap:anywhere] text-ink">{of}</span>{' '}
          <span className="block text-label">
            {drawn.label(score.trickCount, combos)} · {rule}
          </span>
        </p>{' '}
        <p className="tabular text-[2.25rem] leading-none font-extrabold tracking-tight text-ink">
          {format.score(score.total)}
        </p>
      </div>
      {doubt ? (
        <p className="flex gap-2 font-medium text-waiting">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
          {doubts[doubt]({
            count: score.trickCount,
            lowest: format.score(known?.totals?.lowest),
            highest: format.score(known?.totals?.highest),
          })}
        </p>
      ) : null}
      {leftOut > 0 ? <p>{leftOutText(leftOut)}</p> : null}
      {device.draft.editing ? <p>{editLeftOut}</p> : null}
    </div>
  )
}
