import { expect, test, vi } from 'vitest'
import { doubleTapMilliseconds, ignoreSecondTap } from './double-tap-guard.ts'

const first = { clientX: 300, clientY: 200, timeStamp: 1000 }

test('a quick second tap on the same place is blocked, and so is its change of focus', () => {
  const tap = tapAfter(first)
  expect(tap({ type: 'mousedown', timeStamp: 1200, clientX: 310 })).toBe('blocked')
  expect(tap({ timeStamp: 1201, clientX: 310 })).toBe('blocked')
})

test('a tap on another place is handled at once', () => {
  expect(tapAfter(first)({ timeStamp: 1100, clientY: 300 })).toBe('handled')
})

test('after a tap on another place, a tap on the first place is handled', () => {
  const tap = tapAfter(first)
  expect(tap({ timeStamp: 1100, clientY: 800 })).toBe('handled')
  expect(tap({ timeStamp: 1200 })).toBe('handled')
})

test('a tap on the same place is handled again after 350 ms, by the time of the touch', () => {
  const tap = tapAfter(first)
  expect(tap({ timeStamp: 1000 + doubleTapMilliseconds - 1 })).toBe('blocked')
  expect(tap({ timeStamp: 1000 + doubleTapMilliseconds })).toBe('handled')
})

test('a click by keyboard, which has no position, is handled', () => {
  expect(tapAfter(first)({ timeStamp: 1100, clientX: 0, clientY: 0 })).toBe('handled')
})

function tapAfter(tap: typeof first) {
  const page = new EventTarget()
  ignoreSecondTap(tap, page)
  return ({ type = 'click', ...overrides }: { type?: string } & Partial<typeof first>) => {
    const event = new Event(type, { cancelable: true })
    const stopPropagation = vi.fn()
    const values = { ...first, ...overrides, stopPropagation }
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
    expect(stopPropagation).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0)
    return event.defaultPrevented ? 'blocked' : 'handled'
  }
}
