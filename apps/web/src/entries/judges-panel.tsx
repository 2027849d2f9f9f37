/** The judges of a competition; the owner invites and mails them, until it is finished (screens §6). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { EntriesPanel, type PanelProps, type ToolsProps } from './entries-panel.tsx'
import { entriesToMail } from './entry-actions.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { SendMailsButton } from './send-mails-button.tsx'

export function JudgesPanel(props: PanelProps) {
  return <EntriesPanel {...props} entryRole="judge" Tools={Tools} />
}

function Tools({ competition, rows, changes, dialog, onDialog }: ToolsProps) {
  const words = useMessages('entries')
  const person = usePerson()
  const toMail = new Set(entriesToMail(person, competition, rows).map((entry) => entry.id))
  if (decideCompetition(person, { competition, now: serverNow() }, 'invite-judges').refusal) return null
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => onDialog('invite')}>
        {words.invite.judge}
      </Button>
      <SendMailsButton rows={rows.filter((row) => toMail.has(row.id))} changes={changes} />
      <InviteDialog
        entryRole="judge"
        open={dialog === 'invite'}
        onClose={() => onDialog(undefined)}
        rows={rows}
        changes={changes}
      />
    </>
  )
}
