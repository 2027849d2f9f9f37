/** Before a training round begins: its rule, which must be chosen, and its name (doc 3 §2.3). */
import { isRuleId, type RuleId, ruleIds, ruleNames } from '@trickline/scoring'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onStart: (chosen: { ruleId: RuleId; name: string }) => void
  /** Tricks of an unfinished round, which is given up for this one. */
  unfinishedTricks: number
}

export function NewRoundDialog({ open, onClose, onStart, unfinishedTricks }: Props) {
  const words = useMessages('training')
  const common = useMessages('common')
  const [rule, setRule] = useState('')
  const [name, setName] = useState('')
  const ruleId = Number(rule)
  const start = () => isRuleId(ruleId) && onStart({ ruleId, name: name.trim() })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.createTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" disabled={!isRuleId(ruleId)} onClick={start}>
            {words.create}
          </Button>
        </>
      }
    >
      <SelectField label={words.rule} value={rule} onChange={({ target }) => setRule(target.value)}>
        <option value="">{words.chooseRule}</option>
        {ruleIds.map((id) => (
          <option key={id} value={id}>
            {ruleNames[id]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && start()}
      />
      {unfinishedTricks > 0 ? <Notice tone="bad">{words.replaces(unfinishedTricks)}</Notice> : null}
    </Dialog>
  )
}
