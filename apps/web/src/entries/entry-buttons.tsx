/** Actions of an entry: the next step as a button, the rest in a menu (statuses-and-moves §4). The header asks invited people. */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import type { EntryVerb } from '@trickline/competition/entry-moves'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { Menu, type MenuItem } from '@trickline/ui/menu.tsx'
import { approvalIsFull, canBeHead, entryActions } from './entry-actions.ts'
import { entryName } from './entry-name.ts'
import type { EntryChanges } from './use-entry-changes.ts'

export type EntryProps = {
  row: EntryRead
  competition: CompetitionRead
  changes: EntryChanges
}

/** Narrow enough for a phone. */
const stepClass = 'px-3!'

export function EntryButtons({ row, competition, changes }: EntryProps) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const person = usePerson()
  const actions = entryActions(person, competition, row)
  const mayHead = canBeHead(person, competition, row)
  if (actions.length === 0 && !mayHead) return null
  const name = entryName(row, common)
  const shownName = name || words.withoutAccount
  // declining can be undone; a deleted entry can be invited again
  const decline = () =>
    changes.runWithUndo(
      'decline',
      [row],
      person?.id === row.userId ? words.declinedOwn : words.declined(shownName),
    )
  const remove = () => changes.remove(row, { done: { text: words.deleted(shownName) } })
  const full = approvalIsFull(person, competition, competition.entries, [row])
  const rest: Partial<Record<EntryVerb, MenuItem>> = {
    'send-mail': { label: words.sendOne, onChoose: () => void changes.move([row], 'invited') },
    decline: { label: words.decline, icon: 'close', kind: 'danger', onChoose: decline },
    delete: { label: words.delete, icon: 'trash', kind: 'danger', onChoose: () => void remove() },
  }
  const headItem: MenuItem = row.is_head
    ? {
        label: words.head.unmake,
        icon: 'undo',
        onChoose: () => void changes.nameHead(null, { done: { text: words.head.none } }),
      }
    : {
        label: words.head.make,
        icon: 'check',
        onChoose: () => void changes.nameHead(row.id, { done: { text: words.head.made(shownName) } }),
      }
  const items = [...(mayHead ? [headItem] : []), ...actions.flatMap((action) => rest[action] ?? [])]
  return (
    <div className="relative -me-2 flex items-center text-body font-normal tracking-normal">
      {actions.includes('approve') ? (
        <Button
          aria-label={words.approveNamed(name)}
          className={stepClass}
          disabledReason={full ? words.full : null}
          onClick={() => void changes.move([row], 'approved')}
        >
          {words.approve}
        </Button>
      ) : null}
      {actions.includes('pay') ? (
        <Button aria-label={words.payNamed(name)} className={stepClass} onClick={() => void changes.pay(row)}>
          {words.pay}
        </Button>
      ) : null}
      {items.length > 0 ? <Menu label={words.actionsOf(name)} items={items} /> : null}
    </div>
  )
}
