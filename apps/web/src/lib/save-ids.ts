/** What is saved through the outbox, and what each save is called there. */
export const saveIds = {
  round: (roundId: number) => `round:${roundId}`,
  review: (roundId: number) => `review:${roundId}`,
  /** A training round that has no id yet; `key` is its own among all that were begun. */
  newRound: (key: string) => `training:${key}`,
}
