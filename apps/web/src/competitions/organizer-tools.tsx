/** Below the list, for organizers: import from a file, the events that they organize, and a new one. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isEventOrganizer } from '@trickline/competition/event-rights'
import { listEvents } from '@trickline/contract/calls/events'
import { api } from '@trickline/client/api.ts'
import { usePerson } from '@trickline/client/session.ts'
import { buttonClass } from '@trickline/ui/button.tsx'
import { useMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'
import { ImportButton } from './import-button.tsx'

export const eventsKey = ['events'] as const

export function OrganizerTools() {
  return (
    <>
      <ImportButton />
      <OwnEvents />
    </>
  )
}

/** The list has no event before one of its divisions is published. */
function OwnEvents() {
  const words = useMessages('competitions')
  const person = usePerson()
  const { data } = useQuery({
    queryKey: eventsKey,
    queryFn: async ({ signal }) => (await api(listEvents, { signal })).events,
  })
  const own = (data ?? []).filter((event) => isEventOrganizer(person, event))
  return (
    <>
      {own.map(({ id, name }) => (
        <Link key={id} to={paths.event(id)} className={buttonClass()}>
          {name}
        </Link>
      ))}
      <Link to={paths.event('')} className={buttonClass()}>
        {words.newEvent}
      </Link>
    </>
  )
}
