/** Completes a round with two judges: with the list they agree on, the one decided on, or the one ballot that is enough. */
import type { RoundAction } from '@trickline/contract/round-history'
import type { Work } from '../platform/http/work.ts'
import type { BallotRecord } from './ballots-store.ts'
import type { LockedCompetitionRound } from './lock-round.ts'
import type { RoundChanges } from './rounds-store.ts'
import type { ScoredTricks } from './score-tricks.ts'
import { storeScored } from './store-scored.ts'
import { tricksOfRound } from './validated-tricks-store.ts'

/** The limit of a comment that a judge writes. */
const longestComment = 2000

export async function completeRound(
  work: Work,
  locked: LockedCompetitionRound,
  {
    scored,
    ballots,
    scoredBy,
    action,
    changes = {},
  }: {
    scored: ScoredTricks
    ballots: readonly BallotRecord[]
    scoredBy: number | null
    action: RoundAction
    changes?: RoundChanges
  },
): Promise<LockedCompetitionRound> {
  const comment = [...new Set(ballots.flatMap((ballot) => ballot.comment ?? []))].join('\n')
  const saved = await storeScored(work, locked, {
    present: await tricksOfRound(work.tx, locked.round.id),
    scored,
    action,
    changes: {
      ...changes,
      status: 'completed',
      judge_id: scoredBy,
      second_judge_id: null,
      scored_by: scoredBy,
      validated_at: null,
      completed_at: work.now,
      ...(comment !== '' && { judge_comment: comment.slice(0, longestComment) }),
    },
  })
  return { ...locked, round: saved.round }
}
