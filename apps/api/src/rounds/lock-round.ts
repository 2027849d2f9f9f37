/** The first step of every verb on a round: locks it with everything that the rules need. */
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockCompetitionOfRound } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { visibleRoundRow } from './round-row.ts'
import { lockRoundAndPhase, type RoundRecord } from './rounds-store.ts'

type Locked<Competition> = {
  competition: Competition
  entries: readonly EntryRecord[]
  round: RoundRecord
  currentPhase: number | null
}
export type LockedCompetitionRound = Locked<CompetitionRecord>
export type LockedRound = LockedCompetitionRound | Locked<null>

/** Locks the competition in share mode, against publishing and advancing, and the round exclusively. */
export async function lockRoundContext(tx: Work['tx'], roundId: number): Promise<LockedRound | Refusal> {
  const competition = await lockCompetitionOfRound(tx, roundId)
  const entries = competition ? await entriesOf(tx, competition.id) : []
  const locked = await lockRoundAndPhase(tx, roundId)
  if (!locked) return refuse('not-found')
  return competition ? { competition, entries, ...locked } : { competition: null, entries, ...locked }
}

/** Refuses training rounds, which nobody judges. */
export async function lockCompetitionRound(
  tx: Work['tx'],
  roundId: number,
): Promise<LockedCompetitionRound | Refusal> {
  const locked = await lockRoundContext(tx, roundId)
  return isRefusal(locked) || locked.competition !== null ? locked : refuse('not-allowed')
}

export async function refuseWithCurrentRound(
  { tx, person }: Work,
  code: RefusalCode,
  locked: LockedRound,
): Promise<Refusal> {
  // does not reveal training rounds to others
  if (code === 'not-allowed' && locked.competition === null) return refuse(code)
  return refuse(code, { present: { round: await visibleRoundRow(tx, locked, person) } })
}
