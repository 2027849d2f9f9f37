/** Loads YouTube's iframe API with the first player; types only the parts used here. */
export type YouTubePlayer = {
  playVideo: () => void
  pauseVideo: () => void
  mute: () => void
  seekTo: (second: number, allowSeekAhead: boolean) => void
  getCurrentTime: () => number
  getDuration: () => number
  setPlaybackRate: (speed: number) => void
  destroy: () => void
}

type PlayerOptions = {
  host: string
  width: string
  height: string
  videoId: string
  playerVars: Record<string, string | number>
  events: {
    onReady: () => void
    onStateChange: (event: { data: number }) => void
    onPlaybackRateChange: (event: { data: number }) => void
    onError: (event: { data: number }) => void
  }
}

export type YouTube = { Player: new (place: HTMLElement, options: PlayerOptions) => YouTubePlayer }

export const playerStates = { ended: 0, playing: 1, paused: 2 } as const

declare global {
  /** `Player` is missing while the API's own script is loading. */
  var YT: Partial<YouTube> | undefined
  var onYouTubeIframeAPIReady: (() => void) | undefined
}

const address = 'https://www.youtube.com/iframe_api'
const scriptTimeoutMilliseconds = 10_000

let loading: Promise<YouTube> | undefined

export function youtube(): Promise<YouTube> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(): Promise<YouTube> {
  // it loaded after our timeout, and calls its hook only once
  const loaded = service()
  if (loaded) return Promise.resolve(loaded)
  const script = document.createElement('script')
  return new Promise<YouTube>((resolve, reject) => {
    const giveUp = (reason: string) => {
      script.remove()
      reject(new Error(reason))
    }
    const timer = setTimeout(
      () => giveUp('the video service did not answer in time'),
      scriptTimeoutMilliseconds,
    )
    globalThis.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer)
      const ready = service()
      if (ready) resolve(ready)
    }
    script.addEventListener('error', () => {
      clearTimeout(timer)
      giveUp('the video service cannot be reached')
    })
    script.src = address
    document.head.append(script)
  })
}

function service(): YouTube | null {
  const { Player } = globalThis.YT ?? {}
  return Player ? { Player } : null
}
