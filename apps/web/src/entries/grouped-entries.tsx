/** One page of entries under the headings of their groups, as rows or as cards. */
import type { CompetitionRead, EntryRead } from '@trickline/contract/read-rows'
import { isOwner } from '@trickline/competition/permissions'
import { type ReactNode, useId } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { usePerson } from '@trickline/client/session.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { rowsClass } from '@trickline/ui/row.tsx'
import { toggled } from './bulk-actions.ts'
import { type EntryGroup, entryGroups, groupOf, waitsForOwner } from './entry-groups.ts'
import { EntryRow } from './entry-row.tsx'
import { EntryStatusChip } from './entry-status.tsx'
import { SendMails } from './entry-tools.tsx'
import type { EntryChanges } from './use-entry-changes.ts'

type Props = {
  competition: CompetitionRead
  /** The entries of all pages. */
  rows: readonly EntryRead[]
  shown: readonly EntryRead[]
  view: 'grid' | 'list'
  glowing: ReadonlySet<string>
  changes: EntryChanges
  /** Ids of entries; null: nothing is being selected. */
  selection: { selectable: readonly number[]; chosen: readonly number[] } | null
  onSelect: (ids: readonly number[]) => void
}

export function GroupedEntries(props: Props) {
  const { competition, shown, view } = props
  const groups = entryGroups.filter((group) => shown.some((row) => groupOf(row, competition) === group))
  const waiting = groups.filter(waitsForOwner)
  const rest = groups.filter((group) => !waitsForOwner(group))
  const columns = view === 'grid' ? [groups] : [waiting, rest].filter(({ length }) => length > 0)
  const isSplit = columns.length > 1
  return (
    <div className={classNames('grid gap-x-10 gap-y-5', isSplit && 'lg:grid-cols-2')}>
      {columns.map((column) => (
        <div key={column[0]} className="flex min-w-0 flex-col gap-5">
          {column.map((group) => (
            <Group key={group} {...props} group={group} inColumns={!isSplit} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Group({ group, inColumns, ...props }: Props & { group: EntryGroup; inColumns: boolean }) {
  const { competition, rows, shown, view, glowing, changes, selection, onSelect } = props
  const id = useId()
  const isIn = (row: EntryRead) => groupOf(row, competition) === group
  const all = rows.filter(isIn)
  const isList = view === 'list'
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 pb-1">
        <h2 id={id} className="flex items-center gap-2 font-semibold tracking-normal">
          <GroupName group={group} rows={all} competition={competition} /> <Badge>{all.length}</Badge>
        </h2>
        {group === 'registered' && !selection ? <SendMails competition={competition} rows={all} /> : null}
      </div>
      <ul
        className={
          isList
            ? classNames(
                'border-t border-hair',
                inColumns && 'grid gap-x-10 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2',
              )
            : classNames('grid', rowsClass)
        }
      >
        {shown.filter(isIn).map((row) => (
          <li key={row.id} className="min-w-0">
            <EntryRow
              {...{ row, competition, changes, view }}
              isWaiting={waitsForOwner(group)}
              numbered={row.role === 'athlete' && (group === 'approved' || group === 'competing')}
              glowing={glowing.has(`entry:${row.id}`)}
              selection={
                selection?.selectable.includes(row.id)
                  ? {
                      isSelected: selection.chosen.includes(row.id),
                      onToggle: () => onSelect(toggled(selection.chosen, row.id)),
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type NameProps = Pick<Props, 'competition' | 'rows'> & { group: EntryGroup }

function GroupName({ group, rows, competition }: NameProps): ReactNode {
  const words = useMessages('entries')
  const owns = isOwner(usePerson(), competition)
  const [first] = rows
  if (group === 'unknown') return first ? <EntryStatusChip row={first} /> : null
  if (group === 'unpaid') return words.unpaid
  if (owns && group === 'pending') return words.waitsForYou
  if (group === 'invited' && owns) return words.noAnswer
  if (owns && group === 'approved' && first?.role === 'athlete' && competition.fees > 0)
    return words.approvedAndPaid
  return words.statuses[group]
}
