/** A person in the tables of the compact view: name and surname apart where there is room, together on a phone. */
import type { Areas } from '@trickline/messages/areas'
import { personName } from '../../lib/person-name.ts'
import type { Column } from '../../ui/table.tsx'
import { ProfileLink } from '../../phases/profile-link.tsx'

type Named = { userId: number | null; name: string; surname: string }

export function nameColumns<Row>(
  words: Areas['details'],
  isWide: boolean,
  person: (row: Row) => Named | null,
): Column<Row>[] {
  const linked = (row: Row, part: (named: Named) => string) => {
    const named = person(row)
    if (named === null) return null
    return (
      <ProfileLink userId={named.userId} className="font-semibold [overflow-wrap:anywhere]">
        {part(named)}
      </ProfileLink>
    )
  }
  const apart: Column<Row>[] = [
    { key: 'name', head: words.name, place: 'lead', cell: (row) => linked(row, ({ name }) => name) },
    { key: 'surname', head: words.surname, cell: (row) => linked(row, ({ surname }) => surname) },
  ]
  const together: Column<Row> = {
    key: 'name',
    head: `${words.name}, ${words.surname}`,
    place: 'lead',
    cell: (row) => linked(row, personName),
  }
  return isWide ? apart : [together]
}
