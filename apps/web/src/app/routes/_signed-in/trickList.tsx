/** `/trickList`: the catalogue, as narrowed and ordered as its address says it, or as it was left. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '../../../lib/messages.ts'
import { trickListSearch } from '../../../tricks/list/trick-list.ts'
import { TrickListScreen } from '../../../tricks/list/trick-list-screen.tsx'
import { paths } from '../../paths.ts'

export const Route = createFileRoute('/_signed-in/trickList')({
  validateSearch: trickListSearch.read,
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : trickListSearch.last(search)
    if (last) throw redirect({ to: paths.trickList, search: last, replace: true })
  },
  loader: () => Promise.all([loadMessages('tricks'), loadMessages('judging')]),
  component: TrickList,
})

function TrickList() {
  const navigate = Route.useNavigate()
  return (
    <TrickListScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
