/** The organizers of an event, and a search for others with that role. */
import type { PersonShort } from '@trickline/contract/people'
import { useState } from 'react'
import { Avatar } from '@trickline/ui/avatar.tsx'
import { Button } from '@trickline/ui/button.tsx'
import { TextField } from '@trickline/ui/field.tsx'
import { Icon } from '@trickline/ui/icon.tsx'
import { IconButton } from '@trickline/ui/icon-button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { NameAndFlag } from '@trickline/views/people/person-name.tsx'
import { personName } from '@trickline/views/person-name.ts'
import { usePeople } from '../people/use-people.ts'

type Props = { people: readonly PersonShort[]; onChange: (people: readonly PersonShort[]) => void }

export function OrganizersInput({ people, onChange }: Props) {
  const words = useMessages('eventScreens')
  const common = useMessages('common')
  const [search, setSearch] = useState('')
  const add = (person: PersonShort) => {
    onChange([...people, person])
    setSearch('')
  }
  return (
    <section aria-labelledby="event-organizers" className="flex flex-col gap-3 border-t border-hair pt-6">
      <h2 id="event-organizers" className="text-lead font-semibold">
        {words.organizers}
      </h2>
      <ul className="max-w-md">
        {people.map((person) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3 border-b border-hair">
            <Avatar name={person.name} surname={person.surname} src={person.img_path} size="small" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <NameAndFlag user={person} />
            </span>
            {people.length > 1 ? (
              <IconButton
                icon="close"
                label={words.removeOrganizer(personName(person, common))}
                onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <TextField
        label={words.findOrganizer}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        wrapperClassName="max-w-md"
      />
      {search.trim() === '' ? null : <Found search={search} chosen={people} onAdd={add} />}
    </section>
  )
}

type FoundProps = { search: string; chosen: readonly PersonShort[]; onAdd: (person: PersonShort) => void }

const mostFound = 5

function Found({ search, chosen, onAdd }: FoundProps) {
  const common = useMessages('common')
  const { data } = usePeople('organizers', { search, page: 1 })
  const others = (data?.people ?? []).filter(({ id }) => chosen.every((each) => each.id !== id))
  if (data && others.length === 0) return <p className="text-soft">{common.list.noMatchTitle}</p>
  return (
    <div className="flex flex-wrap gap-2">
      {others.slice(0, mostFound).map((person) => (
        <Button key={person.id} icon={<Icon name="plus" />} onClick={() => onAdd(person)}>
          {personName(person, common)}
        </Button>
      ))}
    </div>
  )
}
