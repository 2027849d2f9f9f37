/** Stages, rules and types for the form (calls §7). */
import { rules } from '@trickline/scoring'
import { competitionFields } from '@trickline/competition/competition-fields'
import { isOffered } from '@trickline/competition/competition-form'
import type { StageId } from '@trickline/competition/model'
import { athleteCounts, stageNames } from '@trickline/competition/stage-names'
import type { ReplyOf } from '@trickline/contract/call'
import type { lookups } from '@trickline/contract/competitions'
import { stageIds } from '@trickline/contract/status-codes'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { readSettings } from '../settings/settings-store.ts'
import { typeNames } from './competition-row.ts'

export async function competitionLookups({ db }: SignedInReadContext): Promise<ReplyOf<typeof lookups>> {
  const offered = await readSettings(db)
  return {
    round_sizes: stageIds.map(roundSize),
    rules: rules.map(({ id, name }) => ({ id, name })),
    types: competitionFields.type_id.choices.map((id) => ({
      id,
      name: typeNames[id],
      disabled: !isOffered('type_id', id, offered),
    })),
  }
}

export function roundSize(stage: StageId): { id: number; name: string; athlete_count: number } {
  return { id: stage, name: stageNames[stage], athlete_count: athleteCounts[stage] }
}
