/** `/organizer`: the list of organizers; without filters in the address the last ones are restored. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { PeopleScreen } from '../../../people/people-screen.tsx'
import { peopleSearch } from '../../../people/people-search.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/organizer')({
  validateSearch: peopleSearch.organizers.read,
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : peopleSearch.organizers.last(search)
    if (last) throw redirect({ to: paths.organizers, search: last, replace: true })
  },
  loader: () => loadMessages('people'),
  component: Organizers,
})

function Organizers() {
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      list="organizers"
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
