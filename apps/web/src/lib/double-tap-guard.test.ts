import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  doubleTapMilliseconds,
  heldBackTap,
  holdBackSecondTap,
  samePlaceDistance,
} from './double-tap-guard.ts'

const first = { clientX: 300, clientY: 200, timeStamp: 1000, detail: 1 }

beforeEach(() => heldBackTap.set(null))

test('a quick second tap in the same place is held back, with its change of focus, and the screen can say so', () => {
  const tap = tapAfter(first)
  expect(tap({ type: 'mousedown', timeStamp: 1200, clientX: 310 })).toBe('held back')
  expect(heldBackTap.get()).toBeNull()
  expect(tap({ timeStamp: 1201, clientX: 310 })).toBe('held back')
  expect(heldBackTap.get()).toEqual({ x: 300, y: 200 })
})

describe.each([60, 120, 180, 240])('two taps %i ms apart', (apart) => {
  const timeStamp = first.timeStamp + apart
  test('count both from 40 px on, and one nearer than that', () => {
    expect(tapAfter(first)({ timeStamp, clientX: 300 + samePlaceDistance })).toBe('counted')
    expect(tapAfter(first)({ timeStamp, clientY: 200 - samePlaceDistance })).toBe('counted')
    expect(tapAfter(first)({ timeStamp, clientX: 299 + samePlaceDistance })).toBe('held back')
  })

  test('count both on two buttons that stay where they are, however near', () => {
    expect(tapAfter(first, { staysOn: 'tile' })({ timeStamp, on: 'tile' })).toBe('held back')
    expect(tapAfter(first, { staysOn: 'tile' })({ timeStamp, on: 'tile below' })).toBe('counted')
  })
})

test('after a tap elsewhere, a tap in the first place counts', () => {
  const tap = tapAfter(first)
  expect(tap({ timeStamp: 1100, clientY: 800 })).toBe('counted')
  expect(tap({ timeStamp: 1200 })).toBe('counted')
})

test('a tap in the same place counts again after 300 ms, by the time of the touch', () => {
  expect(tapAfter(first)({ timeStamp: 1000 + doubleTapMilliseconds - 1 })).toBe('held back')
  expect(tapAfter(first)({ timeStamp: 1000 + doubleTapMilliseconds })).toBe('counted')
})

test('keys always count: Enter on the same button twice, and Enter after a tap', () => {
  expect(tapAfter({ ...first, detail: 0 })({ timeStamp: 1100, detail: 0 })).toBe('counted')
  expect(tapAfter(first)({ timeStamp: 1100, detail: 0 })).toBe('counted')
})

type On = { on?: string | null }

function tapAfter(tap: typeof first, { staysOn = null }: { staysOn?: string | null } = {}) {
  const page = new EventTarget()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no document here: places are names
  const button = staysOn === null ? null : { contains: (on: unknown) => on === staysOn }
  holdBackSecondTap(tap, button, page)
  return ({ type = 'click', on = null, ...overrides }: { type?: string } & On & Partial<typeof first>) => {
    const event = new Event(type, { cancelable: true })
    const stopPropagation = vi.fn()
    const values = { ...first, ...overrides, target: on, stopPropagation }
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value })
    page.dispatchEvent(event)
    expect(stopPropagation).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0)
    return event.defaultPrevented ? 'held back' : 'counted'
  }
}
