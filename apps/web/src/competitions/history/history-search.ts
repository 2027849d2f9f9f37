/** Search parameters of a competition's history. */
import type { HistoryKind } from '@trickline/contract/competition-history'

export type HistorySearch = { person?: number; round?: number; kind?: HistoryKind }

const kinds = ['competition', 'entry', 'phase', 'round', 'link', 'right'] as const satisfies HistoryKind[]

export function historySearch(input: Record<string, unknown>): HistorySearch {
  const [person, round] = [Number(input['person']), Number(input['round'])]
  const kind = kinds.find((each) => each === input['kind'])
  return {
    ...(Number.isInteger(person) && person > 0 && { person }),
    ...(Number.isInteger(round) && round > 0 && { round }),
    ...(kind && { kind }),
  }
}
