/** Fractions in the API: at most six decimals, so that no binary noise is sent; totals have two (scoring §11). */
import * as z from 'zod/mini'

const withDecimals = (most: number) =>
  z
    .number()
    .check(z.refine((number) => Number(number.toFixed(most)) === number, `has more than ${most} decimals`))

/** Points, or seconds of a video. */
export const fraction = withDecimals(6)
export const total = withDecimals(2)

/** Rounds away binary noise: 94.41250000000001 becomes 94.4125. */
export function asFraction(exact: number): number {
  return Number(exact.toFixed(6))
}
