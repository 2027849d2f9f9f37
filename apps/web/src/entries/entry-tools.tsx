/** The owner's tools for all athletes or judges: invite, send mails, order (screens §6). */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import type { EntryRole } from '@trickline/competition/model'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { entriesToMail } from './entry-actions.ts'
import type { EntryDialog } from './entries-search.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { useEntryChanges } from './use-entry-changes.ts'

type Props = {
  entryRole: EntryRole
  competition: CompetitionRead
  /** Entries of this role, including declined ones. */
  rows: readonly EntryRead[]
  dialog: EntryDialog | undefined
  onDialog: (dialog: EntryDialog | undefined) => void
}

export function EntryTools({ entryRole, competition, rows, dialog, onDialog }: Props) {
  const words = useMessages('entries')
  const person = usePerson()
  const { athletes_max: most } = competition
  const toOrder = rows.filter((row) => row.status !== 'declined')
  const approved = rows.filter((row) => row.status === 'approved').length
  const isAthletes = entryRole === 'athlete'
  const onClose = () => onDialog(undefined)
  if (decideCompetition(person, { competition, now: serverNow() }, `invite-${entryRole}s`).refusal)
    return null
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => onDialog('invite')}>
        {words.invite[entryRole]}
      </Button>
      <SendMails
        entryRole={entryRole}
        competitionId={competition.id}
        rows={entriesToMail(person, competition, rows)}
      />
      {isAthletes ? (
        <Button
          disabledReason={toOrder.length < 2 ? words.whyNotOrder : null}
          onClick={() => onDialog('order')}
        >
          {words.order}
        </Button>
      ) : null}
      {isAthletes && most !== null ? (
        <span className="tabular text-label text-soft">{words.approvedOf(approved, most)}</span>
      ) : null}
      <InviteDialog
        entryRole={entryRole}
        open={dialog === 'invite'}
        onClose={onClose}
        competitionId={competition.id}
        rows={rows}
      />
      {isAthletes && dialog === 'order' ? (
        <OrderDialog competitionId={competition.id} rows={toOrder} onClose={onClose} />
      ) : null}
    </>
  )
}

type SendMailsProps = Pick<Props, 'entryRole' | 'rows'> & { competitionId: number }

function SendMails({ entryRole, competitionId, rows }: SendMailsProps) {
  const words = useMessages('entries')
  const changes = useEntryChanges(entryRole, competitionId)
  const confirm = useConfirm()
  const count = rows.length
  const send = async () => {
    const sure = await confirm({
      title: words.sendTitle(count),
      consequence: words.sendConsequence(count),
      action: words.send,
    })
    if (sure) await changes.move(rows, 'invited', { done: words.sent(count), swing: 0.5 })
  }
  return (
    <Button disabledReason={count === 0 ? words.noMailsWhy : null} onClick={() => void send()}>
      {count === 0 ? words.noMails : words.sendMails(count)}
    </Button>
  )
}
