import { expect, test, vi } from 'vitest'
import { doubleTapMilliseconds, ignoreSecondTap } from './double-tap-guard.ts'

const first = { clientX: 300, clientY: 200, timeStamp: 1000 }

test('a second tap at once on the same place reaches nobody, and takes the focus from nobody', () => {
  const tap = after(first)
  expect(tap({ type: 'mousedown', timeStamp: 1200, clientX: 310 })).toBe('swallowed')
  expect(tap({ timeStamp: 1201, clientX: 310 })).toBe('swallowed')
})

test('another finger on another place is heard at once', () => {
  expect(after(first)({ timeStamp: 1100, clientY: 300 })).toBe('heard')
})

test('whoever has touched something else in between means the place', () => {
  const tap = after(first)
  expect(tap({ timeStamp: 1100, clientY: 800 })).toBe('heard')
  expect(tap({ timeStamp: 1200 })).toBe('heard')
})

test('a tap on the same place is heard again after the rest, by the time at which it was touched', () => {
  const tap = after(first)
  expect(tap({ timeStamp: 1000 + doubleTapMilliseconds - 1 })).toBe('swallowed')
  expect(tap({ timeStamp: 1000 + doubleTapMilliseconds })).toBe('heard')
})

test('a click of the keyboard, which has no place, is heard', () => {
  expect(after(first)({ timeStamp: 1100, clientX: 0, clientY: 0 })).toBe('heard')
})

function after(tap: typeof first) {
  const page = new EventTarget()
  ignoreSecondTap(tap, page)
  return ({ type = 'click', ...about }: { type?: string } & Partial<typeof first>) => {
    const event = new Event(type, { cancelable: true })
    const stopPropagation = vi.fn()
    const values = { ...first, ...about, stopPropagation }
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
    expect(stopPropagation).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0)
    return event.defaultPrevented ? 'swallowed' : 'heard'
  }
}
