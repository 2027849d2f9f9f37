/**
 * What a round's video says to the screen around it: the second it is at, for the trick that is being
 * entered, and playing from such a second again in the review. The page makes one clock, the player
 * attaches itself, and the screen reads it; neither knows the other. Without a video the clock is empty.
 */
import { createContext, use, useSyncExternalStore } from 'react'

export type Playback = {
  /** With one decimal. */
  currentSecond: () => number
  playFrom: (second: number) => void
}

export type VideoClock = {
  /** null when no video is ready to play. */
  currentSecond: () => number | null
  playFrom: (second: number) => void
  hasVideo: () => boolean
  /** By the player, once it is ready; answers how to take it away again. */
  attach: (playback: Playback) => () => void
  onChange: (listener: () => void) => () => void
}

export function videoClock(): VideoClock {
  const listeners = new Set<() => void>()
  let playing: Playback | null = null
  const put = (playback: Playback | null) => {
    playing = playback
    for (const listener of listeners) listener()
  }
  return {
    currentSecond: () => playing?.currentSecond() ?? null,
    playFrom: (second) => playing?.playFrom(second),
    hasVideo: () => playing !== null,
    attach: (playback) => {
      put(playback)
      return () => {
        if (playing === playback) put(null)
      }
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const VideoClockContext = createContext<VideoClock>(videoClock())

export function useVideoClock(): VideoClock {
  return use(VideoClockContext)
}

/** Whether there is a video that can play: then a second leads somewhere. */
export function useHasVideo(): boolean {
  const clock = useVideoClock()
  return useSyncExternalStore(clock.onChange, clock.hasVideo, clock.hasVideo)
}
