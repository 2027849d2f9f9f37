/** `/athletes`: the list; without filters in the address the last ones are restored. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { PeopleScreen } from '../../../people/people-screen.tsx'
import { peopleSearch } from '../../../people/people-search.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/athletes')({
  validateSearch: peopleSearch.athletes.read,
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : peopleSearch.athletes.last(search)
    if (last) throw redirect({ to: paths.athletes, search: last, replace: true })
  },
  loader: () => loadMessages('people'),
  component: Athletes,
})

function Athletes() {
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      list="athletes"
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
