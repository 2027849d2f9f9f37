/** The four parts of the form, what has to be chosen before each, and where each field stands (screens §4). */
import type { FormDraft } from './form-draft.ts'

export const formSteps = ['basics', 'modality', 'participants', 'fees'] as const
export type FormStep = (typeof formSteps)[number]

/** What keeps the form from going to a part: a key of the messages. null: nothing does. */
export function whatKeepsFrom(
  step: FormStep,
  draft: Pick<FormDraft, 'type_id' | 'is_vs' | 'is_open'>,
): 'select_competition_type' | 'select_vs_or_scoring' | 'select_open_or_close' | null {
  const position = formSteps.indexOf(step)
  if (position >= 1 && draft.type_id === null) return 'select_competition_type'
  if (position >= 2 && draft.is_vs === null) return 'select_vs_or_scoring'
  if (position >= 2 && draft.is_open === null) return 'select_open_or_close'
  return null
}

/** The part to show so that the field is seen. */
export const stepOfField: Record<keyof FormDraft, FormStep> = {
  name: 'basics',
  type_id: 'basics',
  rule_id: 'basics',
  country_id: 'basics',
  location: 'basics',
  date_start: 'basics',
  date_end: 'basics',
  time_zone: 'basics',
  img_path: 'basics',
  is_vs: 'modality',
  is_open: 'modality',
  gender: 'modality',
  category: 'modality',
  participant_size: 'participants',
  is_qualification_dual: 'participants',
  round_size_id: 'participants',
  judges: 'participants',
  days_online: 'participants',
  fees: 'fees',
  prize_amount_total: 'fees',
  four_places: 'fees',
  url_event: 'fees',
  url_social: 'fees',
}
