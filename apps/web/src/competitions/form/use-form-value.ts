/** The value of any field of the form as text, the rule among them. */
import type { CompetitionForm, FormField } from '@trickline/competition/competition-fields'
import { ruleById } from '@trickline/scoring'
import { useMessages } from '@trickline/ui/messages.ts'
import { useFieldValue } from '@trickline/views/competitions/field-value.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'

export function useFormValue(): (form: CompetitionForm, field: FormField) => string {
  const common = useMessages('common')
  const fieldValue = useFieldValue()
  return (form, field) => {
    if (field !== 'rule_id') return fieldValue(form, field)
    const rule = ruleById(form.rule_id)
    return rule ? ruleTitle(rule, common) : '—'
  }
}
