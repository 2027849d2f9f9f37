import { expect, test } from 'vitest'
import { isWholeAmount, withDots } from './amount.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [250_000, '250.000'],
  [1_000_000_000, '1.000.000.000'],
])('%i is shown as %s, which can be pasted too', (amount, text) => {
  expect(withDots(amount)).toBe(text)
  expect(isWholeAmount(text)).toBe(true)
})

test.each(['-', '.', ',', '-5', '12.5', '12.50', '12,50', '1.2500', '1e3', '', ' 5'])(
  '“%s” is not accepted',
  (text) => {
    expect(isWholeAmount(text)).toBe(false)
  },
)
