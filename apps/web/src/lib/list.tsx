/** A list of cards with search, filters and pager, in all its states. The screen keeps the filters in the address. */
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '@trickline/ui/messages.ts'
import { Button } from '@trickline/ui/button.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import { Chip } from '@trickline/ui/chip.tsx'
import { EmptyState } from '@trickline/ui/empty-state.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import {
  availableOptions,
  type ListFilter,
  matchingFilters,
  matchingText,
} from '@trickline/ui/list-filters.ts'
import { Loaded } from './loaded.tsx'
import { pageOf, Pager } from '@trickline/ui/pager.tsx'
import { Skeleton } from '@trickline/ui/skeleton.tsx'

const noFilters: readonly never[] = []

type Values = Record<string, string | number> & { page: number }

type Props<Row extends { id: number }, TValues extends Values> = {
  rows: readonly Row[] | undefined
  /** Given if the server searches: `rows` is this page, `total` the number of rows on all pages. */
  serverPage?: { page: number; total: number } | undefined
  error: unknown
  onRetry: () => void
  failedTitle: string
  empty: ReactNode
  /** Text of a row to search in, unless the server searches; without a hint there is no search field. */
  searchIn?: (row: Row) => string
  searchHint?: string
  filters?: readonly ListFilter<Row>[]
  values: TValues
  onChange: (values: TValues) => void
  perPage: number
  /** Rows of the same entry are shown as one, at the place of the first. */
  entryOf?: (row: Row) => string | number
  /** `rows`: the matching rows of the entry. */
  children?: (row: Row, rows: readonly Row[]) => ReactNode
  renderTable?: (items: readonly Row[]) => ReactNode
  /** Shown after the filters. */
  tools?: ReactNode
  PagerPart?: typeof Pager
  skeleton: ReactNode
  className?: string
}

export function List<Row extends { id: number }, TValues extends Values>({
  rows,
  error,
  onRetry,
  failedTitle,
  skeleton,
  className = 'grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3',
  ...list
}: Props<Row, TValues>) {
  const { perPage: count, searchHint } = list
  const grid = classNames('grid', className)
  return (
    <Loaded
      data={rows}
      error={error}
      refetch={onRetry}
      failedTitle={failedTitle}
      skeleton={<Loading {...{ grid, count, skeleton }} searches={searchHint !== undefined} />}
    >
      {(loaded) => <LoadedList {...list} rows={loaded} grid={grid} />}
    </Loaded>
  )
}

type LoadedProps<Row extends { id: number }, TValues extends Values> = Omit<
  Props<Row, TValues>,
  'error' | 'onRetry' | 'failedTitle' | 'skeleton' | 'className'
> & { rows: readonly Row[]; grid: string }

