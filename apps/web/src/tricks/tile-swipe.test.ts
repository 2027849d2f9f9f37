import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { swipedTo, tap } from './tile-swipe.ts'

test.each([
  ['left', -24, 0, { variation: 1, joined: false }],
  ['right', 24, 0, { variation: 2, joined: false }],
  ['up', 0, -24, { variation: 0, joined: true }],
  ['up and left', -30, -30, { variation: 1, joined: true }],
  ['up and right', 30, -30, { variation: 2, joined: true }],
  ['a little off up', 20, -50, { variation: 0, joined: true }],
  ['down', 0, 40, null],
  ['down and left', -30, 30, null],
  ['down and right', 30, 30, null],
])('%s', (_, x, y, entry) => {
  expect(swipedTo(x, y)).toEqual(entry)
})

test('below 24 px everything is a tap, and a direction and its mirror differ by the side only', () => {
  const far = fc.integer({ min: -300, max: 300 })
  fc.assert(
    fc.property(far, far, (x, y) => {
      const entry = swipedTo(x, y)
      if (Math.hypot(x, y) < 24) {
        expect(entry).toBe(tap)
        return
      }
      // a corner between two sectors belongs to one of them
      if (Math.abs(((Math.atan2(y, x) * 8) / Math.PI) % 2) === 1) return
      const mirrored = swipedTo(-x, y)
      expect(mirrored?.joined).toBe(entry?.joined)
      expect([0, 3]).toContain((entry?.variation ?? 0) + (mirrored?.variation ?? 0))
    }),
  )
})
