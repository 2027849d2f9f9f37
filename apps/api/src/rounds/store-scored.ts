/** Writes scored tricks and other changes of a round with their history, and announces them. */
import { negativeFeedbackCount } from '@trickline/competition/trick-feedback'
import type { RoundAction } from '@trickline/contract/round-history'
import type { Work } from '../platform/http/work.ts'
import { peopleOfRounds } from './ballot-holders.ts'
import { announceRound } from './announce-rounds.ts'
import type { LockedRound } from './lock-round.ts'
import { changeRound } from './round-changes-store.ts'
import type { RoundChanges } from './rounds-store.ts'
import { reviewedTrick, type ScoredTricks } from './score-tricks.ts'
import { replaceTricks, type TrickRecord } from './validated-tricks-store.ts'

type Scored = {
  /** The tricks before the change. */
  present: readonly TrickRecord[]
  scored: ScoredTricks
  changes: RoundChanges
  action: RoundAction
}

export async function storeScored(
  work: Work,
  locked: LockedRound,
  { present, scored, changes, action }: Scored,
) {
  const { tx } = work
  const { round } = locked
  const answered = answeredBy(scored, present)
  const after = await replaceTricks(tx, round.id, { before: present, tricks: scored.tricks })
  const changed = await changeRound(
    work,
    round,
    {
      ...scored.totals,
      answered_feedback_count: round.answered_feedback_count + answered,
      ...changes,
    },
    { action, tricks: { before: present, after } },
  )
  const saved = { ...locked, round: changed, people: await peopleOfRounds(tx, [changed]) }
  if (saved.competition !== null) await announceRound(work, saved)
  return saved
}

/** Number of "incorrect" marks that are gone because their tricks were changed. */
function answeredBy({ totals }: ScoredTricks, before: readonly TrickRecord[]): number {
  const { negative_feedback_count: left = 0 } = totals
  return negativeFeedbackCount(before.map(reviewedTrick)) - left
}
