/** One round of a competition with all that decides on it, locked: where every verb on a round begins. */
import type { RoundScene } from '@trickline/competition/round-moves'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { asCompetition, lockCompetition } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import { asEntry, entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { roundAsSeen } from './rounds-as-seen.ts'
import type { RoundInSetting } from './rounds-as-seen.ts'
import { asRound, currentRoundNumber, findRound, lockRound, type RoundRecord } from './rounds-store.ts'

export type RoundAtHand = { competition: CompetitionRecord; entries: EntryRecord[]; round: RoundRecord }

/**
 * Locks the competition against publishing and advancing, and the round against everybody. Judges of other rounds
 * do not wait. Refused: no such round; a training round, on which nobody judges.
 */
export async function lockRoundAtHand(tx: Work['tx'], id: number): Promise<RoundAtHand | Refusal> {
  const found = await findRound(tx, id)
  if (!found) return refuse('not-found')
  if (found.competition_id === null) return refuse('not-allowed')
  const competition = await lockCompetition(tx, found.competition_id, 'share')
  const round = await lockRound(tx, id)
  if (!competition || !round) return refuse('not-found')
  return { competition, entries: await entriesOf(tx, competition.id), round }
}

/** As the rules ask for it. */
export async function sceneOf(
  tx: Work['tx'],
  { competition, entries, round }: RoundAtHand,
): Promise<RoundScene> {
  return {
    competition: asCompetition(competition),
    entries: entries.map(asEntry),
    round: asRound(round),
    currentPhase: await currentRoundNumber(tx, competition.id),
  }
}

/** A refusal that says how the round stands now, in the form the asker may see: for whoever came second. */
export async function refuseWithPresent(
  { tx, person }: Work,
  code: RefusalCode,
  atHand: RoundInSetting,
): Promise<Refusal> {
  return refuse(code, { present: { round: await roundAsSeen(tx, atHand, person) } })
}
