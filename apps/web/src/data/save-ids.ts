/** What is saved through the outbox, and what each save is called there. */
const newRoundPrefix = 'training:'

export const saveIds = {
  round: (roundId: number) => `round:${roundId}`,
  review: (roundId: number) => `review:${roundId}`,
  /** A training round that has no id yet; `key` is its own among all that were begun. */
  newRound: (key: string) => `${newRoundPrefix}${key}`,
}

/** The `key` of a new training round; null for anything else that is saved. */
export function newRoundKeyOf(saveId: string): string | null {
  return saveId.startsWith(newRoundPrefix) ? saveId.slice(newRoundPrefix.length) : null
}
