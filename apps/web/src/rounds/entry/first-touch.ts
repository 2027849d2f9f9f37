/**
 * When a trick was first touched: the second of the video at which its tile was looked for or its first letter typed, less
 * the time in which people react. A trick has that second, not the one of the tap that confirmed it (screens §11).
 */
import { useState } from 'react'
import { useVideoClock } from '../../media/video-clock.ts'

export type FirstTouch = ReturnType<typeof firstTouch>

/** `clock` answers null while no video is there. */
export function firstTouch(clock: { currentSecond: () => number | null }) {
  let touched: number | null = null
  return {
    /** Only the first touch of a trick counts. */
    touch: () => {
      touched ??= clock.currentSecond()
    },
    /** What was begun is not entered. */
    forget: () => {
      touched = null
    },
    /** Of the trick that is entered now; the next one begins anew. */
    take: (leadSeconds: number): number | null => {
      const second = touched ?? clock.currentSecond()
      touched = null
      return second === null ? null : Math.max(0, Math.round((second - leadSeconds) * 10) / 10)
    },
  }
}

export function useFirstTouch(): FirstTouch {
  const clock = useVideoClock()
  const [touch] = useState(() => firstTouch(clock))
  return touch
}
