/** A round with all that decides on it, locked: where every verb on a round begins. */
import { isRefusal, refuse } from '@trickline/contract/refusals'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockCompetition } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { visibleRoundRow } from './round-row.ts'
import { currentRoundNumber, findRound, lockRound, type RoundRecord } from './rounds-store.ts'

/** `competition` null: a training round. */
export type LockedRound = {
  competition: CompetitionRecord | null
  entries: EntryRecord[]
  round: RoundRecord
  /** The number of the phase that is being judged. */
  currentPhase: number | null
}
export type LockedCompetitionRound = LockedRound & { competition: CompetitionRecord }

/**
 * Locks the competition against publishing and advancing, and the round against everybody. Judges of other rounds
 * do not wait.
 */
export async function lockRoundContext(tx: Work['tx'], roundId: number): Promise<LockedRound | Refusal> {
  const found = await findRound(tx, roundId)
  if (!found) return refuse('not-found')
  const { competition_id: id } = found
  const competition = id === null ? null : await lockCompetition(tx, id, 'share')
  const round = await lockRound(tx, roundId)
  if (competition === undefined || !round) return refuse('not-found')
  const [entries, currentPhase] =
    id === null ? [[], null] : [await entriesOf(tx, id), await currentRoundNumber(tx, id)]
  return { competition, entries, round, currentPhase }
}

export function isOfCompetition(locked: LockedRound): locked is LockedCompetitionRound {
  return locked.competition !== null
}

/** The same for what only rounds of competitions know: on a training round nobody judges. */
export async function lockCompetitionRound(
  tx: Work['tx'],
  roundId: number,
): Promise<LockedCompetitionRound | Refusal> {
  const locked = await lockRoundContext(tx, roundId)
  return isRefusal(locked) || isOfCompetition(locked) ? locked : refuse('not-allowed')
}

/** A refusal that says how the round stands now, in the form the asker may see: for whoever came second. */
export async function refuseWithCurrentRound(
  { tx, person }: Work,
  code: RefusalCode,
  locked: LockedRound,
): Promise<Refusal> {
  // that a training round exists is nobody else's to know
  if (code === 'not-allowed' && !isOfCompetition(locked)) return refuse(code)
  return refuse(code, { present: { round: await visibleRoundRow(tx, locked, person) } })
}
