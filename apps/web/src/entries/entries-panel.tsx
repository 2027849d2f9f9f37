/**
 * Those who take part in one role: a grid or a list, nine a page, with what the owner does for all of them above and
 * what concerns one of them on its card (screens §6). Athletes and judges share it; what differs is handed in.
 */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read'
import type { EntryRole } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { type ComponentType, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageOf, Pager } from '../ui/pager.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { isSelectable } from './bulk-actions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EntryCard } from './entry-card.tsx'
import { entriesIn, type EntryDialog, type EntryView, viewsWith } from './entry-views.ts'
import { useSendOnLeaving } from './undo-window.ts'
import { type EntryChanges, useEntryChanges } from './use-entry-changes.ts'

export type PanelProps = {
  competition: CompetitionRead
  /** Rows that changed within the last two seconds, as `entry:12`. */
  glowing: ReadonlySet<string>
  /** From 1; beyond the end shows the last. Held by the page, so that the way back leads here again. */
  page: number
  onPage: (page: number) => void
  /** Which of them; all who are not declined without it. */
  show: EntryView | undefined
  onShow: (show: EntryView | undefined) => void
  asList: boolean
  onAsList: (asList: boolean) => void
  dialog: EntryDialog | undefined
  onDialog: (dialog: EntryDialog | undefined) => void
}

const cardsPerPage = 9

type Props = PanelProps & {
  entryRole: EntryRole
  /** The owner's buttons. */
  Tools: ComponentType<ToolsProps>
}

export type ToolsProps = Pick<PanelProps, 'dialog' | 'onDialog'> & {
  competition: CompetitionRead
  /** Those of this entryRole, the declined among them. */
  rows: readonly EntryRead[]
  changes: EntryChanges
}

export function EntriesPanel(props: Props) {
  const { entryRole, competition, glowing, page, onPage, Tools } = props
  const words = useMessages('entries')
  const person = usePerson()
  const manages = isOwner(person, competition)
  const changes = useEntryChanges(entryRole, competition.id)
  const view = props.asList ? 'list' : 'grid'
  const [selected, select] = useState<readonly number[]>([])
  useSendOnLeaving()

  const { entries } = competition
  const rows = inOrder(
    entries.filter((row) => row.role === entryRole),
    person?.id,
  )
  const views = viewsWith(person, competition, rows)
  // The last of those that were asked for may have been approved meanwhile: the panel then shows everybody.
  const show = views.find((each) => each === props.show)
  const shownIds = new Set(entriesIn(show, competition, rows).map(({ id }) => id))
  const shownRows = rows.filter(({ id }) => shownIds.has(id))
  const { items, page: shown, pages } = pageOf(shownRows, page, cardsPerPage)
  const selectable = entriesIn(show, competition, rows).filter((entry) =>
    isSelectable(person, competition, entry),
  )
  const chosen = new Set(selectable.map(({ id }) => id).filter((id) => selected.includes(id)))
  const toggle = (id: number) =>
    select(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id])
  return (
    <section aria-label={entryRole === 'athlete' ? words.athletes : words.judges}>
      {manages ? (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <Tools
            competition={competition}
            rows={rows}
            changes={changes}
            dialog={props.dialog}
            onDialog={props.onDialog}
          />
        </div>
      ) : null}
      {/* One line whatever is in it: approving the last one must not move what is below under the finger. */}
      <div className="mb-4 flex items-center gap-3">
        <div className="-m-1.5 flex min-w-0 flex-1 gap-3 overflow-x-auto p-1.5">
          {views.map((each) => (
            <Button
              key={each}
              aria-pressed={each === show}
              onClick={() => props.onShow(each === show ? undefined : each)}
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
          value={view}
          onChange={(next) => props.onAsList(next === 'list')}
          className="shrink-0"
        />
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={words.empty[entryRole]}
          text={manages ? words.emptyForOwner[entryRole] : words.emptyText[entryRole]}
        />
      ) : (
        <ul
          className={
            view === 'grid' ? 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-col'
          }
        >
          {items.map((row) => (
            <EntryCard
              key={row.id}
              row={row}
              competition={competition}
              entries={entries}
              changes={changes}
              view={view}
              glowing={glowing.has(`entry:${row.id}`)}
              {...(manages &&
                selectable.some(({ id }) => id === row.id) && {
                  selected: chosen.has(row.id),
                  onSelect: () => toggle(row.id),
                })}
            />
          ))}
        </ul>
      )}
      <Pager page={shown} pages={pages} onPage={onPage} />
      {manages && chosen.size > 0 ? (
        <BulkBar
          rows={rows}
          entries={entries.filter(({ role }) => role === entryRole)}
          competition={competition}
          selected={chosen}
          selectable={selectable.map(({ id }) => id)}
          changes={changes}
          onSelect={select}
        />
      ) : null}
    </section>
  )
}

/** The viewer's own open invitation first, then by number, then as they came. */
function inOrder(rows: readonly EntryRead[], viewer: number | undefined): EntryRead[] {
  const waits = (row: EntryRead) => Number(row.userId === viewer && row.status === 'invited')
  return rows.toSorted(
    (one, other) => waits(other) - waits(one) || one.orderNumber - other.orderNumber || one.id - other.id,
  )
}
