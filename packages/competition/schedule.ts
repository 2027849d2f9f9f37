/** How long a competition takes according to its form, phase by phase (competition-form §7). */

import type { CompetitionForm } from './competition-fields.ts'
import { fewestJudges } from './competition-form.ts'
import type { CompetitionTypeId, StageId } from './model.ts'
import { type Phase, phasesOf } from './phases.ts'
import { athleteCounts } from './stage-names.ts'
import { packOf } from './stages.ts'

export type ScheduledPhase = {
  name: Phase['name']
  rounds: number
  /** Minutes; the time for judging is divided by the number of judges. */
  recording: number
  judging: number
  total: number
  /** Days that an online stage is open; null for qualifying and at a live competition. */
  days: number | null
}

export type Schedule = Pick<ScheduledPhase, 'rounds' | 'recording' | 'judging' | 'total'> & {
  phases: ScheduledPhase[]
  days: number | null
}

type ScheduledForm = Pick<
  CompetitionForm,
  'is_vs' | 'participant_size' | 'is_qualification_dual' | 'round_size_id' | 'judges' | 'days_online'
> & {
  /** Type 3 cannot be chosen yet, but its minutes are fixed. */
  type_id: CompetitionTypeId | 3 | null
}

/** null until mode, type and pack are chosen. */
export function scheduleOf(form: ScheduledForm): Schedule | null {
  const { is_vs: isVs, type_id: typeId, participant_size: size } = form
  if (isVs === null || typeId === null || size === null) return null
  const judges = form.judges ?? fewestJudges
  const athletes = packOf(size, isVs).max
  const phases = phasesOf({
    isQualificationDual: form.is_qualification_dual,
    stages: form.round_size_id,
  }).map(({ name, stage }) => {
    // a pair has two rounds, so either mode has one round per athlete
    const rounds = stage === null ? athletes : athleteCounts[stage]
    const recording = rounds * recordingMinutes[isVs ? 'vs' : 'scoring'][typeId][kindOf(stage)]
    const judging = (rounds * judgingMinutes[typeId][kindOf(stage)]) / judges
    const days = stage !== null && typeId === 1 ? (form.days_online ?? 0) : null
    return { name, rounds, recording, judging, total: recording + judging, days }
  })
  const sum = (of: 'rounds' | 'recording' | 'judging' | 'total' | 'days') =>
    phases.reduce((all, phase) => all + (phase[of] ?? 0), 0)
  return {
    phases,
    rounds: sum('rounds'),
    recording: sum('recording'),
    judging: sum('judging'),
    total: sum('total'),
    days: typeId === 1 ? sum('days') : null,
  }
}

export function recordingMinutesOf(
  { isVs, typeId }: { isVs: boolean; typeId: CompetitionTypeId },
  stage: StageId | null,
): number {
  return recordingMinutes[isVs ? 'vs' : 'scoring'][typeId][kindOf(stage)]
}

/** Minutes to judge one round. */
export function judgingMinutesOf(typeId: CompetitionTypeId, stage: StageId | null): number {
  return judgingMinutes[typeId][kindOf(stage)]
}

type Minutes = { qualification: number; normal: number; final: number }

function kindOf(stage: StageId | null): keyof Minutes {
  if (stage === null) return 'qualification'
  return stage === 1 ? 'final' : 'normal'
}

const minutes = (qualification: number, normal: number, final: number): Minutes => ({
  qualification,
  normal,
  final,
})

const recordingMinutes: Record<'vs' | 'scoring', Record<CompetitionTypeId | 3, Minutes>> = {
  vs: { 1: minutes(1.5, 2, 3), 2: minutes(2, 10, 10), 3: minutes(1, 2, 3) },
  scoring: { 1: minutes(1.5, 2, 3), 2: minutes(2, 4, 5), 3: minutes(1, 2, 3) },
}
const judgingMinutes: Record<CompetitionTypeId | 3, Minutes> = {
  1: minutes(10, 10, 12),
  2: minutes(7, 15, 10),
  3: minutes(1, 2, 3),
}
