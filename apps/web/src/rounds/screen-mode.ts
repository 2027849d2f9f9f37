/** The mode in which a person opens a competition round (screens §10). */
import type { Person, Round } from '@trickline/competition/model'
import { decideReview } from '@trickline/competition/review'
import type { EntryMode } from './draft/stored-draft.ts'

/** `review`: the athlete gives feedback. `view`: read-only. */
export type ScreenMode = EntryMode | 'review' | 'view'

type OpenedRound = Pick<
  Round,
  'userId' | 'roundNumber' | 'judgeId' | 'status' | 'validatedAt' | 'publishedAt'
>

export function screenMode(person: Person, round: OpenedRound): ScreenMode {
  if (holds(person, round)) return round.status === 'scoring' ? 'new' : 'update'
  if (decideReview(person, round).move) return 'review'
  return 'view'
}

export function isEntering(mode: ScreenMode): mode is EntryMode {
  return mode === 'new' || mode === 'update'
}

/** Only judges of the competition can hold a round, so the role is not checked here. */
function holds(person: Person, round: Pick<Round, 'judgeId' | 'status'>): boolean {
  const isOpen = round.status === 'scoring' || round.status === 'review'
  return person !== null && isOpen && round.judgeId === person.id
}
