/** The rule, confirmed in a dialog (screens §4), as a select would ask for confirmation at every arrow key. */
import { ruleById, rules } from '@trickline/scoring'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField } from '@trickline/ui/field.tsx'
import { useCompetitionForm } from './form-context.ts'
import { DialogInput } from './form-inputs.tsx'

export function RuleInput() {
  const { form, change } = useCompetitionForm()
  const words = useMessages('competitionFacts')
  const formWords = useMessages('competitionForm')
  const common = useMessages('common')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const close = () => setOpen(false)
  const rule = ruleById(form.rule_id)
  const confirm = () => {
    change({ rule_id: chosen })
    close()
  }
  return (
    <>
      <DialogInput
        field="rule_id"
        text={rule ? ruleTitle(rule, common) : null}
        onOpen={() => {
          setChosen(null)
          setOpen(true)
        }}
      />
      <Dialog
        open={open}
        title={formWords.ruleTitle}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{common.cancel}</Button>
            <Button kind="primary" disabled={chosen === null} onClick={confirm}>
              {formWords.confirmRule}
            </Button>
          </>
        }
      >
        <p className="text-soft">{formWords.ruleConsequence}</p>
        <SelectField
          label={words.fields.rule_id}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{formWords.choose}</option>
          {rules.map((each) => (
            <option key={each.id} value={each.id}>
              {ruleTitle(each, common)}
            </option>
          ))}
        </SelectField>
      </Dialog>
    </>
  )
}
