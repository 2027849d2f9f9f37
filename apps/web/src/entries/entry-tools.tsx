/** Above the entries: how many there are, what else the list can do, and for the owner inviting (screens §6). */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import { decideCompetition } from '@trickline/competition/competition-moves'
import { competitionIsBeforeStart } from '@trickline/competition/competition-status'
import type { EntryRole } from '@trickline/competition/model'
import { organizerStep } from '@trickline/competition/organizer-step'
import { useMessages } from '@trickline/ui/messages.ts'
import { serverNow } from '@trickline/client/server-time.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button, buttonClass } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { useConfirm } from '@trickline/ui/confirm.tsx'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { entriesToMail } from './entry-actions.ts'
import type { EntriesSearch } from './entries-search.ts'
import { ExceptionDialog, InviteDialog, OrderDialog } from './entry-dialogs.tsx'
import { useEntryChanges } from './use-entry-changes.ts'

type Props = {
  entryRole: EntryRole
  competition: CompetitionRead
  /** Entries of this role, including declined ones. */
  rows: readonly EntryRead[]
  search: EntriesSearch
  onSearch: (next: EntriesSearch, options?: { replace: boolean }) => void
  showsDeclined: boolean
  /** null: there is nothing to select. */
  onSelect: (() => void) | null
}

export function EntryTools(props: Props) {
  const { entryRole, competition, rows, search, onSearch } = props
  const common = useMessages('common')
  const words = useMessages('entries')
  const person = usePerson()
  const now = serverNow()
  const invites = !decideCompetition(person, { competition, now }, `invite-${entryRole}s`).refusal
  // a screen has only one orange button: the next step's, if there is one
  const waits = rows.some(({ status }) => status === 'pending')
  const step = organizerStep(person, { ...competition, competition, now })
  const onDialog = (dialog: EntriesSearch['dialog']) => onSearch({ ...search, dialog }, { replace: true })
  const most = entryRole === 'athlete' ? competition.athletes_max : competition.judges
  const approved = rows.filter(({ status }) => status === 'approved').length
  // only athletes have a limit
  const showsCount = most !== null && approved <= most && competitionIsBeforeStart(competition)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-end gap-2 print:hidden',
        // alone, it is beside the heading of the first group
        showsCount || invites ? 'mb-3' : 'relative z-1 ms-auto -mt-3 -mb-9 w-fit',
      )}
    >
      {showsCount ? (
        <p className={classNames('tabular me-auto font-semibold', invites && 'max-sm:w-full')}>
          {words.approvedOf(approved, most)}
        </p>
      ) : null}
      {invites ? (
        <>
          <Button
            kind={step === null && !waits ? 'primary' : 'quiet'}
            onClick={() => onDialog('invite')}
            className="max-sm:grow"
          >
            {words.invite[entryRole]}
          </Button>
          <Dialogs {...props} onDialog={onDialog} />
        </>
      ) : null}
      <Menu
        label={common.more}
        className={classNames(buttonClass(), 'px-3!')}
        items={useMoreItems(props, invites, onDialog)}
      />
    </div>
  )
}

type DialogsProps = Props & { onDialog: (dialog: EntriesSearch['dialog']) => void }

function Dialogs({ onDialog, ...props }: DialogsProps) {
  const { entryRole, competition, rows, search } = props
  const close = () => onDialog(undefined)
  return (
    <>
      <InviteDialog
        entryRole={entryRole}
        open={search.dialog === 'invite'}
        onClose={close}
        competitionId={competition.id}
        rows={rows}
      />
      <Order {...props} onClose={close} />
      {entryRole === 'athlete' && search.dialog === 'exception' ? (
        <ExceptionDialog competitionId={competition.id} rows={rows} onClose={close} />
      ) : null}
    </>
  )
}

function Order({ entryRole, competition, rows, search, onClose }: Props & { onClose: () => void }) {
  if (entryRole !== 'athlete' || search.dialog !== 'order') return null
  const toOrder = rows.filter((row) => row.status !== 'declined')
  return <OrderDialog competitionId={competition.id} rows={toOrder} onClose={onClose} />
}

function useMoreItems(
  props: Props,
  invites: boolean,
  onDialog: (dialog: EntriesSearch['dialog']) => void,
): MenuItem[] {
  const { entryRole, competition, rows, search, onSearch, showsDeclined, onSelect } = props
  const words = useMessages('entries')
  const declined = rows.filter(({ status }) => status === 'declined').length
  const isGrid = search.view === 'grid'
  const order: MenuItem = {
    label: words.order,
    icon: 'grip',
    disabledReason: rows.length - declined < 2 ? words.whyNotOrder : null,
    onChoose: () => onDialog('order'),
  }
  const exception: MenuItem = {
    label: words.exception.make,
    icon: 'person',
    onChoose: () => onDialog('exception'),
  }
  const asksWhoMayEnter = invites && entryRole === 'athlete' && competition.eligibility !== null
  return [
    ...(onSelect ? [{ label: words.selectSeveral, icon: 'check' as const, onChoose: onSelect }] : []),
    ...(invites && entryRole === 'athlete' ? [order] : []),
    ...(asksWhoMayEnter ? [exception] : []),
    {
      label: isGrid ? words.list : words.grid,
      icon: isGrid ? 'menu' : 'tiles',
      onChoose: () => onSearch({ ...search, view: isGrid ? undefined : 'grid' }, { replace: true }),
    },
    ...(declined > 0
      ? [
          {
            label: showsDeclined ? words.hideDeclined : words.showDeclined(declined),
            icon: showsDeclined ? ('eye-off' as const) : ('eye' as const),
            onChoose: () => onSearch({ view: search.view, show: showsDeclined ? undefined : 'declined' }),
          },
        ]
      : []),
  ]
}

/** Sends mails to people on the list whose invitation has not been sent. */
export function SendMails({ competition, rows }: Pick<Props, 'competition' | 'rows'>) {
  const words = useMessages('entries')
  const person = usePerson()
  const changes = useEntryChanges(rows[0]?.role === 'judge' ? 'judge' : 'athlete', competition.id)
  const confirm = useConfirm()
  const toMail = entriesToMail(person, competition, rows)
  const count = toMail.length
  const send = async () => {
    const sure = await confirm({
      title: words.sendTitle(count),
      consequence: words.sendConsequence(count),
      action: words.send,
    })
    if (sure) await changes.move(toMail, 'invited', { done: words.sent(count), swing: 0.5 })
  }
  return count === 0 ? null : (
    <Button onClick={() => void send()} className="shrink-0 px-3!">
      {words.sendMails(count)}
    </Button>
  )
}
