/**
 * A competition as the form holds it, and its ways: from the server's answer, to the rules' questions, to the body of
 * a save. What choosing one thing does to the others is here too (competition-form §4).
 */
import {
  type CompetitionForm as RulesForm,
  limits,
  resetOnPackChange,
} from '@trickline/competition/competition-form'
import type { StageId } from '@trickline/competition/model'
import { availableStages, dualQualifyingProblem, packOf } from '@trickline/competition/stages'
import type { BodyOf } from '@trickline/contract/call'
import type { CompetitionDetail, storeCompetition } from '@trickline/contract/competitions'
import * as z from 'zod/mini'

const stageId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

/** Numbers that are typed stay text until they are saved; '' and null are not chosen yet. */
export const formDraft = z.object({
  name: z.string(),
  type_id: z.nullable(z.union([z.literal(1), z.literal(2)])),
  rule_id: z.nullable(z.int()),
  country_id: z.nullable(z.int()),
  /** `yyyy-mm-dd HH:mm` in `time_zone`, or ''. */
  date_start: z.string(),
  /** '' for a competition of a single date. */
  date_end: z.string(),
  time_zone: z.string(),
  is_vs: z.nullable(z.boolean()),
  gender: z.nullable(z.enum(['male', 'female', 'mixed'])),
  category: z.nullable(z.enum(['national', 'international', 'team'])),
  is_open: z.nullable(z.boolean()),
  participant_size: z.nullable(z.enum(['small', 'medium', 'big'])),
  is_qualification_dual: z.boolean(),
  /** Largest first. */
  round_size_id: z.array(stageId),
  judges: z.nullable(z.int()),
  days_online: z.nullable(z.int()),
  /** Digits only. */
  fees: z.string(),
  prize_amount_total: z.string(),
  four_places: z.boolean(),
  img_path: z.nullable(z.string()),
  url_event: z.string(),
  url_social: z.string(),
  location: z.string(),
})
export type FormDraft = z.output<typeof formDraft>

export function emptyDraft(timeZone: string): FormDraft {
  return {
    name: '',
    type_id: null,
    rule_id: null,
    country_id: null,
    date_start: '',
    date_end: '',
    time_zone: timeZone,
    is_vs: null,
    gender: null,
    category: null,
    is_open: null,
    participant_size: null,
    is_qualification_dual: false,
    round_size_id: [],
    judges: null,
    days_online: null,
    fees: '',
    prize_amount_total: '',
    four_places: true,
    img_path: null,
    url_event: '',
    url_social: '',
    location: '',
  }
}

export function draftOf(competition: CompetitionDetail): FormDraft {
  const single = competition.date_end === competition.date_start
  return formDraft.parse({
    name: competition.name,
    type_id: competition.type_id,
    rule_id: competition.rule_id,
    country_id: competition.country_id,
    date_start: competition.date_start ?? '',
    date_end: single ? '' : (competition.date_end ?? ''),
    time_zone: competition.time_zone,
    is_vs: flagOf(competition.is_vs),
    gender: competition.gender,
    category: competition.category,
    is_open: flagOf(competition.is_open),
    participant_size: competition.participant_size,
    is_qualification_dual: competition.is_qualification_dual === 1,
    round_size_id: competition.round_size_id,
    judges: competition.judges,
    days_online: competition.days_online,
    fees: competition.fees === 0 ? '' : String(competition.fees),
    prize_amount_total: competition.prize_amount_total === 0 ? '' : String(competition.prize_amount_total),
    four_places: competition.four_places === 1,
    img_path: competition.img_path,
    url_event: competition.url_event ?? '',
    url_social: competition.url_social ?? '',
    location: competition.location ?? '',
  })
}

/** As `@trickline/competition` asks for it. */
export function asRulesForm(draft: FormDraft): RulesForm {
  return {
    name: draft.name,
    typeId: draft.type_id,
    ruleId: draft.rule_id,
    countryId: draft.country_id,
    gender: draft.gender,
    category: draft.category,
    isVs: draft.is_vs,
    isOpen: draft.is_open,
    participantSize: draft.participant_size,
    isQualificationDual: draft.is_qualification_dual,
    stages: draft.round_size_id,
    judges: draft.judges,
    dateStart: draft.date_start,
    daysOnline: draft.days_online,
    location: draft.location,
  }
}

/** What belongs to the other type is emptied: days to an online competition, a place to a live one. */
export function bodyOf(draft: FormDraft): BodyOf<typeof storeCompetition>['formCreate'] {
  return {
    ...draft,
    date_end: draft.date_end === '' ? draft.date_start : draft.date_end,
    location: draft.type_id === 2 ? draft.location : '',
    days_online: draft.type_id === 1 ? draft.days_online : null,
  }
}

/** The draft after one choice, with all that the choice brings along. */
export function changeDraft(before: FormDraft, change: Partial<FormDraft>): FormDraft {
  const draft = { ...before, ...change }
  if (change.participant_size !== undefined && change.participant_size !== before.participant_size) {
    const reset = resetOnPackChange(asRulesForm(draft))
    draft.round_size_id = []
    draft.is_qualification_dual = reset.isQualificationDual
    draft.judges = reset.judges
    draft.days_online = reset.daysOnline
  }
  if (change.type_id !== undefined && change.type_id !== before.type_id) {
    draft.days_online = change.type_id === 1 ? limits.defaultDaysOnline : null
    // A range of dates is for live competitions (competition-form §4).
    if (change.type_id !== 2) draft.date_end = ''
  }
  const dual = dualQualifyingProblem({ participantSize: draft.participant_size, typeId: draft.type_id })
  if (dual !== null) draft.is_qualification_dual = false
  const available = offeredStages(draft)
  draft.round_size_id = draft.round_size_id.filter((each) => available.includes(each))
  return draft
}

/** The stages to choose from, largest first; none until mode and pack are chosen. */
export function offeredStages({ is_vs, participant_size }: FormDraft): StageId[] {
  if (is_vs === null || participant_size === null) return []
  return availableStages(packOf(participant_size, is_vs).max, is_vs)
}

/**
 * The stages after a press on one. In versus they stay an unbroken run down to the final: a stage brings those after
 * it, and takes those before it along when it goes. In scoring each stands for itself.
 */
export function toggleStage(draft: FormDraft, pressed: StageId): StageId[] {
  const chosen = draft.round_size_id
  const goes = chosen.includes(pressed)
  const stays = (stage: StageId): boolean => {
    if (draft.is_vs)
      return goes ? stage < pressed && chosen.includes(stage) : stage <= pressed || chosen.includes(stage)
    return stage === pressed ? !goes : chosen.includes(stage)
  }
  return offeredStages(draft).filter(stays)
}

function flagOf(flag: number | null): boolean | null {
  return flag === null ? null : flag === 1
}
