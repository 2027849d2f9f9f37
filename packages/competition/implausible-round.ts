/** Finds what deserves a second look before a round is saved: at most one doubt, which does not prevent saving (screens §12). */
import type { Round } from './model.ts'

/** Totals of an athlete's published rounds under one rulebook. */
export type UsualTotals = { rounds: number; lowest: number; highest: number }

export type KnownOfAthlete = {
  totals: UsualTotals | undefined
  /** How often the athlete landed a trick of each level in published rounds. */
  levels: readonly { level_id: number; times: number }[]
}

export type EnteredRound = { trickCount: number; total: number; highestLevel: number; isRecorded: boolean }

export type Doubt = 'few-tricks' | 'many-tricks' | 'not-recorded' | 'high-level' | 'low-total' | 'high-total'

const fewTricks = 3
const manyTricks = 90
/** Fewer rounds do not tell what is usual. */
const fewestRounds = 3
const fewestTricks = 10
/** A shorter recording was only started and stopped to get to the scoring. */
const shortestRecordingMilliseconds = 5000

export function doubtAbout(
  { trickCount, total, highestLevel, isRecorded }: EnteredRound,
  known: KnownOfAthlete | undefined,
): Doubt | null {
  if (trickCount > 0 && trickCount <= fewTricks) return 'few-tricks'
  if (trickCount >= manyTricks) return 'many-tricks'
  if (!isRecorded) return 'not-recorded'
  if (!known) return null
  const landed = known.levels.reduce((sum, { times }) => sum + times, 0)
  const highestLanded = Math.max(0, ...known.levels.map(({ level_id: level }) => level))
  if (landed >= fewestTricks && highestLevel > highestLanded) return 'high-level'
  const { totals: usual } = known
  if (!usual || usual.rounds < fewestRounds) return null
  if (total < usual.lowest / 2) return 'low-total'
  return total > usual.highest * 1.5 ? 'high-total' : null
}

/** Whether a video, or the time between start and stop, shows that the round was recorded. */
export function isRecordedRound({
  recordingStartAt: start,
  recordingEndAt: end,
  video,
}: Pick<Round, 'recordingStartAt' | 'recordingEndAt'> & { video: string | null }): boolean {
  return video !== null || (start !== null && end !== null && end - start >= shortestRecordingMilliseconds)
}
