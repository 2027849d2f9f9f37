/** Columns of the judges' tables in the compact view: number and name. */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { classNames } from '@trickline/ui/class-names.ts'
import type { Column } from '@trickline/ui/table.tsx'
import { belowNameClass, PersonWithPicture } from '@trickline/views/people/person-name.tsx'
import type { Areas } from '@trickline/messages/areas'

export function numberColumn<Row>(head: string, cell: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'number',
    head,
    place: 'start',
    cell: (row) => <span className="tabular inline-block min-w-6 font-semibold text-soft">{cell(row)}</span>,
  }
}

/** For rows that start with the rank. */
export function numberBelowColumn<Row>(head: string, cell: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'number',
    head,
    place: 'below',
    cell: (row) => (
      <span className={classNames('tabular block text-soft', belowNameClass)}>
        <span aria-hidden="true" className="sm:hidden">
          {head}{' '}
        </span>
        {cell(row)}
      </span>
    ),
  }
}

/** A text stands for a person without an account. */
export function nameColumn<Row>(
  words: Areas['details'],
  personOf: (row: Row) => PersonShort | string | undefined,
): Column<Row> {
  return {
    key: 'name',
    head: `${words.name} · ${words.surname}`,
    place: 'lead',
    cell: (row) => {
      const person = personOf(row)
      if (person === undefined) return null
      if (typeof person === 'object') return <PersonWithPicture user={person} isAboveLine />
      return (
        <span className="flex items-center gap-3 max-sm:gap-2.5">
          <Avatar name={person} />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{person}</span>
        </span>
      )
    },
  }
}
