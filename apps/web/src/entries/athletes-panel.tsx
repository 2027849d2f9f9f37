/** The athletes of a competition; the owner invites, orders and mails them (screens §6). */
import { decideCompetition } from '@trickline/competition/competition-moves'
import { useMessages } from '../lib/messages.ts'
import { serverNow } from '../lib/server-time.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { EntriesPanel, type PanelProps, type ToolsProps } from './entries-panel.tsx'
import { entriesToMail } from './entry-actions.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { SendMailsButton } from './send-mails-button.tsx'

export function AthletesPanel(props: PanelProps) {
  return <EntriesPanel {...props} entryRole="athlete" Tools={Tools} />
}

function Tools({ competition, rows, changes, dialog, onDialog }: ToolsProps) {
  const words = useMessages('entries')
  const person = usePerson()
  const toMail = new Set(entriesToMail(person, competition, rows).map((entry) => entry.id))
  const toOrder = rows.filter((row) => row.status !== 'declined')
  const approved = rows.filter((row) => row.status === 'approved').length
  if (decideCompetition(person, { competition, now: serverNow() }, 'invite-athletes').refusal) return null
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => onDialog('invite')}>
        {words.invite.athlete}
      </Button>
      <SendMailsButton rows={rows.filter((row) => toMail.has(row.id))} changes={changes} />
      <Button whyNot={toOrder.length < 2 ? words.whyNotOrder : null} onClick={() => onDialog('order')}>
        {words.order}
      </Button>
      {competition.athletes_max === null ? null : (
        <span className="tabular text-label text-soft">
          {words.approvedOf(approved, competition.athletes_max)}
        </span>
      )}
      <InviteDialog
        entryRole="athlete"
        open={dialog === 'invite'}
        onClose={() => onDialog(undefined)}
        rows={rows}
        changes={changes}
      />
      {dialog === 'order' ? (
        <OrderDialog rows={toOrder} changes={changes} onClose={() => onDialog(undefined)} />
      ) : null}
    </>
  )
}
