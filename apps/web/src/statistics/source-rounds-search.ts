/** The address parameter for the figure whose rounds are listed on the profile. */

export type SourceRoundsKey = string

export function parseSourceRoundsKey(input: unknown): SourceRoundsKey | undefined {
  const pattern = /^(level-\d|hardest|combo|competition-\d+|week-\d{4}-\d\d-\d\d)$/
  return typeof input === 'string' && pattern.test(input) ? input : undefined
}
