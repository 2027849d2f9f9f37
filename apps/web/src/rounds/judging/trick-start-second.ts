/** The second of the video at which a trick was first touched, minus the reaction time (screens §11). */
import { useState } from 'react'
import { useVideoClock } from '../../media/video-clock.ts'

export type TrickStartSecond = ReturnType<typeof trickStartSecond>

type Clock = { secondBefore: (seconds: number) => number | null }

export function trickStartSecond(clock: Clock) {
  let second: number | null = null
  const touch = (leadSeconds: number) => {
    second ??= clock.secondBefore(leadSeconds)
  }
  const forget = () => {
    second = null
  }
  return {
    touch,
    /** Takes the second at the first letter of a search; without a letter there is none. */
    type: (text: string, leadSeconds: number) => {
      if (text.trim() === '') forget()
      else touch(leadSeconds)
    },
    forget,
    /** The second of the trick being entered. */
    take: (leadSeconds: number): number | null => {
      touch(leadSeconds)
      const taken = second
      forget()
      return taken
    },
  }
}

export function useTrickStartSecond(): TrickStartSecond {
  const clock = useVideoClock()
  const [touch] = useState(() => trickStartSecond(clock))
  return touch
}
