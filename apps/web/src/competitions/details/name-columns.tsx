/** Columns of the judges' tables in the compact view: number and name. */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import type { Column } from '@trickline/ui/table.tsx'
import { PersonName } from '@trickline/views/people/person-name.tsx'
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
      <span className="tabular block text-soft">
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
      const isNamed = typeof person === 'object'
      return (
        <span className="flex items-center gap-3">
          {/* on a phone the name has its room */}
          <span className="shrink-0 max-sm:hidden">
            {isNamed ? (
              <Avatar name={person.name} surname={person.surname} src={person.img_path} />
            ) : (
              <Avatar name={person} />
            )}
          </span>
          <span className="min-w-0 leading-tight font-semibold [overflow-wrap:anywhere]">
            {isNamed ? <PersonName user={person} marksOwn /> : person}
          </span>
        </span>
      )
    },
  }
}
