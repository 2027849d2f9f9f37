/**
 * Before a training round is saved: the question, what is saved, the choice of its rule and its name (screens §14
 * point 6). Nothing is confirmed until a rule is chosen.
 */
import type { RuleId } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { RuleAndName } from './rule-and-name.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

type Props = {
  mode: 'create' | 'edit'
  open: boolean
  /** null: a new round whose rule is still to be chosen. */
  ruleId: RuleId | null
  /** null: an edited round keeps its rule. */
  onRule: ((ruleId: RuleId | null) => void) | null
  name: string
  onName: (name: string) => void
  /** What is saved, in numbers. */
  children: ReactNode
  onClose: () => void
  onConfirm: () => void
}

export function TrainingSaveDialog(props: Props) {
  const { mode, open, ruleId, onRule, name, onName, children, onClose, onConfirm } = props
  const judging = useMessages('judging')
  const training = useMessages('training')
  const common = useMessages('common')
  const isMissing = onRule !== null && ruleId === null
  const confirm = () => !isMissing && onConfirm()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mode === 'create' ? judging.ask.store : judging.ask.edit}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" whyNot={isMissing ? training.ruleFirst : null} onClick={confirm}>
            {mode === 'create' ? judging.save : judging.update}
          </Button>
        </>
      }
    >
      <div className="text-soft">{children}</div>
      <RuleAndName ruleId={ruleId} onRule={onRule} name={name} onName={onName} onSubmit={confirm} />
    </Dialog>
  )
}
