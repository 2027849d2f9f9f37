/** A round with all that decides on it, locked: where every verb on a round begins. */
import { refuse } from '@trickline/contract/refusals'
import type { Refusal, RefusalCode } from '@trickline/contract/refusals'
import type { CompetitionRecord } from '../competitions/competitions-store.ts'
import { lockCompetition } from '../competitions/competitions-store.ts'
import type { EntryRecord } from '../entries/entries-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import type { Work } from '../platform/http/work.ts'
import { roundAsSeen } from './round-row.ts'
import { currentRoundNumber, findRound, lockRound, type RoundRecord } from './rounds-store.ts'

/** `competition` null: a training round. */
export type RoundScene = {
  competition: CompetitionRecord | null
  entries: EntryRecord[]
  round: RoundRecord
}
export type JudgedScene = RoundScene & { competition: CompetitionRecord }

/**
 * Locks the competition against publishing and advancing, and the round against everybody. Judges of other rounds
 * do not wait.
 */
export async function lockScene(tx: Work['tx'], roundId: number): Promise<RoundScene | Refusal> {
  const found = await findRound(tx, roundId)
  if (!found) return refuse('not-found')
  const competition =
    found.competition_id === null ? null : await lockCompetition(tx, found.competition_id, 'share')
  const round = await lockRound(tx, roundId)
  if (competition === undefined || !round) return refuse('not-found')
  return { competition, entries: competition ? await entriesOf(tx, competition.id) : [], round }
}

/** The same for what only rounds of competitions know: on a training round nobody judges. */
export async function lockJudgedScene(tx: Work['tx'], roundId: number): Promise<JudgedScene | Refusal> {
  const scene = await lockScene(tx, roundId)
  if ('refused' in scene) return scene
  const { competition } = scene
  return competition ? { ...scene, competition } : refuse('not-allowed')
}

/** Judging goes on only in the current phase of a started competition; otherwise the code of what is wrong. */
export async function whyNotInPlay(
  tx: Work['tx'],
  { competition, round }: JudgedScene,
): Promise<RefusalCode | null> {
  if (competition.status !== 'started') return 'wrong-state'
  return round.roundNumber === (await currentRoundNumber(tx, competition.id)) ? null : 'not-current-phase'
}

/** A refusal that says how the round stands now, in the form the asker may see: for whoever came second. */
export async function refuseWithPresent(
  { tx, person }: Work,
  code: RefusalCode,
  scene: RoundScene,
): Promise<Refusal> {
  return refuse(code, { present: { round: await roundAsSeen(tx, scene, person) } })
}
