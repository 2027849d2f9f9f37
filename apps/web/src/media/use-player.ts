/**
 * A player of the video service in a place of the screen: it starts muted as soon as it is ready, where the last one
 * of the same video was left off, and stands on the round's video clock from then on. A service that does not answer
 * is a state, not an error.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useVideoClock } from './video-clock.ts'
import { toTenths } from './video-time.ts'
import { playerStates, youtube, type YouTubePlayer } from './youtube.ts'

/** `unreachable`: the service does not answer. `unplayable`: it answers, but does not show this video. */
export type PlayerStatus = 'loading' | 'ready' | 'unreachable' | 'unplayable'

export type Player = {
  place: RefObject<HTMLDivElement | null>
  status: PlayerStatus
  /** null until it is ready. */
  video: YouTubePlayer | null
  isPlaying: boolean
  speed: number
}

const readyTimeoutMilliseconds = 15_000

/** `onPlayFrom` is told when the screen asks for a second. Give the component a `key` of the video's id. */
// Over 60 lines: the life of one player from its script to its end, in the order in which it goes.
export function usePlayer(videoId: string, onPlayFrom: () => void): Player {
  const clock = useVideoClock()
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [video, setVideo] = useState<YouTubePlayer | null>(null)
  const [motion, setMotion] = useState<'starting' | 'playing' | 'resting'>('starting')
  const isPlaying = motion === 'playing'
  const [speed, setSpeed] = useState(1)
  const tellPlayFrom = useEffectEvent(onPlayFrom)
  const goOn = useEffectEvent((player: YouTubePlayer) => {
    const left = clock.leftOff(videoId)
    if (left) {
      player.seekTo(left.second, true)
      player.setPlaybackRate(left.speed)
    }
    if (left?.isPlaying === false) player.pauseVideo()
    else player.playVideo()
  })
  const leaveOff = useEffectEvent(() => {
    // one that has not moved yet may say 0, wherever it was told to go on
    if (video && motion !== 'starting')
      clock.leaveOff(videoId, { second: toTenths(video.getCurrentTime()), isPlaying, speed })
  })

  useEffect(() => {
    let player: YouTubePlayer | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const surface = place.current
    const target = document.createElement('div')
    surface?.replaceChildren(target)
    const fail = (why: PlayerStatus) => {
      clearTimeout(timer)
      if (!isGone) setStatus(why)
    }
    const onReady = () => {
      clearTimeout(timer)
      if (isGone || !player) return
      player.mute()
      goOn(player)
      setVideo(player)
      setStatus('ready')
    }
    const start = (service: Awaited<ReturnType<typeof youtube>>) => {
      if (isGone) return
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
            if (data === playerStates.playing) setMotion('playing')
            if (data === playerStates.paused || data === playerStates.ended) setMotion('resting')
          },
          onPlaybackRateChange: ({ data }) => setSpeed(data),
          onError: () => fail('unplayable'),
        },
      })
    }
    youtube().then(start, () => fail('unreachable'))
    return () => {
      isGone = true
      clearTimeout(timer)
      player?.destroy()
      surface?.replaceChildren()
    }
  }, [videoId])

  const secondBefore = useEffectEvent((player: YouTubePlayer, seconds: number) =>
    Math.max(0, toTenths(player.getCurrentTime() - seconds * speed)),
  )

  // Before the player is destroyed: it can still be asked.
  useLayoutEffect(() => () => leaveOff(), [])

  useEffect(() => {
    if (!video || status !== 'ready') return undefined
    return clock.attach({
      secondBefore: (seconds) => secondBefore(video, seconds),
      playFrom: (second) => {
        tellPlayFrom()
        video.seekTo(second, true)
        video.playVideo()
      },
    })
  }, [clock, video, status])

  return { place, status, video, isPlaying, speed }
}

/** Where the video is, five times a second. */
export function usePlayTime(video: YouTubePlayer): {
  second: number
  duration: number
  /** Right away, before the next look. */
  look: () => void
} {
  const [time, setTime] = useState(() => timeOf(video))
  useEffect(() => {
    const timer = setInterval(() => setTime(unlessSame(timeOf(video))), 200)
    return () => clearInterval(timer)
  }, [video])
  return { ...time, look: () => setTime(timeOf(video)) }
}

function timeOf(video: YouTubePlayer): { second: number; duration: number } {
  return { second: toTenths(video.getCurrentTime()), duration: video.getDuration() }
}

/** A video that stands still draws nothing. */
function unlessSame(next: ReturnType<typeof timeOf>) {
  return (before: ReturnType<typeof timeOf>) =>
    before.second === next.second && before.duration === next.duration ? before : next
}
