/** When rounds and phases of a competition are expected to start, if that is known. */
import { estimatedPhaseStarts, estimatedStartTimes } from '@trickline/competition/estimated-start-times'
import { currentPhase, roundsOfPhase } from '@trickline/competition/phases'
import { recordingMinutesOf } from '@trickline/competition/schedule'
import type { RoundRecord } from '../rounds/rounds-store.ts'
import type { CompetitionRecord } from './competitions-store.ts'
import { dayOf } from './wall-clock.ts'

type TimedRound = Pick<RoundRecord, 'id' | 'status' | 'recordingStartAt' | 'roundNumber' | 'run_order'>

/** Epoch ms: coming rounds of the current phase by id, coming phases by number. */
export function timesOf(record: CompetitionRecord, stored: readonly TimedRound[]) {
  const typeId = record.type_id ?? 2
  const rounds = stored.map((round) => ({ ...round, runOrder: round.run_order }))
  const current = currentPhase(record, rounds)
  const isRunning = record.status === 'started'
  return {
    rounds:
      current && isRunning
        ? estimatedStartTimes(
            roundsOfPhase(rounds, current.number),
            recordingMinutesOf({ isVs: record.isVs, typeId }, current.stage),
          )
        : new Map<number, number>(),
    phases:
      record.status === 'finished'
        ? new Map<number, number>()
        : estimatedPhaseStarts({ ...record, typeId, isOneDay: isOneDay(record) }, rounds),
  }
}

function isOneDay({ date_start: start, date_end: end, time_zone: zone }: CompetitionRecord): boolean {
  return start !== null && (end === null || dayOf(start, zone) === dayOf(end, zone))
}
