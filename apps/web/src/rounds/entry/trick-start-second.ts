/**
 * When a trick was first touched: the second of the video at which its tile was looked for or its first letter typed, less
 * the time in which people react. A trick has that second, not the one of the tap that confirmed it (screens §11).
 */
import { useState } from 'react'
import { useVideoClock } from '../../media/video-clock.ts'

export type TrickStartSecond = ReturnType<typeof trickStartSecond>

type Clock = { secondBefore: (seconds: number) => number | null }

/** `clock` answers null while no video is there. */
export function trickStartSecond(clock: Clock) {
  let touched: (number | null)[] = []
  const touch = (leadSeconds: number, place = 0) => {
    touched[place] ??= clock.secondBefore(leadSeconds)
  }
  return {
    /** Only the first touch of a trick counts. */
    touch: (leadSeconds: number) => touch(leadSeconds),
    /** A line of several tricks: each has the second of its own first letter; what is taken out again has none. */
    type: (line: string, leadSeconds: number) => {
      const begun = line.split(/[,;+[\]]/u).filter((trick) => trick.trim() !== '').length
      touched.length = Math.min(touched.length, begun)
      if (begun > 0) touch(leadSeconds, begun - 1)
    },
    /** What was begun is not entered. */
    forget: () => {
      touched = []
    },
    /** Of the tricks that are entered now, in their order; the next one begins anew. */
    take: (leadSeconds: number): readonly (number | null)[] => {
      touch(leadSeconds)
      const seconds = touched
      touched = []
      return seconds
    },
  }
}

export function useTrickStartSecond(): TrickStartSecond {
  const clock = useVideoClock()
  const [touch] = useState(() => trickStartSecond(clock))
  return touch
}
