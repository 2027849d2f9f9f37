/** A stand-in for the video service's iframe script. Its time moves only when a test moves it. */
import type { BrowserContext, Page } from '@playwright/test'

const script = 'https://www.youtube.com/iframe_api'

type StandIn = { videoId: string; second: number; speed: number; isMuted: boolean; isPlaying: boolean }

declare global {
  var standIn: StandIn
  var YT: unknown
  var onYouTubeIframeAPIReady: (() => void) | undefined
}

/** `duration` in seconds. `error`: the service's code for a video that it does not show. */
export async function withVideoService(
  context: BrowserContext,
  { duration = 92, error = 0 }: { duration?: number; error?: number } = {},
): Promise<void> {
  await context.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${standInScript.toString()})(${duration}, ${error})`,
    }),
  )
}

export async function withoutVideoService(context: BrowserContext): Promise<void> {
  await context.route(script, (route) => route.abort())
}

export function videoOn(page: Page): Promise<StandIn> {
  return page.evaluate(() => ({ ...globalThis.standIn }))
}

export async function videoRunsTo(page: Page, second: number): Promise<void> {
  await page.waitForFunction(() => 'standIn' in globalThis)
  await page.evaluate((to) => {
    globalThis.standIn.second = to
  }, second)
}

/** Runs on the page: the part of the service's interface that the product uses. */
function standInScript(duration: number, error: number): void {
  type Options = {
    videoId: string
    events: Record<'onReady' | 'onStateChange' | 'onPlaybackRateChange' | 'onError', (event: unknown) => void>
  }
  class Player {
    readonly frame = document.createElement('iframe')
    readonly events: Options['events']
    constructor(place: HTMLElement, { videoId, events }: Options) {
      this.frame.title = `Video ${videoId}`
      place.replaceWith(this.frame)
      this.events = events
      globalThis.standIn = { videoId, second: 0, speed: 1, isMuted: false, isPlaying: false }
      queueMicrotask(() => (error > 0 ? events.onError({ data: error }) : events.onReady({})))
    }
    playVideo() {
      globalThis.standIn.isPlaying = true
      queueMicrotask(() => this.events.onStateChange({ data: 1 }))
    }
    pauseVideo() {
      globalThis.standIn.isPlaying = false
      queueMicrotask(() => this.events.onStateChange({ data: 2 }))
    }
    mute() {
      globalThis.standIn.isMuted = true
    }
    seekTo(second: number) {
      globalThis.standIn.second = second
    }
    getCurrentTime() {
      return globalThis.standIn.second
    }
    getDuration() {
      return duration
    }
    setPlaybackRate(speed: number) {
      globalThis.standIn.speed = speed
      queueMicrotask(() => this.events.onPlaybackRateChange({ data: speed }))
    }
    destroy() {
      this.frame.remove()
    }
  }
  globalThis.YT = { Player }
  queueMicrotask(() => globalThis.onYouTubeIframeAPIReady?.())
}
