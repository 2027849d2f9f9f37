/**
 * The lifecycle of a video player: it starts muted, resumes where the last player of the same video stopped, and attaches
 * itself to the round's video clock. An unreachable service is a status, not an error.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type PlaybackState, useVideoClock } from './video-clock.ts'
import { toTenths } from './video-time.ts'
import { playerStates, youtube, type YouTubePlayer } from './youtube.ts'

/** `unreachable`: the service does not answer. `unplayable`: it does not play this video. */
export type PlayerStatus = 'loading' | 'ready' | 'unreachable' | 'unplayable'

export type Player = {
  container: RefObject<HTMLDivElement | null>
  status: PlayerStatus
  video: YouTubePlayer | null
  isPlaying: boolean
  speed: number
}

const readyTimeoutMilliseconds = 15_000

/** `onPlayFrom` is called when the screen plays the video from a second. The component needs `videoId` as its `key`. */
export function usePlayer(videoId: string, onPlayFrom: () => void): Player {
  const clock = useVideoClock()
  const container = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [video, setVideo] = useState<YouTubePlayer | null>(null)
  const [motion, setMotion] = useState<'starting' | 'playing' | 'resting'>('starting')
  const isPlaying = motion === 'playing'
  const [speed, setSpeed] = useState(1)
  const notifyPlayFrom = useEffectEvent(onPlayFrom)
  const onReady = useEffectEvent((player: YouTubePlayer) => {
    resume(player, clock.storedPosition(videoId))
    setVideo(player)
    setStatus('ready')
  })
  const storePosition = useEffectEvent(() => {
    // a player that has not started may report second 0, whatever it was told to seek to
    if (video && motion !== 'starting')
      clock.storePosition(videoId, { second: toTenths(video.getCurrentTime()), isPlaying, speed })
  })
  const secondBefore = useEffectEvent((player: YouTubePlayer, seconds: number) =>
    Math.max(0, toTenths(player.getCurrentTime() - seconds * speed)),
  )

  useEffect(
    () =>
      startPlayer(container.current, videoId, {
        onReady,
        onMotion: setMotion,
        onSpeed: setSpeed,
        onFail: setStatus,
      }),
    [videoId],
  )

  // in a layout effect, while the player is not yet destroyed and can still be read
  useLayoutEffect(() => () => storePosition(), [])

  useEffect(() => {
    if (!video || status !== 'ready') return undefined
    return clock.attach({
      secondBefore: (seconds) => secondBefore(video, seconds),
      playFrom: (second) => {
        notifyPlayFrom()
        video.seekTo(second, true)
        video.playVideo()
      },
    })
  }, [clock, video, status])

  return { container, status, video, isPlaying, speed }
}

function resume(player: YouTubePlayer, storedPosition: PlaybackState | null): void {
  if (storedPosition) {
    player.seekTo(storedPosition.second, true)
    player.setPlaybackRate(storedPosition.speed)
  }
  if (storedPosition?.isPlaying === false) player.pauseVideo()
  else player.playVideo()
}

type PlayerEvents = {
  onReady: (player: YouTubePlayer) => void
  onMotion: (motion: 'playing' | 'resting') => void
  onSpeed: (speed: number) => void
  onFail: (reason: 'unreachable' | 'unplayable') => void
}

/** Fetches the service and creates its player in `box`, muted. Returns the function that removes it. */
function startPlayer(box: HTMLElement | null, videoId: string, events: PlayerEvents): () => void {
  let player: YouTubePlayer | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRemoved = false
  const target = document.createElement('div')
  box?.replaceChildren(target)
  const fail = (reason: 'unreachable' | 'unplayable') => {
    clearTimeout(timer)
    if (!isRemoved) events.onFail(reason)
  }
  const onReady = () => {
    clearTimeout(timer)
    if (isRemoved || !player) return
    player.mute()
    events.onReady(player)
  }
  const start = (service: Awaited<ReturnType<typeof youtube>>) => {
    if (isRemoved) return
    timer = setTimeout(() => fail('unreachable'), readyTimeoutMilliseconds)
    player = new service.Player(target, {
      host: 'https://www.youtube-nocookie.com',
      width: '100%',
      height: '100%',
      videoId,
      playerVars: { autoplay: 1, mute: 1, controls: 0, disablekb: 1, fs: 0, playsinline: 1, rel: 0 },
      events: {
        onReady,
        onStateChange: ({ data }) => {
          if (data === playerStates.playing) player?.mute()
          if (data === playerStates.playing) events.onMotion('playing')
          if (data === playerStates.paused || data === playerStates.ended) events.onMotion('resting')
        },
        onPlaybackRateChange: ({ data }) => events.onSpeed(data),
        onError: () => fail('unplayable'),
      },
    })
  }
  youtube().then(start, () => fail('unreachable'))
  return () => {
    isRemoved = true
    clearTimeout(timer)
    player?.destroy()
    box?.replaceChildren()
  }
}

/** The position of the video, read every 200 ms. */
export function usePlayTime(video: YouTubePlayer): {
  second: number
  duration: number
  update: () => void
} {
  const [time, setTime] = useState(() => timeOf(video))
  useEffect(() => {
    const timer = setInterval(() => setTime(unlessSame(timeOf(video))), 200)
    return () => clearInterval(timer)
  }, [video])
  return { ...time, update: () => setTime(timeOf(video)) }
}

function timeOf(video: YouTubePlayer): { second: number; duration: number } {
  return { second: toTenths(video.getCurrentTime()), duration: video.getDuration() }
}

/** Returns the same object while the video stands still, so that nothing renders. */
function unlessSame(next: ReturnType<typeof timeOf>) {
  return (before: ReturnType<typeof timeOf>) =>
    before.second === next.second && before.duration === next.duration ? before : next
}
