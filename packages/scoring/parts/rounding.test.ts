import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundHalfUp } from '../score-round.ts'

test.each([
  [22.125, 22.13],
  [22.124999999999996, 22.13],
  [22.1249999, 22.12],
  [22.1250001, 22.13],
  [1.005, 1.01],
  [10.475, 10.48],
  [8.345, 8.35],
  [0.285 * 100, 28.5],
  [1.1 * 1.05 * 100, 115.5],
  [0.004999, 0],
  [0.005, 0.01],
  [0, 0],
  [43, 43],
])('%f is rounded to %f', (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded)
})

test('every half of a hundredth is rounded up, also with binary errors', () => {
  const halves = fc.record({
    hundredths: fc.nat(500_000),
    // a product that changes the value only by binary errors
    factor: fc.constantFrom(1, 1.1, 1.15, 1.65, 1.02, 0.2, 2.2, 1.1125, 3),
  })

  fc.assert(
    fc.property(halves, ({ hundredths, factor }) => {
      const half = (hundredths + 0.5) / 100
      expect(roundHalfUp((half / factor) * factor)).toBe((hundredths + 1) / 100)
    }),
    { numRuns: 2000 },
  )
})

test('a ten-millionth below a half is rounded down', () => {
  fc.assert(
    fc.property(fc.nat(500_000), (hundredths) => {
      expect(roundHalfUp((hundredths + 0.5) / 100 - 1e-7)).toBe(hundredths / 100)
    }),
    { numRuns: 2000 },
  )
})

test('rounding again changes nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      expect(roundHalfUp(roundHalfUp(value))).toBe(roundHalfUp(value))
    }),
  )
})
