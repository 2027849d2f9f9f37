/**
 * A table that becomes rows on the phone: there the lead cell and the end cell share a line, and the
 * details stand below with their labels. Where the text is large the end cell stands below the name instead of breaking it.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useGlow } from './glow.ts'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Where it stands on the phone: before the lead (a rank), as the lead (a name), at the end (a score), or below. */
  place?: 'start' | 'lead' | 'end' | 'detail'
  /** Numbers stand at the end of their column. */
  numeric?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** A row glows for two seconds when this changes. */
  glowOn?: (row: Row) => unknown
  /** For who keeps the time of the glow: a row glows as long as this is true. */
  glows?: (row: Row) => boolean
  highlighted?: (row: Row) => boolean
  onRow?: (row: Row) => void
  /** Which rows `onRow` opens; all without it. */
  opens?: (row: Row) => boolean
  className?: string | undefined
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  glowOn,
  glows,
  highlighted,
  onRow,
  opens,
  className,
}: Props<Row>) {
  return (
    <table className={classNames('w-full border-collapse text-start max-sm:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                'px-3 py-2 text-label font-medium tracking-wide text-soft',
                column.numeric ? 'text-end' : 'text-start',
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            glowsOn={glowOn?.(row)}
            glowing={glows?.(row) ?? false}
            highlighted={highlighted?.(row) ?? false}
            {...(onRow && (opens?.(row) ?? true) && { onRow })}
          />
        ))}
      </tbody>
    </table>
  )
}

function TableRow<Row>({
  row,
  columns,
  glowsOn,
  glowing,
  highlighted,
  onRow,
}: {
  row: Row
  columns: readonly Column<Row>[]
  glowsOn: unknown
  glowing: boolean
  highlighted: boolean
  onRow?: (row: Row) => void
}) {
  const changed = useGlow(glowsOn)
  return (
    // A convenience for the pointer: the lead cell holds the link or button that keys and readers use.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <tr
      onClick={onRow && (() => onRow(row))}
      className={classNames(
        'border-b border-hair max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:px-1 max-sm:py-2.5',
        highlighted && 'bg-sunken',
        onRow && 'cursor-pointer hover:bg-sunken',
        glowing ? 'glow' : changed,
      )}
    >
      {columns.map((column) => {
        const place = column.place ?? 'detail'
        return (
          <td
            key={column.key}
            className={classNames(
              'min-h-touch py-2 sm:px-3',
              column.numeric && 'tabular sm:text-end',
              phonePlaces[place],
            )}
          >
            {place === 'detail' ? (
              <span aria-hidden="true" className="text-label text-soft sm:hidden">
                {column.head}
              </span>
            ) : null}
            {column.cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

const phonePlaces = {
  start: 'max-sm:order-1 max-sm:min-h-0 max-sm:py-0',
  lead: 'max-sm:order-2 max-sm:min-h-0 max-sm:min-w-0 max-sm:flex-[1_1_8rem] max-sm:py-0',
  end: 'max-sm:order-3 max-sm:ms-auto max-sm:min-h-0 max-sm:py-0',
  detail:
    'max-sm:order-4 max-sm:flex max-sm:min-h-0 max-sm:basis-full max-sm:items-center max-sm:justify-between max-sm:gap-3 max-sm:py-0',
}
