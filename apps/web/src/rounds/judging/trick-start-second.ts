/** The second of the video at which a trick was first touched, less the reaction time (screens §11). */
import { useState } from 'react'
import { useVideoClock } from '../../media/video-clock.ts'

export type TrickStartSecond = ReturnType<typeof trickStartSecond>

type Clock = { secondBefore: (seconds: number) => number | null }

export function trickStartSecond(clock: Clock) {
  let startSeconds: (number | null)[] = []
  const touch = (leadSeconds: number, place = 0) => {
    startSeconds[place] ??= clock.secondBefore(leadSeconds)
  }
  return {
    touch: (leadSeconds: number) => touch(leadSeconds),
    /** In a line of several tricks each gets the second of its own first letter; a deleted trick loses its second. */
    type: (line: string, leadSeconds: number) => {
      const trickCount = line.split(/[,;+[\]]/u).filter((trick) => trick.trim() !== '').length
      startSeconds.length = Math.min(startSeconds.length, trickCount)
      if (trickCount > 0) touch(leadSeconds, trickCount - 1)
    },
    forget: () => {
      startSeconds = []
    },
    /** Returns the seconds of the tricks entered now, in order, and resets. */
    take: (leadSeconds: number): readonly (number | null)[] => {
      touch(leadSeconds)
      const seconds = startSeconds
      startSeconds = []
      return seconds
    },
  }
}

export function useTrickStartSecond(): TrickStartSecond {
  const clock = useVideoClock()
  const [touch] = useState(() => trickStartSecond(clock))
  return touch
}
