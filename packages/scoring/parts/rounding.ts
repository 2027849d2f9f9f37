// Rounds the final total, the only rounded figure (scoring §11).

/**
 * Rounds half up to two decimals. A 22.125 that binary arithmetic left at 22.124999999999996 becomes 22.13: a value less than
 * `tolerance` below a half counts as the half. It is wide enough: a total is a sum of products of at most ten non-negative
 * factors, so n tricks are off by at most (n + 20) x 2^-53; 2^-45 covers 236 tricks, a round has about sixty. It is narrow
 * enough: 1.4e-11 for 500 points. With quarter-point values, totals of rules 2 and 3 are multiples of 1 / 64,000 (value 4,
 * repetition 4, dub 10, combo 20, style 20), those of rule 4 of 1 / (64,000,000 L), where L is the least common multiple of
 * the combo sizes: safe up to L = 1,000. Beyond that, or with values of many decimals, one round in about 10^9 could be off.
 */
export function roundHalfUp(value: number): number {
  const hundredths = value * 100
  return Math.floor(hundredths + Math.abs(hundredths) * tolerance + 0.5) / 100
}

const tolerance = 2 ** -45
