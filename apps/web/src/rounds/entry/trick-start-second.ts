/** The second of the video at which a trick was first touched, less the reaction time (screens §11). */
import { useState } from 'react'
import { useVideoClock } from '../../media/video-clock.ts'

export type TrickStartSecond = ReturnType<typeof trickStartSecond>

type Clock = { secondBefore: (seconds: number) => number | null }

export function trickStartSecond(clock: Clock) {
  let touched: (number | null)[] = []
  const touch = (leadSeconds: number, place = 0) => {
    touched[place] ??= clock.secondBefore(leadSeconds)
  }
  return {
    touch: (leadSeconds: number) => touch(leadSeconds),
    /** In a line of several tricks each gets the second of its own first letter; a deleted trick loses its second. */
    type: (line: string, leadSeconds: number) => {
      const begun = line.split(/[,;+[\]]/u).filter((trick) => trick.trim() !== '').length
      touched.length = Math.min(touched.length, begun)
      if (begun > 0) touch(leadSeconds, begun - 1)
    },
    forget: () => {
      touched = []
    },
    /** Returns the seconds of the tricks entered now, in order, and resets. */
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
