/** The time until an instant, by the server's clock; zeros without a date. `onReached` is called once. */
import { useEffect, useEffectEvent, useState } from 'react'
import { stopwatchText } from './clock-text.ts'
import { useKit } from './kit.ts'
import { useMessages } from './messages.ts'
import { classNames } from './class-names.ts'

type Props = {
  /** ISO 8601 or epoch milliseconds. */
  until: string | number | null
  form?: 'days' | 'clock'
  /** Seconds shown until the server's time is known; without them, the device's clock counts. */
  untilKnown?: number
  onReached?: () => void
  className?: string | undefined
}

export function Countdown({ until, form = 'days', untilKnown, onReached, className }: Props) {
  const common = useMessages('common')
  const at = until === null ? Number.NaN : new Date(until).getTime()
  const { isTimeKnown } = useKit()
  const counted = useSecondsUntil(at, onReached)
  const left = isTimeKnown ? counted : (untilKnown ?? counted)
  const { days, hours, minutes, seconds } = common.countdown
  const parts = [
    [Math.floor(left / 86_400), days],
    [Math.floor(left / 3600) % 24, hours],
    [Math.floor(left / 60) % 60, minutes],
    [left % 60, seconds],
  ] as const
  return (
    <span role="timer" className={classNames('tabular whitespace-nowrap', className)}>
      {form === 'clock'
        ? stopwatchText(left)
        : parts.map(([count, unit]) => (
            <span key={unit} className="me-[0.4em] last:me-0">
              <span className="font-semibold">{String(count).padStart(2, '0')}</span>
              <span className="ms-[0.15em] text-[0.8em] opacity-80">{unit}</span>
            </span>
          ))}
    </span>
  )
}

/** Whole seconds until `at` (epoch milliseconds), never below 0; 0 for an invalid `at`. */
export function useSecondsUntil(at: number, onReached?: () => void): number {
  const { now } = useKit()
  const [shown, setShown] = useState(now)
  const reached = useEffectEvent(() => onReached?.())
  useEffect(() => {
    if (secondsUntil(at, now()) === 0) return undefined
    const timer = setInterval(() => {
      setShown(now())
      if (secondsUntil(at, now()) > 0) return
      clearInterval(timer)
      reached()
    }, 1000)
    return () => clearInterval(timer)
  }, [at, now])
  return secondsUntil(at, shown)
}

function secondsUntil(at: number, now: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : 0
}
