/** A round on the wire, cut to what one asker may see (contract/rounds.ts, who-sees-what §3, §4). */
import { ruleName } from '@trickline/scoring'
import type { Competition, Entry, Person } from '@trickline/competition/model'
import { stageNames } from '@trickline/competition/phases'
import { canSeeRoundScore, canSeeRoundTricks } from '@trickline/competition/visibility'
import type { PersonShort } from '@trickline/contract/people'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import type { PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import { asRound, type RoundRecord } from './rounds-store.ts'

/** Where a round stands, for deciding who sees what of it; `competition` null: a training round. */
export type RoundSetting = {
  competition: Pick<Competition, 'organizerId'> | null
  entries: readonly Pick<Entry, 'userId' | 'role' | 'status'>[]
  people: ReadonlyMap<number, PersonRecord>
}

export function roundRow(record: RoundRecord, asker: Person, setting: RoundSetting): RoundRow {
  const round = asRound(record)
  const showsScore = canSeeRoundScore(asker, setting.competition, setting.entries, round)
  const showsTricks = canSeeRoundTricks(asker, setting.competition, setting.entries, round)
  return {
    id: record.id,
    competition_id: record.competition_id,
    user_id: record.user_id,
    user: personOf(setting, record.user_id),
    judge: record.judge_id === null ? null : personOf(setting, record.judge_id),
    round_number: record.round_number,
    round_size_id: record.stage,
    round_size: round.stage === null ? null : { id: round.stage, name: stageNames[round.stage] },
    round_name: record.round_name,
    rule_id: record.rule_id,
    rule: { id: record.rule_id, name: ruleName(record.rule_id) },
    run_order: record.run_order,
    status_id: roundStatusCodes[record.status],
    status: { id: roundStatusCodes[record.status], name: record.status },
    total_score: showsScore ? record.total_score : null,
    score_parts: showsScore
      ? {
          score: record.score,
          style_percent: record.style_percent,
          variety_points: record.variety_points,
          unique_tricks: record.unique_tricks,
        }
      : null,
    validated_at: iso(record.validated_at),
    injured_at: iso(record.injured_at),
    disqualified_at: iso(record.disqualified_at),
    publish_at: iso(record.publish_at),
    recording_start_at: iso(record.recording_start_at),
    recording_end_at: iso(record.recording_end_at),
    completed_at: iso(record.completed_at),
    is_vs_winner: record.is_vs_winner,
    vs_group: record.vs_group,
    vs_match_number: record.vs_match_number,
    negative_feedback_count: showsTricks ? record.negative_feedback_count : null,
    video_link: showsTricks ? record.video_link : null,
    version: record.version,
  }
}

function personOf(setting: RoundSetting, id: number): PersonShort {
  const person = setting.people.get(id)
  if (!person) throw new Error(`round without its person ${id}: load the people first`)
  return personShort(person)
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
