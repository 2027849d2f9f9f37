/** The value of a form field as text. */
import {
  type CompetitionForm,
  fieldDeclaration,
  type FormField,
} from '@trickline/competition/competition-fields'
import { type Eligibility, isEligibility } from '@trickline/competition/eligibility'
import type { StageId } from '@trickline/competition/model'
import { stageNames } from '@trickline/competition/stage-names'
import type { Areas } from '@trickline/messages/areas'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { useCountries } from '../countries.ts'
import { optionText } from './option-text.ts'

/** Returns '—' without a value. Only the form names a rule (use-form-value.ts), since that loads every rule. */
export function useFieldValue(): (form: CompetitionForm, field: Exclude<FormField, 'rule_id'>) => string {
  const words = useMessages('competitions')
  const facts = useMessages('competitionFacts')
  const countries = useCountries()
  const format = useFormat()
  return (form, field) => {
    const value = form[field]
    if (value === '' || value === null) return '—'
    if (field === 'country_id')
      return countries.find(({ id }) => id === value)?.label ?? String(form.country_id)
    if (isEligibility(value)) return format.joined(...eligibilityTexts(value, facts.eligibility))
    if (typeof value === 'object') {
      return format.joined(...value.map((stage: StageId) => facts.stages[stageNames[stage]])) || '—'
    }
    const { kind } = fieldDeclaration(field)
    return kind === 'choice' || kind === 'flag' ? optionText(words.options, field, value) : `${value}`
  }
}

function eligibilityTexts(
  { gender, level_at_least, results_of, best }: Eligibility,
  words: Areas['competitionFacts']['eligibility'],
): string[] {
  return [
    ...(gender === null ? [] : [gender === 'female' ? words.women : words.men]),
    ...(level_at_least === null ? [] : [words.level(level_at_least)]),
    ...(results_of.length === 0 ? [] : [words.results(results_of.length)]),
    ...(best === null ? [] : [words.best(best)]),
  ]
}
