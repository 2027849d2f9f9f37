/** The value of a form field as text. */
import {
  type CompetitionForm,
  fieldDeclaration,
  type FormField,
} from '@trickline/competition/competition-fields'
import type { StageId } from '@trickline/competition/model'
import { stageNames } from '@trickline/competition/stage-names'
import { ruleById } from '@trickline/scoring'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '../rule-title.ts'
import { useCountries } from '../countries.ts'

/** '—' without a value. */
export function useFieldValue(): (form: CompetitionForm, field: FormField) => string {
  const common = useMessages('common')
  const words = useMessages('competitions')
  const countries = useCountries()
  const format = useFormat()
  return (form, field) => {
    const value = form[field]
    if (value === '' || value === null) return '—'
    if (field === 'country_id') return countries.find(({ id }) => id === value)?.label ?? String(value)
    if (field === 'rule_id') {
      const rule = ruleById(value)
      return rule ? ruleTitle(rule, common) : '—'
    }
    if (typeof value === 'object') {
      return format.joined(...value.map((stage: StageId) => words.stages[stageNames[stage]])) || '—'
    }
    const { kind } = fieldDeclaration(field)
    return kind === 'choice' || kind === 'flag' ? optionText(words.options, field, value) : String(value)
  }
}

export function optionText(
  options: { [Field in FormField]?: Readonly<Record<string, string>> },
  field: FormField,
  value: string | number | boolean,
): string {
  return options[field]?.[String(value)] ?? String(value)
}
