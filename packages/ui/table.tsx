/** A table that becomes rows on a phone: mark, name and value in one line, the details below the name. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Place = keyof typeof phonePlaces

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * On a phone: before the lead (a rank), the lead (a name), at the end (a score), after it (a menu), below the lead, or
   * hidden (`wide-end`: at the end of a wide row).
   */
  place?: Place
  numeric?: boolean
  /** From 1024 px on, it takes nothing of the width that is left over. */
  isTight?: boolean
  /** Its header sorts the rows; a phone shows no headers. */
  sort?: { now: 'ascending' | 'descending' | 'none'; onPress: () => void }
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  glows?: (row: Row) => boolean
  highlighted?: (row: Row) => boolean
  onRow?: (row: Row) => void
  isOpenable?: (row: Row) => boolean
}

export function Table<Row>({ caption, columns, rows, rowKey, onRow, isOpenable, ...looks }: Props<Row>) {
  const places = new Set(columns.map(({ place = 'detail' }) => place))
  return (
    <table className="w-full border-collapse text-start max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row, index) => {
          const key = rowKey(row, index)
          const open = onRow && (isOpenable?.(row) ?? true) ? () => onRow(row) : undefined
          return (
            // only for the pointer: the lead cell has the link or button for keyboard and screen readers
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <tr
              key={key}
              // patch.ts finds changed rows by this attribute
              data-row={key}
              onClick={open && ((event) => !isControl(event.target) && open())}
              className={classNames(
                'border-b border-hair max-sm:relative max-sm:grid max-sm:min-h-14 max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:content-center max-sm:items-center max-sm:py-1.5',
                looks.highlighted?.(row) && 'bg-marked max-sm:-mx-2 max-sm:px-2',
                open && 'cursor-pointer hover:bg-sunken',
                looks.glows?.(row) && 'glow',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.key} {...{ column, row, places }} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head<Row>({ column: { head, numeric, place, sort } }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={sort?.now}
      className={classNames(
        'px-3 py-2 text-label font-medium tracking-wide text-soft',
        numeric || place === 'wide-end' ? 'text-end' : 'text-start',
      )}
    >
      {sort ? <span className="hidden max-sm:inline">{head}</span> : null}
      {sort ? (
        <button
          type="button"
          onClick={sort.onPress}
          className={classNames(
            'min-h-touch font-semibold whitespace-nowrap hover:text-ink max-sm:hidden',
            sort.now !== 'none' && 'text-ink',
          )}
        >
          {head} <span aria-hidden="true">{sortArrows[sort.now]}</span>
        </button>
      ) : (
        head
      )}
    </th>
  )
}

/** A link or control within a row has its own action. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select') !== null
}

type CellProps<Row> = { column: Column<Row>; row: Row; places: ReadonlySet<Place> }

function Cell<Row>({ column, row, places }: CellProps<Row>) {
  const { head, cell, place = 'detail', numeric, isTight } = column
  return (
    <td
      className={classNames(
        'min-h-touch py-2 sm:px-3',
        numeric && 'tabular sm:text-end',
        isTight && 'lg:w-px',
        phonePlaces[place],
        phoneSpan(place, places),
      )}
    >
      {place === 'detail' && numeric ? (
        <span aria-hidden="true" className="text-label text-soft sm:hidden">
          {head}
        </span>
      ) : null}
      {cell(row)}
    </td>
  )
}

/** A cell beside the lead is in the middle of both lines. */
function phoneSpan(place: Place, places: ReadonlySet<Place>): string | undefined {
  if (!places.has('below') && !places.has('detail')) return undefined
  if (place === 'lead') return 'max-sm:self-end'
  return bothLines.has(place) ? 'max-sm:row-span-2' : undefined
}

const sortArrows = { ascending: '↑', descending: '↓', none: '↕' }

const bothLines = new Set<Place>(['start', 'end', 'after'])

const phonePlaces = {
  start:
    'sm:w-px sm:whitespace-nowrap max-sm:col-start-1 max-sm:row-start-1 max-sm:min-h-0 max-sm:py-0 max-sm:pe-2',
  lead: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:min-h-0 max-sm:py-0',
  end: 'max-sm:col-start-3 max-sm:row-start-1 max-sm:min-h-0 max-sm:py-0 max-sm:ps-3',
  after:
    'sm:w-px sm:pe-0 sm:text-end max-sm:col-start-4 max-sm:row-start-1 max-sm:-me-3 max-sm:min-h-0 max-sm:py-0',
  below: 'max-sm:col-start-2 max-sm:min-h-0 max-sm:self-start max-sm:py-0 max-sm:text-label max-sm:text-soft',
  detail:
    'max-sm:col-start-2 max-sm:flex max-sm:min-h-0 max-sm:items-center max-sm:gap-2 max-sm:py-0 max-sm:text-label max-sm:text-soft',
  wide: 'max-sm:hidden',
  'wide-end': 'sm:w-px sm:text-end max-sm:hidden',
}
