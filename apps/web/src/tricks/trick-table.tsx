/** The table of tricks, 20 per page, with search and filters (screens §22, §29). */
import { trickCategories, trickCategoryName } from '@trickline/contract/trick-categories'
import type { Trick } from '@trickline/contract/tricks'
import { levels } from '@trickline/scoring'
import type { ReactNode } from 'react'
import { useFormat } from '@trickline/ui/format.ts'
import { useMessages } from '@trickline/ui/messages.ts'
import { Badge } from '@trickline/ui/badge.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { List } from '../lib/list.tsx'
import type { ListFilter } from '@trickline/ui/list-filters.ts'
import { NumberedPager } from '@trickline/ui/pager.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'
import { type Column, Table } from '@trickline/ui/table.tsx'
import { Level } from '@trickline/views/tricks/level.tsx'
import { levelWord } from '@trickline/views/tricks/performed-trick.ts'
import { trickNames } from './search-tricks.ts'

const tricksPerPage = 20

export type TrickColumn = 'id' | 'name' | 'value' | 'level' | 'category'

type Props<Values> = {
  title: string
  /** In display order; empty while loading. */
  tricks: readonly Trick[]
  error: unknown
  refetch: () => unknown
  values: Values
  onChange: (values: Values) => void
  onOpen: (trick: Trick) => void
  sortBy?: (column: TrickColumn) => NonNullable<Column<Trick>['sort']>
  actionHead: ReactNode
  actionPlace: NonNullable<Column<Trick>['place']>
  renderAction: (trick: Trick) => ReactNode
  /** Shown after the filters: day and order. */
  tools?: ReactNode
}

export function TrickTable<Values extends Record<string, string | number> & { page: number }>({
  title,
  tricks,
  error,
  refetch,
  values,
  onChange,
  onOpen,
  sortBy,
  actionHead,
  actionPlace,
  renderAction,
  tools,
}: Props<Values>) {
  const words = useMessages('tricks')
  const filters = useFilters(tricks)
  const columns = useColumns(onOpen).map((column) =>
    sortBy ? { ...column, sort: sortBy(column.key) } : column,
  )
  return (
    <List
      rows={tricks.length > 0 ? tricks : undefined}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={words.failed}
      empty={<EmptyState title={words.empty} text={words.emptyText} />}
      searchIn={trickNames}
      searchHint={words.searchHint}
      filters={filters}
      values={values}
      onChange={onChange}
      perPage={tricksPerPage}
      PagerPart={NumberedPager}
      skeleton={<Skeleton className="h-12" />}
      className="grid-cols-1 gap-1"
      tools={tools}
      renderTable={(items) => (
        <Table
          caption={title}
          columns={[...columns, { key: 'action', head: actionHead, place: actionPlace, cell: renderAction }]}
          rows={items}
          // rows change their text while someone types, which is faster than creating rows
          rowKey={(_, index) => index}
          onRow={onOpen}
        />
      )}
    />
  )
}

function useFilters(tricks: readonly Trick[]): ListFilter<Trick>[] {
  const words = useMessages('tricks')
  const judging = useMessages('judging')
  const filters: ListFilter<Trick>[] = [
    {
      name: 'category',
      label: words.category,
      of: ({ categorie_id }) => categorie_id,
      options: trickCategories.map(({ id, name }) => [id, name]),
    },
    {
      name: 'level',
      label: words.level,
      of: ({ level_id }) => level_id,
      options: levels.map(({ id }) => [id, levelWord(id, judging)]),
    },
  ]
  const byState: ListFilter<Trick> = {
    name: 'state',
    label: words.state,
    of: ({ retired_at }) => (retired_at === null ? 'offered' : 'retired'),
    options: [
      ['offered', words.offered],
      ['retired', words.retired],
    ],
  }
  return tricks.some(({ retired_at }) => retired_at !== null) ? [...filters, byState] : filters
}

function useColumns(onOpen: (trick: Trick) => void): (Column<Trick> & { key: TrickColumn })[] {
  const words = useMessages('tricks')
  const format = useFormat()
  return [
    {
      key: 'id',
      head: words.columns.id,
      place: 'wide',
      isTight: true,
      cell: ({ id }) => <span className="text-label text-soft">{id}</span>,
    },
    {
      key: 'name',
      head: words.columns.name,
      place: 'lead',
      isTight: true,
      cell: (trick) => (
        <div className="sm:leading-tight lg:w-88">
          <button
            type="button"
            lang="en"
            onClick={() => onOpen(trick)}
            className="text-start leading-snug font-semibold [overflow-wrap:anywhere] sm:leading-[inherit]"
          >
            {trick.name}
          </button>
          <span className="block text-label leading-tight text-soft max-sm:hidden">{trick.short_name}</span>
          {trick.retired_at === null ? null : <Badge>{words.retired}</Badge>}
        </div>
      ),
    },
    {
      key: 'value',
      head: words.columns.value,
      place: 'end',
      numeric: true,
      isTight: true,
      cell: ({ value }) => <span className="text-score font-bold">{format.value(value)}</span>,
    },
    {
      key: 'level',
      head: words.columns.level,
      // on a phone only the mark
      place: 'start',
      cell: ({ level_id }) => <Level id={level_id} isShort />,
    },
    {
      key: 'category',
      head: words.columns.category,
      cell: ({ short_name, categorie_id }) => (
        <span className="max-sm:truncate">
          <span className="sm:hidden">{short_name} · </span>
          {trickCategoryName(categorie_id)}
        </span>
      ),
    },
  ]
}
