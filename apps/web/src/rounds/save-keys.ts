/** Names of the saves of rounds in the outbox. */
import { keyText, queryKeys } from '@trickline/client/query-keys.ts'

export function roundSaveKey(roundId: number): string {
  return keyText(queryKeys.round(roundId))
}

export function newRoundSaveKey(key: string): string {
  return keyText([...queryKeys.training, key])
}

export function reviewSaveKey(roundId: number): string {
  return keyText(queryKeys.review(roundId))
}
