/** The athletes or judges of a competition: nine per page, grouped by what they wait for, with the owner's tools (screens §6). */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import type { EntryRole } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { pageOf, Pager } from '@trickline/ui/pager.tsx'
import { isSelectable } from './bulk-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { byGroup } from './entry-groups.ts'
import { EntryTools } from './entry-tools.tsx'
import type { EntriesSearch } from './entries-search.ts'
import { GroupedEntries } from './grouped-entries.tsx'
import { useSendOnLeaving } from './undo-window.ts'
import { useEntryChanges } from './use-entry-changes.ts'

const entriesPerPage = 9

type Props = {
  entryRole: EntryRole
  competition: CompetitionRead
  /** Keys of rows that changed in the last two seconds, as `entry:12`. */
  glowing: ReadonlySet<string>
  search: EntriesSearch
  onSearch: (next: EntriesSearch, options?: { replace: boolean }) => void
}

export function EntriesPanel({ entryRole, competition, glowing, search, onSearch }: Props) {
  const words = useMessages('entries')
  const person = usePerson()
  const manages = isOwner(person, competition)
  const changes = useEntryChanges(entryRole, competition.id)
  const [selected, select] = useState<readonly number[] | null>(null)
  useSendOnLeaving()

  const rows = sortedEntries(competition, entryRole, person?.id)
  const showsDeclined = search.show === 'declined' && rows.some(isDeclined)
  const listed = rows.filter((row) => isDeclined(row) === showsDeclined)
  const { items, page, pages } = pageOf(listed, search.page ?? 1, entriesPerPage)
  const selectable = listed.filter((row) => isSelectable(person, competition, row)).map(({ id }) => id)
  const chosen = selected ? selectable.filter((id) => selected.includes(id)) : []
  return (
    <section aria-label={entryRole === 'athlete' ? words.athletes : words.judges}>
      <EntryTools
        {...{ entryRole, competition, rows, search, onSearch, showsDeclined }}
        onSelect={selectable.length > 1 ? () => select([]) : null}
      />
      {items.length === 0 ? (
        <EmptyState
          title={words.empty[entryRole]}
          text={manages ? words.emptyForOwner[entryRole] : words.emptyText[entryRole]}
        />
      ) : (
        <GroupedEntries
          {...{ competition, glowing, changes }}
          rows={listed}
          shown={items}
          view={search.view === 'grid' ? 'grid' : 'list'}
          selection={selected && { selectable, chosen }}
          onSelect={select}
        />
      )}
      <Pager
        page={page}
        pages={pages}
        onPage={(next) => onSearch({ ...search, page: next }, { replace: true })}
      />
      {selected ? (
        <BulkBar
          rows={rows}
          competition={competition}
          selected={new Set(chosen)}
          selectable={selectable}
          changes={changes}
          onSelect={select}
        />
      ) : null}
    </section>
  )
}

function isDeclined({ status }: Pick<EntryRead, 'status'>): boolean {
  return status === 'declined'
}

/** Sorted by group, then the viewer's open invitation first, then by order number, then by id. */
function sortedEntries(
  competition: CompetitionRead,
  role: EntryRole,
  viewer: number | undefined,
): EntryRead[] {
  const invitationRank = (row: EntryRead) => Number(row.userId === viewer && row.status === 'invited')
  const ofRole = competition.entries
    .filter((row) => row.role === role)
    .toSorted(
      (one, other) =>
        invitationRank(other) - invitationRank(one) ||
        one.orderNumber - other.orderNumber ||
        one.id - other.id,
    )
  return byGroup(ofRole, competition)
}
