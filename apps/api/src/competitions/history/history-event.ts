/** One change of a competition or of something in it, before it is reduced to what a reader may see. */
import type { HistoryKind } from '@trickline/contract/competition-history'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/postgres/schema.ts'
import type { HistoryWords } from './history-words.ts'

export type State = { points: number | null; place: number | null; text: string | null }

export type HistoryEvent = {
  key: string
  at: Date
  userId: number | null
  kind: HistoryKind
  sentence: string
  before: State | null
  after: State | null
  reason: string | null
  /** The person whom it concerns. */
  about: number | null
  round: { id: number; athleteId: number; number: number; status: string } | null
  /** Only for people who may read inquiries. */
  isInquiry: boolean
}

type NameOf = (userId: number | null, otherwise?: string | null) => string

export type EventContext = {
  tx: Kysely<Schema>
  competitionId: number
  nameOf: NameOf
  said: HistoryWords
}

export function textState(text: string | null): State | null {
  return text === null ? null : { points: null, place: null, text }
}
