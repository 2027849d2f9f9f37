/** A round and its tricks in the form in which they are counted. */
import type { CountedRound, CountedTrick } from '@trickline/contract/statistics'
import type { PerformedRows, TrickToCount } from './statistics-store.ts'

export type LoadedRound = PerformedRows & {
  row: CountedRound
  competition: { id: number; name: string } | null
  ruleId: number
  /** null: not visible yet, or the athlete was disqualified or injured. */
  total: number | null
}

export function trickRow({ trickId, variation, grab, dub, catalogued }: TrickToCount): CountedTrick {
  return { id: trickId, name: catalogued.name, short_name: catalogued.short_name, variation, grab, dub }
}
