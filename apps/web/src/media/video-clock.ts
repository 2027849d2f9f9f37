/**
 * Connects the video player with a round's screen: the player attaches itself, the screen reads the current second and
 * plays from a second. The clock outlives the player, which is remounted when the layout changes.
 */
import { createAtom } from '@tanstack/react-store'
import { createContext, use, useSyncExternalStore } from 'react'

export type Playback = {
  /** The video's position this many seconds of real time ago, to 0.1 s, considering the playback speed. */
  secondBefore: (seconds: number) => number
  playFrom: (second: number) => void
}

export type PlaybackState = { second: number; isPlaying: boolean; speed: number }

export type VideoClock = ReturnType<typeof videoClock>

export function videoClock() {
  const positions = new Map<string, PlaybackState>()
  const playing = createAtom<Playback | null>(null)
  return {
    /** null while no video is ready. */
    secondBefore: (seconds: number) => playing.get()?.secondBefore(seconds) ?? null,
    playFrom: (second: number) => playing.get()?.playFrom(second),
    hasVideo: () => playing.get() !== null,
    /** Returns the function that detaches the player. */
    attach: (playback: Playback) => {
      playing.set(playback)
      return () => {
        if (playing.get() === playback) playing.set(null)
      }
    },
    onChange: (listener: () => void) => {
      const { unsubscribe } = playing.subscribe(listener)
      return unsubscribe
    },
    storePosition: (videoId: string, position: PlaybackState) => void positions.set(videoId, position),
    /** null if this video was not played here before. */
    storedPosition: (videoId: string) => positions.get(videoId) ?? null,
  }
}

export const VideoClockContext = createContext<VideoClock>(videoClock())

export function useVideoClock(): VideoClock {
  return use(VideoClockContext)
}

export function useHasVideo(): boolean {
  const clock = useVideoClock()
  return useSyncExternalStore(clock.onChange, clock.hasVideo, clock.hasVideo)
}
