import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { youtube, type YouTube } from './youtube.ts'

// Node has no document
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => ({ addEventListener: () => undefined, remove: () => undefined }),
    head: { append: () => undefined },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.YT = undefined
})

test('a service that loads after the timeout is used at the next try, though it calls its hook only once', async () => {
  const inTime = expect(youtube()).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(10_000)
  await inTime

  globalThis.YT = { Player }
  globalThis.onYouTubeIframeAPIReady?.()
  const tried = youtube()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(tried).resolves.toEqual({ Player })
})

const Player = vi.fn<() => void>() as unknown as YouTube['Player']
