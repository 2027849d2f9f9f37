/** `/judges`: the list; without filters in the address the last ones are restored. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { PeopleScreen } from '../../../people/people-screen.tsx'
import { peopleSearch } from '../../../people/people-search.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/judges')({
  validateSearch: peopleSearch.judges.read,
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : peopleSearch.judges.last(search)
    if (last) throw redirect({ to: paths.judges, search: last, replace: true })
  },
  loader: () => loadMessages('people'),
  component: Judges,
})

function Judges() {
  const navigate = Route.useNavigate()
  return (
    <PeopleScreen
      list="judges"
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
