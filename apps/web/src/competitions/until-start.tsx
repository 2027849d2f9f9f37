/** The time until a published competition starts (screens §3). */
import { useMessages } from '../lib/messages.ts'
import { classNames } from '../ui/class-names.ts'
import { Countdown, useSecondsUntil } from '../ui/countdown.tsx'

/** Zeros tell nothing once the date is there: then only the organizer's start is missing. */
export function UntilStart({ at, className }: { at: string | null; className?: string }) {
  const words = useMessages('competitions')
  const left = useSecondsUntil(at === null ? Number.NaN : Date.parse(at))
  if (left === 0) return <p className="font-semibold text-live">{words.startReached}</p>
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="text-label text-soft">{words.startsIn}</span>
      <Countdown until={at} />
    </p>
  )
}
