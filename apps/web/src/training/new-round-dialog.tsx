/** Before a training round begins: its rule, which must be chosen, and its name (screens §14). */
import type { RuleId } from '@trickline/scoring'
import { useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { RuleAndName } from './rule-and-name.tsx'

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
  const [ruleId, setRule] = useState<RuleId | null>(null)
  const [name, setName] = useState('')
  const start = () => ruleId !== null && onStart({ ruleId, name: name.trim() })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.createTitle}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" whyNot={ruleId === null ? words.ruleFirst : null} onClick={start}>
            {words.create}
          </Button>
        </>
      }
    >
      <RuleAndName ruleId={ruleId} onRule={setRule} name={name} onName={setName} onSubmit={start} />
      {unfinishedTricks > 0 ? <Notice tone="bad">{words.replaces(unfinishedTricks)}</Notice> : null}
    </Dialog>
  )
}
