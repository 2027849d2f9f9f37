/** `/trickList`: the catalogue as a table, twenty a page; a row opens what is known of its trick (screens §22). */
import { type Trick, trickCategories, trickCategoryName } from '@trickline/contract/tricks'
import type { Areas } from '@trickline/messages/areas'
import { levelName, levels } from '@trickline/scoring'
import { useState } from 'react'
import { useTricks } from '../../data/catalogue.ts'
import { type ListAddress, useListSearch } from '../../data/list-search.ts'
import { type Format, useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { LevelMark } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List } from '../../ui/list.tsx'
import type { ListFilter } from '../../ui/list-filters.ts'
import { Page } from '../../ui/page.tsx'
import { NumberedPager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { levelWord } from '../performed-trick.ts'
import { TrickDialog, type TrickPart } from './trick-dialog.tsx'
import * as order from './trick-list.ts'

type Opened = { id: number; part: TrickPart }
type Names = 'search' | 'category' | 'level' | 'sort'

export function TrickListScreen(address: ListAddress<Names>) {
  const words = useMessages('tricks')
  const judging = useMessages('judging')
  const format = useFormat()
  const { tricks, error, refetch } = useTricks()
  const [values, setValues] = useListSearch(order.trickListSearch, address)
  const [opened, open] = useState<Opened | null>(null)
  const sorting = order.sortingOf(values.sort)
  // another order starts with all tricks again
  const sortBy = (sort: string) => setValues({ ...values, category: '', level: '', sort, page: 1 })
  const columns = columnsOf({
    words,
    judging,
    format,
    sorting,
    open,
    onSort: (column) => sortBy(order.nextSort(values.sort, column)),
  })
  return (
    <Page title={words.title}>
      <List
        rows={tricks.length > 0 ? order.inOrder(tricks, sorting) : undefined}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={words.failed}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
        searchIn={({ name, short_name }) => `${name} ${short_name}`}
        searchHint={words.searchHint}
        filters={filtersOf(words, judging)}
        values={values}
        onChange={setValues}
        perPage={order.tricksPerPage}
        PagerPart={NumberedPager}
        skeleton={<Skeleton className="h-12" />}
        className="grid-cols-1 gap-1"
        renderTable={(items) => (
          <>
            <PhoneOrder sort={values.sort} onSort={sortBy} />
            <Table
              caption={words.title}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              onRow={({ id }) => open({ id, part: 'about' })}
            />
          </>
        )}
      />
      <TrickDialog
        trick={tricks.find(({ id }) => id === opened?.id) ?? null}
        part={opened?.part ?? 'about'}
        tricks={tricks}
        onOpen={open}
      />
    </Page>
  )
}

function filtersOf(words: Areas['tricks'], judging: Areas['judging']): ListFilter<Trick>[] {
  return [
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
}

/** The heads of a table that a phone does not show. */
function PhoneOrder({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  const words = useMessages('tricks')
  return (
    <SelectField
      label={words.sort}
      value={sort || 'id'}
      onChange={({ target }) => onSort(target.value)}
      wrapperClassName="mb-3 sm:hidden"
    >
      {order.columns.flatMap((column) =>
        [false, true].map((descending) => (
          <option key={`${column} ${descending}`} value={descending ? `-${column}` : column}>
            {words.sortedBy(words.columns[column], descending)}
          </option>
        )),
      )}
    </SelectField>
  )
}

type Given = {
  words: Areas['tricks']
  judging: Areas['judging']
  format: Format
  sorting: order.Sorting
  open: (opened: Opened) => void
  onSort: (column: order.TrickColumn) => void
}

// Over 60 lines: the six columns of one table.
function columnsOf({ words, judging, format, sorting, open, onSort }: Given): Column<Trick>[] {
  const direction = sorting.descending ? ('descending' as const) : ('ascending' as const)
  const sorted = (column: order.TrickColumn) => ({
    head: words.columns[column],
    sort: { now: sorting.column === column ? direction : ('none' as const), onPress: () => onSort(column) },
  })
  return [
    {
      key: 'id',
      ...sorted('id'),
      place: 'start',
      numeric: true,
      cell: ({ id }) => <span className="text-label text-soft">{id}</span>,
    },
    {
      key: 'name',
      ...sorted('name'),
      place: 'lead',
      cell: ({ id, name, short_name }) => (
        <>
          <button
            type="button"
            onClick={() => open({ id, part: 'about' })}
            className="text-start font-semibold [overflow-wrap:anywhere]"
          >
            {name}
          </button>
          <span className="block text-label text-soft">{short_name}</span>
        </>
      ),
    },
    {
      key: 'value',
      ...sorted('value'),
      place: 'end',
      numeric: true,
      cell: ({ value }) => <span className="text-score font-bold">{format.value(value)}</span>,
    },
    {
      key: 'level',
      ...sorted('level'),
      cell: ({ level_id }) => (
        <span className="inline-flex items-center gap-1.5">
          <LevelMark level={levelName(level_id)} />
          {levelWord(level_id, judging)}
        </span>
      ),
    },
    { key: 'category', ...sorted('category'), cell: ({ categorie_id }) => trickCategoryName(categorie_id) },
    {
      key: 'video',
      head: words.video,
      cell: ({ id, name, video_url }) => (
        <IconButton
          icon={video_url ? 'play' : 'plus'}
          label={video_url ? words.watch(name) : words.addVideoTo(name)}
          onClick={() => open({ id, part: video_url ? 'video' : 'add' })}
        />
      ),
    },
  ]
}
