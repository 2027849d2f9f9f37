/** Fractions on the wire: six decimals at most, so that no binary noise is sent; two of totals (scoring §11). */
import * as z from 'zod/mini'

const withDecimals = (most: number) =>
  z
    .number()
    .check(z.refine((number) => Number(number.toFixed(most)) === number, `has more than ${most} decimals`))

/** Points, seconds of a video. */
export const fraction = withDecimals(6)
export const total = withDecimals(2)

/** The engine's 94.41250000000001 becomes 94.4125. */
export function asFraction(exact: number): number {
  return Number(exact.toFixed(6))
}
