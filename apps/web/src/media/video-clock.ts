/**
 * What a round's video says to the screen around it: the second it was at, for the trick that is being
 * entered, and playing from such a second again in the review. The page makes one clock, the player
 * attaches itself, and the screen reads it; neither knows the other. Without a video the clock is empty.
 * It outlives the player, which is made anew where the layout puts it elsewhere, as when a tablet is turned.
 */
import { createContext, use } from 'react'
import { createStore, useStore } from '@trickline/client/store.ts'

export type Playback = {
  /** Where it was so many of the viewer's seconds ago, with one decimal: in slow motion that is less of the video. */
  secondBefore: (seconds: number) => number
  playFrom: (second: number) => void
}

/** Where a player was when it was taken from the screen. */
export type PlaybackState = { second: number; isPlaying: boolean; speed: number }

export type VideoClock = ReturnType<typeof videoClock>

export function videoClock() {
  const left = new Map<string, PlaybackState>()
  const playing = createStore<Playback | null>(null)
  return {
    /** null when no video is ready to play. */
    secondBefore: (seconds: number) => playing.get()?.secondBefore(seconds) ?? null,
    playFrom: (second: number) => playing.get()?.playFrom(second),
    hasVideo: () => playing.get() !== null,
    /** By the player, once it is ready; returns what detaches it. */
    attach: (playback: Playback) => {
      playing.set(playback)
      return () => {
        if (playing.get() === playback) playing.set(null)
      }
    },
    onChange: playing.subscribe,
    /** By the player, when it is taken from the screen. */
    leaveOff: (videoId: string, at: PlaybackState) => void left.set(videoId, at),
    /** null when it has not been on the screen. */
    leftOff: (videoId: string) => left.get(videoId) ?? null,
  }
}

export const VideoClockContext = createContext<VideoClock>(videoClock())

export function useVideoClock(): VideoClock {
  return use(VideoClockContext)
}

/** Whether there is a video that can play: then a second leads somewhere. */
export function useHasVideo(): boolean {
  const clock = useVideoClock()
  return useStore({ subscribe: clock.onChange, get: clock.hasVideo })
}
