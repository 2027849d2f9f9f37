/** The athletes or judges of a competition: nine per page, as grid or list, with the owner's tools (screens §6). */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import type { EntryRole } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Button } from '@trickline/ui/button.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { pageOf, Pager } from '@trickline/ui/pager.tsx'
import { Segmented } from '@trickline/ui/segmented.tsx'
import { isSelectable, toggled } from './bulk-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EntryCard } from './entry-card.tsx'
import { EntryTools } from './entry-tools.tsx'
import type { EntriesSearch, EntryView } from './entries-search.ts'
import { entriesIn, viewsWith } from './entry-views.ts'
import { useSendOnLeaving } from './undo-window.ts'
import { type EntryChanges, useEntryChanges } from './use-entry-changes.ts'

const cardsPerPage = 9

type Props = {
  entryRole: EntryRole
  competition: CompetitionRead
  /** Keys of the rows that changed in the last two seconds, as `entry:12`. */
  glowing: ReadonlySet<string>
  search: EntriesSearch
  onSearch: (next: EntriesSearch, options?: { replace: boolean }) => void
}

export function EntriesPanel(props: Props) {
  const { entryRole, competition, search, onSearch } = props
  const words = useMessages('entries')
  const person = usePerson()
  const manages = isOwner(person, competition)
  const changes = useEntryChanges(entryRole, competition.id)
  const [selected, select] = useState<readonly number[]>([])
  useSendOnLeaving()
  const change = (next: EntriesSearch) => onSearch({ ...search, ...next }, { replace: true })

  const rows = sortedEntries(competition, entryRole, person?.id)
  const show = viewsWith(person, competition, rows).find((each) => each === search.show)
  const shown = entriesIn(show, competition, rows)
  const { items, page, pages } = pageOf(shown, search.page ?? 1, cardsPerPage)
  const selectable = shown.filter((row) => isSelectable(person, competition, row)).map(({ id }) => id)
  const chosen = selectable.filter((id) => selected.includes(id))
  return (
    <section aria-label={entryRole === 'athlete' ? words.athletes : words.judges}>
      {manages ? (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <EntryTools
            entryRole={entryRole}
            competition={competition}
            rows={rows}
            dialog={search.dialog}
            onDialog={(dialog) => change({ dialog })}
          />
        </div>
      ) : null}
      <ViewChoice {...props} rows={rows} show={show} />
      {items.length === 0 ? (
        <EmptyState
          title={words.empty[entryRole]}
          text={manages ? words.emptyForOwner[entryRole] : words.emptyText[entryRole]}
        />
      ) : (
        <Entries
          {...props}
          rows={items}
          {...{ changes, chosen, select }}
          selectable={manages ? selectable : []}
        />
      )}
      <Pager page={page} pages={pages} onPage={(next) => change({ page: next })} />
      {manages && chosen.length > 0 ? (
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

type ViewChoiceProps = Pick<Props, 'competition' | 'search' | 'onSearch'> & {
  rows: readonly EntryRead[]
  show: EntryView | undefined
}

/** One line in every state, so that nothing below moves under the finger. */
function ViewChoice({ competition, search, onSearch, rows, show }: ViewChoiceProps) {
  const words = useMessages('entries')
  const person = usePerson()
  return (
    <div className="mb-4 flex items-center gap-3">
      <div className="-m-1.5 flex min-w-0 flex-1 gap-3 overflow-x-auto p-1.5">
        {viewsWith(person, competition, rows).map((each) => (
          <Button
            key={each}
            aria-pressed={each === show}
            onClick={() => onSearch({ view: search.view, show: each === show ? undefined : each })}
            className="shrink-0 whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:enabled:hover:bg-ink"
          >
            {each === show
              ? words.hideView[each]
              : words.showView[each](entriesIn(each, competition, rows).length)}
          </Button>
        ))}
      </div>
      <Segmented
        label={words.view}
        labelHidden
        segments={[
          { value: 'grid', label: words.grid },
          { value: 'list', label: words.list },
        ]}
        value={search.view === 'list' ? 'list' : 'grid'}
        onChange={(next) =>
          onSearch({ ...search, view: next === 'list' ? next : undefined }, { replace: true })
        }
        className="shrink-0"
      />
    </div>
  )
}

type EntriesProps = Pick<Props, 'competition' | 'glowing' | 'search'> & {
  rows: readonly EntryRead[]
  changes: EntryChanges
  selectable: readonly number[]
  chosen: readonly number[]
  select: (ids: readonly number[]) => void
}

function Entries({ competition, glowing, search, rows, changes, selectable, chosen, select }: EntriesProps) {
  const isList = search.view === 'list'
  return (
    <ul className={isList ? 'flex flex-col' : 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
      {rows.map((row) => (
        <EntryCard
          key={row.id}
          row={row}
          competition={competition}
          changes={changes}
          view={isList ? 'list' : 'grid'}
          glowing={glowing.has(`entry:${row.id}`)}
          {...(selectable.includes(row.id) && {
            selected: chosen.includes(row.id),
            onSelect: () => select(toggled(chosen, row.id)),
          })}
        />
      ))}
    </ul>
  )
}

/** The viewer's open invitation first, then by order number, then by id. */
function sortedEntries(
  { entries }: CompetitionRead,
  role: EntryRole,
  viewer: number | undefined,
): EntryRead[] {
  const invitationRank = (row: EntryRead) => Number(row.userId === viewer && row.status === 'invited')
  return entries
    .filter((row) => row.role === role)
    .toSorted(
      (one, other) =>
        invitationRank(other) - invitationRank(one) ||
        one.orderNumber - other.orderNumber ||
        one.id - other.id,
    )
}
