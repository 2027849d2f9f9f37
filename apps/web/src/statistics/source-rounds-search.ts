/** Of which number of the profile the rounds are listed, as its address says it. */

export type SourceRoundsKey = string

/** What an address asks for; anything else is nothing. */
export function parseSourceRoundsKey(given: unknown): SourceRoundsKey | undefined {
  const known = /^(level-\d|hardest|combo|competition-\d+|week-\d{4}-\d\d-\d\d)$/
  return typeof given === 'string' && known.test(given) ? given : undefined
}
