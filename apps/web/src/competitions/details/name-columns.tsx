/** Columns of the judges' tables in the compact view: number and name. */
import type { PersonShort } from '@trickline/contract/people'
import type { ReactNode } from 'react'
import { personName } from '@trickline/views/person-name.ts'
import { ProfileLink } from '@trickline/views/people/person-name.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import type { Column } from '@trickline/ui/table.tsx'
import { useIsWide } from '@trickline/ui/use-wide.ts'

type NamedPerson = Pick<PersonShort, 'name' | 'surname' | 'is_deleted'> & { userId: number | null }

export function numberColumn<Row>(head: string, cell: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'number',
    head,
    place: 'start',
    cell: (row) => <span className="tabular inline-block min-w-6 font-semibold text-soft">{cell(row)}</span>,
  }
}

export function useNameColumns<Row>(person: (row: Row) => NamedPerson | null): Column<Row>[] {
  const words = useMessages('details')
  const common = useMessages('common')
  const isWide = useIsWide()
  const linked = (part: (named: NamedPerson) => string) => (row: Row) => {
    const named = person(row)
    return named ? (
      <ProfileLink userId={named.userId} className="font-semibold [overflow-wrap:anywhere]">
        {part(named)}
      </ProfileLink>
    ) : null
  }
  if (!isWide) {
    const head = `${words.name} · ${words.surname}`
    return [{ key: 'name', head, place: 'lead', cell: linked((named) => personName(named, common)) }]
  }
  return [
    {
      key: 'name',
      head: words.name,
      place: 'lead',
      cell: linked((named) => (named.is_deleted ? personName(named, common) : named.name)),
    },
    {
      key: 'surname',
      head: words.surname,
      cell: linked(({ surname, is_deleted }) => (is_deleted ? '' : surname)),
    },
  ]
}
