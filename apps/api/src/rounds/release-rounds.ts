/** A judge who loses the role or the account no longer holds rounds or is head judge (statuses-and-moves §6, §15). */
import { isRefusal } from '@trickline/contract/refusals'
import { lockWithEntries } from '../competitions/lock-competition.ts'
import { competitionsHeadedBy } from '../entries/entries-store.ts'
import { changeHead } from '../entries/change-head.ts'
import type { OpenWork } from '../platform/http/work.ts'
import { announceRoundMove } from './announce-rounds.ts'
import { holdersOf, peopleOfRounds, withoutHolder } from './ballot-holders.ts'
import { changeRound } from './round-changes-store.ts'
import { lockCompetitionRound } from './lock-round.ts'
import { roundsClaimedBy } from './rounds-store.ts'
import type { RoundChanges, RoundRecord } from './rounds-store.ts'

export async function releaseRounds(work: OpenWork, userId: number): Promise<void> {
  for (const id of await competitionsHeadedBy(work.tx, userId)) {
    const locked = await lockWithEntries(work.tx, id)
    if (locked) await changeHead(work, locked, null)
  }
  for (const { id } of await roundsClaimedBy(work.tx, userId)) {
    const locked = await lockCompetitionRound(work.tx, id)
    if (isRefusal(locked) || !holdersOf(locked.round).includes(userId)) continue
    const changes = releaseRound(locked.round, userId)
    if (!changes) continue
    const round = await changeRound(work, locked.round, changes, {
      action: 'release',
      stillHeldBy: changes.judge_id ?? null,
    })
    const people = await peopleOfRounds(work.tx, [round])
    await announceRoundMove(work, { ...locked, round, people })
  }
}

function releaseRound(round: RoundRecord, userId: number): RoundChanges | null {
  const { status, scored_by } = round
  if (status === 'scoring') return withoutHolder(round, userId)
  return status === 'review' ? { status: 'completed', judge_id: scored_by } : null
}
