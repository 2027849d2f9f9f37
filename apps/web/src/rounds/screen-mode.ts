/** What the judging screen is for when a person opens a competition round (screens §10). */
import type { Person, Round } from '@trickline/competition/model'
import { decideReview } from '@trickline/competition/review'

/**
 * `new`: scoring a round that one holds. `update`: editing a judged one that one holds. `review`: the athlete's
 * feedback. `view`: looking at it.
 */
export type ScreenMode = 'new' | 'update' | 'review' | 'view'

/** The modes in which tricks are entered. */
export type EntryMode = Extract<ScreenMode, 'new' | 'update'>

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

/** The server gives a round to nobody but a judge of the competition, so that holding it is enough here. */
function holds(person: Person, round: Pick<Round, 'judgeId' | 'status'>): boolean {
  const isOpen = round.status === 'scoring' || round.status === 'review'
  return person !== null && isOpen && round.judgeId === person.id
}
