/**
 * Those who take part in one role: a grid or a list, nine a page, with what the owner does for all of them above and
 * what concerns one of them on its card (doc 2 §2). Athletes and judges share it; what differs is handed in.
 */
import type { EntryRole } from '@trickline/competition/model'
import { canManageEntries } from '@trickline/competition/permissions'
import { competitionAsRules, entryAsRules } from '@trickline/contract/as-rules'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { EntryRow } from '@trickline/contract/entries'
import { type ComponentType, useState } from 'react'
import * as z from 'zod/mini'
import { useHeldState } from '../lib/held-state.ts'
import { useMessages } from '../lib/messages.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { pageOf, Pager } from '../ui/pager.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { EntryCard } from './entry-card.tsx'
import { type ChangeEntries, type EntryChanges, useEntryChanges } from './use-entry-changes.ts'

export type PanelProps = {
  competition: CompetitionDetail
  /** Shows entries ahead of the server's answer. */
  changeEntries: ChangeEntries
  /** Rows that changed within the last two seconds, as `entry:12`. */
  glowing: ReadonlySet<string>
  /** From 1; beyond the end shows the last. Held by the page, so that the way back leads here again. */
  page: number
  onPage: (page: number) => void
}

const cardsPerPage = 9
const panelView = z.enum(['grid', 'list'])

type Props = PanelProps & {
  entryRole: EntryRole
  /** The owner's buttons. */
  Tools: ComponentType<ToolsProps>
}

export type ToolsProps = {
  competition: CompetitionDetail
  /** Those of this entryRole, the declined among them. */
  rows: readonly EntryRow[]
  changes: EntryChanges
}

export function EntriesPanel({ entryRole, competition, changeEntries, glowing, page, onPage, Tools }: Props) {
  const words = useMessages('entries')
  const person = usePerson()
  const rules = competitionAsRules(competition)
  const manages = canManageEntries(person, rules)
  const changes = useEntryChanges(entryRole, competition.id, changeEntries)
  const [view, setView] = useHeldState('entries-view', panelView, 'grid')
  const [showsDeclined, setShowsDeclined] = useState(false)

  const entries = competition.competition_users.map(entryAsRules)
  const rows = inOrder(
    competition.competition_users.filter((row) => entryAsRules(row).role === entryRole),
    person?.id,
  )
  const declined = rows.filter((row) => entryAsRules(row).status === 'declined')
  const active = rows.filter((row) => !declined.includes(row))
  const { items, page: shown, pages } = pageOf(showsDeclined ? declined : active, page, cardsPerPage)
  return (
    <section aria-label={entryRole === 'athlete' ? words.athletes : words.judges}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {manages ? <Tools competition={competition} rows={rows} changes={changes} /> : null}
        {declined.length > 0 ? (
          <Button
            aria-pressed={showsDeclined}
            onClick={() => {
              setShowsDeclined(!showsDeclined)
              onPage(1)
            }}
          >
            {showsDeclined ? words.hideDeclined : words.showDeclined(declined.length)}
          </Button>
        ) : null}
        <Segmented
          label={words.view}
          labelHidden
          segments={[
            { value: 'grid', label: words.grid },
            { value: 'list', label: words.list },
          ]}
          value={view}
          onChange={setView}
          className="ms-auto"
        />
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={showsDeclined ? words.noneDeclined : words.empty[entryRole]}
          text={
            showsDeclined ? undefined : manages ? words.emptyForOwner[entryRole] : words.emptyText[entryRole]
          }
        />
      ) : (
        <ul className={view === 'grid' ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-col'}>
          {items.map((row) => (
            <EntryCard
              key={row.id}
              row={row}
              competition={rules}
              entries={entries}
              changes={changes}
              view={view}
              glowing={glowing.has(`entry:${row.id}`)}
            />
          ))}
        </ul>
      )}
      <Pager page={shown} pages={pages} onPage={onPage} />
    </section>
  )
}

/** The viewer's own open invitation first, then by number, then as they came. */
function inOrder(rows: readonly EntryRow[], viewer: number | undefined): EntryRow[] {
  const waits = (row: EntryRow) => Number(row.user_id === viewer && entryAsRules(row).status === 'invited')
  return rows.toSorted(
    (one, other) => waits(other) - waits(one) || one.order_number - other.order_number || one.id - other.id,
  )
}
