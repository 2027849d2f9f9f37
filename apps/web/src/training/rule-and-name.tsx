/** The rule of a training round, which must be chosen, and its name: where one begins and where it is saved (screens §14). */
import { isRuleId, type RuleId, rules } from '@trickline/scoring'
import { isComposing } from '../lib/is-composing.ts'
import { useMessages } from '../lib/messages.ts'
import { SelectField, TextField } from '../ui/field.tsx'

type Props = {
  /** null: not chosen yet. */
  ruleId: RuleId | null
  /** null: a round keeps the rule it was created with. */
  onRule: ((ruleId: RuleId | null) => void) | null
  name: string
  onName: (name: string) => void
  /** Enter in the name. */
  onSubmit: () => void
}

export function RuleAndName({ ruleId, onRule, name, onName, onSubmit }: Props) {
  const words = useMessages('training')
  return (
    <>
      {onRule ? (
        <SelectField
          label={words.rule}
          value={ruleId ?? ''}
          onChange={({ target }) => onRule(ruleOf(target.value))}
        >
          <option value="">{words.chooseRule}</option>
          {rules.map((rule) => (
            <option key={rule.id} value={rule.id}>
              {rule.name}
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
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && onSubmit()}
      />
    </>
  )
}

function ruleOf(value: string): RuleId | null {
  const id = Number(value)
  return isRuleId(id) ? id : null
}
