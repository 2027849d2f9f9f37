/** `/competitions`: the list, as narrowed as its address says, or as it was left. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { competitionsSearch } from '../../../competitions/competitions-search.ts'
import { release } from '../../../data/held.ts'
import { ListScreen } from '../../../competitions/list-screen.tsx'
import { applyChoices } from '../../../lib/device-choices.ts'
import { loadMessages } from '../../../lib/messages.ts'
import { paths } from '../../paths.ts'

export const Route = createFileRoute('/_signed-in/competitions')({
  validateSearch: competitionsSearch.read,
  beforeLoad: ({ search, cause, preload }) => {
    // from the list one begins anew
    if (!preload) release('edited')
    const last = cause === 'stay' ? null : competitionsSearch.last(search)
    if (last) throw redirect({ to: paths.competitions, search: last, replace: true })
  },
  loader: () => Promise.all([loadMessages('competitions'), loadMessages('front')]),
  component: Competitions,
})

function Competitions() {
  useLayoutEffect(applyChoices, [])
  const navigate = Route.useNavigate()
  return (
    <ListScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
