/** Sends the invitations that have not gone out, after saying how many (screens §6). */
import type { EntryRead } from '@trickline/contract/read'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { swingLines } from '../ui/line.tsx'
import { toast } from '../ui/toast.tsx'
import type { EntryChanges } from './use-entry-changes.ts'

export function SendMailsButton({ rows, changes }: { rows: readonly EntryRead[]; changes: EntryChanges }) {
  const words = useMessages('entries')
  const confirm = useConfirm()
  const count = rows.length
  const send = async () => {
    const sure = await confirm({
      title: words.sendTitle(count),
      consequence: words.sendConsequence(count),
      action: words.send,
    })
    if (!sure || !(await changes.move(rows, 'invited'))) return
    swingLines(0.5)
    toast({ text: words.sent(count), tone: 'good' })
  }
  return (
    <Button whyNot={count === 0 ? words.noMailsWhy : null} onClick={() => void send()}>
      {count === 0 ? words.noMails : words.sendMails(count)}
    </Button>
  )
}