function LoadedList<Row extends { id: number }, TValues extends Values>(props: LoadedProps<Row, TValues>) {
  const { rows, serverPage, searchIn, searchHint, filters = noFilters, values, onChange, perPage } = props
  const { empty, grid, children, renderTable, tools, PagerPart = Pager, entryOf = idOf } = props
  const [timesReset, setTimesReset] = useState(0)
  if (rows.length === 0 && !(serverPage && values['search'])) return empty
  const found = matchingText(rows, searchIn, values)
  const matching = matchingFilters(found, filters, values)
  const shown = serverPage?.total ?? matching.length
  const { items, page, pages } = serverPage
    ? { items: entriesOf(rows, entryOf), page: serverPage.page, pages: Math.ceil(shown / perPage) }
    : pageOf(entriesOf(matching, entryOf), values.page, perPage)
  const change = (changes: Record<string, string>) => onChange({ ...values, ...changes, page: 1 })
  const onShowAll = () => {
    setTimesReset(timesReset + 1)
    change(Object.fromEntries(['search', ...filters.map(({ name }) => name)].map((name) => [name, ''])))
  }
  return (
    <>
      <Bar
        rows={found}
        filters={filters}
        values={values}
        searchHint={searchHint}
        timesReset={timesReset}
        onChange={change}
        onShowAll={onShowAll}
        count={{ shown, all: rows.length }}
        tools={tools}
      />
      {items.length === 0 ? (
        <NoMatch
          count={serverPage ? null : rows.length}
          isFiltered={filters.length > 0}
          onShowAll={onShowAll}
        />
      ) : (
        (renderTable?.(items.flat()) ?? (
          <div className={grid}>
            {items.map((entry) =>
              entry
                .slice(0, 1)
                .map((row) => <Fragment key={entryOf(row)}>{children?.(row, entry)}</Fragment>),
            )}
          </div>
        ))
      )}
      <PagerPart
        page={page}
        pages={pages}
        onPage={(next) => {
          onChange({ ...values, page: next })
          scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

function idOf({ id }: { id: number }): number {
  return id
}

function entriesOf<Row>(rows: readonly Row[], entryOf: (row: Row) => string | number): Row[][] {
  const entries = new Map<string | number, Row[]>()
  for (const row of rows) {
    const entry = entries.get(entryOf(row))
    if (entry) entry.push(row)
    else entries.set(entryOf(row), [row])
  }
  return [...entries.values()]
}

type NoMatchProps = {
  /** Number of all rows; null: the server has searched. */
  count: number | null
  isFiltered: boolean
  onShowAll: () => void
}

function NoMatch({ count, isFiltered, onShowAll }: NoMatchProps) {
  const words = useMessages('common').list
  return (
    <EmptyState
      title={words.noMatchTitle}
      text={isFiltered ? words.noMatchText : words.tryPart}
      action={
        <Button onClick={onShowAll}>{count === null ? words.clearSearch : words.showAll(count)}</Button>
      }
    />
  )
}

type BarProps<Row> = {
  rows: readonly Row[]
  filters: readonly ListFilter<Row>[]
  values: Record<string, string | number>
  searchHint: string | undefined
  /** A new value ends what is being typed. */
  timesReset: number
  onChange: (changes: Record<string, string>) => void
  onShowAll: () => void
  count: { shown: number; all: number }
  tools: ReactNode
}

function Bar<Row>(props: BarProps<Row>) {
  const { rows, filters, values, searchHint, timesReset, onChange, onShowAll, count, tools } = props
  const words = useMessages('common').list
  const search = String(values['search'] ?? '')
  const narrows = filters.length > 0 && (search !== '' || filters.some(({ name }) => values[name]))
  return (
    <search aria-label={words.filters} className="mb-6 flex flex-wrap gap-x-4 gap-y-3">
      {searchHint === undefined ? null : (
        <SearchField
          key={timesReset}
          search={search}
          hint={searchHint}
          onSearch={(text) => onChange({ search: text })}
        />
      )}
      <div className="chip-row empty:hidden">
        {filters.map((filter) => (
          <FilterChip
            key={filter.name}
            label={filter.label}
            options={availableOptions(rows, filters, values, filter)}
            value={String(values[filter.name] ?? '')}
            onChange={(value) => onChange({ [filter.name]: value })}
          />
        ))}
        {tools}
        {narrows ? (
          <button
            type="button"
            onClick={onShowAll}
            className="min-h-touch shrink-0 rounded-full px-3 font-semibold text-accent-ink underline underline-offset-4"
          >
            {words.showAll(count.all)}
          </button>
        ) : null}
      </div>
      <p aria-live="polite" className="sr-only">
        {words.found(count.shown)}
      </p>
    </search>
  )
}

type SearchProps = { search: string; hint: string; onSearch: (text: string) => void }

/** Milliseconds from the last letter until the list follows, as rendering would delay the next letter. */
const pause = 150

function SearchField({ search, hint, onSearch }: SearchProps) {
  const words = useMessages('common').list
  const [{ text, asked }, setState] = useState({ text: search, asked: search })
  // changed by a filter, the back button or another screen
  if (asked !== search) setState({ text: search, asked: search })
  const ask = useEffectEvent(() => {
    setState((before) => ({ ...before, asked: text }))
    onSearch(text)
  })
  useEffect(() => {
    const timer = text === asked ? undefined : setTimeout(ask, pause)
    return () => clearTimeout(timer)
  }, [text, asked])
  const change = (next: string) => setState((before) => ({ ...before, text: next }))
  return (
    <TextField
      label={words.search}
      labelHidden
      type="search"
      placeholder={hint}
      value={text}
      onChange={({ target }) => change(target.value)}
      end={
        text === '' ? (
          <Icon name="search" className="pointer-events-none me-3 size-4 text-soft" />
        ) : (
          <IconButton icon="close" label={words.clearSearch} onClick={() => change('')} />
        )
      }
      className="[&::-webkit-search-cancel-button]:hidden"
      wrapperClassName="w-full sm:max-w-80 sm:flex-1 sm:basis-56"
    />
  )
}

type ChipProps = {
  label: string
  options: readonly (readonly [value: string | number, label: string])[]
  /** '' means all. */
  value: string
  onChange: (value: string) => void
}

function FilterChip({ label, options, value, onChange }: ChipProps) {
  const words = useMessages('common').list
  const chosen = options.find(([each]) => String(each) === value)
  return (
    <Chip text={value === '' ? label : (chosen?.[1] ?? value)} isChosen={value !== ''}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-raised text-ink opacity-0"
      >
        <option value="">{words.all}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
        {/* a value typed into the address */}
        {value !== '' && !chosen ? <option value={value}>{value}</option> : null}
      </select>
      {value === '' ? null : (
        <button
          type="button"
          onClick={() => onChange('')}
          className="relative -me-4 grid size-touch place-items-center rounded-full"
        >
          <Icon name="close" className="size-4" />
          <span className="sr-only">{words.reset(label)}</span>
        </button>
      )}
    </Chip>
  )
}

type LoadingProps = { grid: string; count: number; skeleton: ReactNode; searches: boolean }

function Loading({ grid, count, skeleton, searches }: LoadingProps) {
  const common = useMessages('common')
  return (
    <div aria-busy="true">
      <output className="sr-only">{common.loading}</output>
      <div className="mb-6 flex flex-wrap gap-x-4 gap-y-4">
        {searches ? <Skeleton className="h-touch w-full sm:max-w-80 sm:flex-1" /> : null}
        <Skeleton className="h-touch w-64 rounded-full" />
      </div>
      <div className={grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{skeleton}</div>
        ))}
      </div>
    </div>
  )
}
