/** Releases the rounds claimed by a judge who loses role or account, as if cancelled (statuses-and-moves §6). */
import { isRefusal } from '@trickline/contract/refusals'
import type { OpenWork } from '../platform/http/work.ts'
import { announceRoundMove } from './announce-rounds.ts'
import { changeRound } from './round-changes-store.ts'
import { lockCompetitionRound } from './lock-round.ts'
import { peopleOfRounds } from './round-row.ts'
import { roundsClaimedBy } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

export async function releaseRounds(work: OpenWork, userId: number): Promise<void> {
  for (const { id } of await roundsClaimedBy(work.tx, userId)) {
    const locked = await lockCompetitionRound(work.tx, id)
    if (isRefusal(locked) || locked.round.judgeId !== userId) continue
    const changes = releaseRound(locked.round)
    if (!changes) continue
    const round = await changeRound(work, locked.round, changes, { action: 'release' })
    const people = await peopleOfRounds(work.tx, [round])
    await announceRoundMove(work, { ...locked, round, people })
  }
}

function releaseRound({ status, scored_by }: RoundRecord): RoundChanges | null {
  if (status === 'scoring') return { status: 'recorded', judge_id: null }
  return status === 'review' ? { status: 'completed', judge_id: scored_by } : null
}
