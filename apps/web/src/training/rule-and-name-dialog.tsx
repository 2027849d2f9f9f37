/** The dialog for rule and name of a training round, at its start and when it is saved (screens §14). The rule is required. */
import { isRuleId, type RuleId, rules } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { isComposing } from '@trickline/client/is-composing.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { ruleTitle } from '@trickline/views/rule-title.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Dialog } from '@trickline/ui/dialog.tsx'
import { SelectField, TextField } from '@trickline/ui/field.tsx'

type Props = {
  open: boolean
  title: string
  action: string
  /** `chosen` is null until one is chosen. `rule` is null for an existing round, which keeps its rule. */
  rule: { chosen: RuleId | null; onChoose: (ruleId: RuleId | null) => void } | null
  name: string
  onName: (name: string) => void
  children?: ReactNode
  below?: ReactNode
  onClose: () => void
  onConfirm: () => void
}

export function RuleAndNameDialog(props: Props) {
  const { open, title, action, rule, name, onName, children, below, onClose, onConfirm } = props
  const words = useMessages('training')
  const common = useMessages('common')
  const isMissing = rule?.chosen === null
  const confirm = () => !isMissing && onConfirm()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" disabledReason={isMissing ? words.ruleFirst : null} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {rule ? (
        <SelectField
          label={words.rule}
          value={rule.chosen ?? ''}
          onChange={({ target }) => rule.onChoose(ruleOf(target.value))}
        >
          <option value="">{words.chooseRule}</option>
          {rules.map((each) => (
            <option key={each.id} value={each.id}>
              {ruleTitle(each, common)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={100}
        value={name}
        onChange={({ target }) => onName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && confirm()}
      />
      {below}
    </Dialog>
  )
}

function ruleOf(value: string): RuleId | null {
  const id = Number(value)
  return isRuleId(id) ? id : null
}
