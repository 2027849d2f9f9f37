/** Actions for the selected entries, each with the number of entries and an undo. */
import type { EntryRead } from '@trickline/contract/read-rows'
import type { Competition } from '@trickline/competition/model'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { type BulkChoice, bulkChoices } from './bulk-actions.ts'
import type { EntryChanges } from './use-entry-changes.ts'

type Props = {
  rows: readonly EntryRead[]
  competition: Competition
  selected: ReadonlySet<number>
  selectable: readonly number[]
  changes: EntryChanges
  /** null closes the bar. */
  onSelect: (ids: readonly number[] | null) => void
}

export function BulkBar({ rows, competition, selected, selectable, changes, onSelect }: Props) {
  const common = useMessages('common')
  const words = useMessages('entries')
  const choices = bulkChoices(usePerson(), competition, rows, selected)
  const act = ({ action, ids }: BulkChoice) => {
    onSelect(null)
    const chosen = rows.filter(({ id }) => ids.includes(id))
    changes.runWithUndo(action, chosen, words.bulkDone[action](ids.length))
  }
  const all = selectable.length > 0 && selectable.every((id) => selected.has(id))
  return (
    <fieldset
      aria-label={words.selection}
      className="sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-10 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-raised p-2 shadow-lift"
    >
      <p aria-live="polite" className="tabular order-1 px-2 font-semibold">
        {words.chosen(selected.size)}
      </p>
      {choices.map((choice) => (
        <Button
          key={choice.action}
          className="order-3"
          kind={choice.action === 'decline' ? 'danger' : 'quiet'}
          disabledReason={choice.tooMany ? words.full : null}
          onClick={() => act(choice)}
        >
          {words.bulk[choice.action](choice.ids.length)}
        </Button>
      ))}
      <Button className="order-2 ms-auto sm:order-4" onClick={() => onSelect(all ? [] : selectable)}>
        {all ? words.selectNone : words.selectAll(selectable.length)}
      </Button>
      <IconButton
        icon="close"
        label={common.close}
        onClick={() => onSelect(null)}
        className="order-2 sm:order-5"
      />
    </fieldset>
  )
}
