// Rounding of the final total, the only figure that is rounded (scoring §11).

/**
 * Two decimals, half up: 22.125 becomes 22.13, and so does a 22.125 that binary arithmetic left at 22.124999999999996.
 *
 * Whatever lies below a half by less than the tolerance, relative to the total, counts as the half. Two arguments:
 *
 * It is wide enough. A total is a sum of products of at most ten factors, none of them negative, so relative errors add up and
 * nothing cancels: n tricks are off by (n + 20) x 2^-53 at the very worst. 2^-45 covers 236 tricks; a round has some sixty.
 *
 * It is narrow enough. For a total of 500 it is 1.4e-11 points. With values in quarter points a total of rule 2 or 3 is a
 * multiple of 1 / 64,000 (value 4, repetition 4, dub 10, combo 20, style 20), so what is below a half is below it by 1.5e-5. Of
 * rule 4 it is a multiple of 1 / (64,000,000 L), L the least common multiple of its combos' sizes: safe up to L = 1,000. Past
 * that, or with values of many decimals, one round in some 10^9 could fall between.
 */
export function roundHalfUp(value: number): number {
  const hundredths = value * 100
  return Math.floor(hundredths + Math.abs(hundredths) * tolerance + 0.5) / 100
}

const tolerance = 2 ** -45
