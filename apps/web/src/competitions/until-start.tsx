/** Countdown to the start of a published competition; zeros for an invalid date (screens §3). */
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { classNames } from '@trickline/ui/class-names.ts'
import { Countdown } from '@trickline/ui/countdown.tsx'
import { animateLines } from '@trickline/ui/line.tsx'

export function UntilStart({ at, className }: { at: string | null; className?: string }) {
  const words = useMessages('competitions')
  const [reached, setReached] = useState<string | null>(null)
  if (at !== null && (reached === at || Date.parse(at) <= serverNow())) {
    return <p className="font-semibold text-live">{words.startReached}</p>
  }
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="text-label text-soft">{words.startsIn}</span>
      <Countdown
        until={at}
        onReached={() => {
          setReached(at)
          animateLines(0.5)
        }}
      />
    </p>
  )
}
