/** `/competitions`: the list; without filters in the address the last ones are restored. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { competitionsSearch } from '../../../competitions/competitions-search.ts'
import { forgetLastOpened } from '@trickline/client/last-opened.ts'
import { CompetitionListScreen } from '../../../competitions/competition-list-screen.tsx'
import { applyChoices } from '@trickline/views/public-page-choices.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/competitions')({
  validateSearch: competitionsSearch.read,
  beforeLoad: ({ search, cause, preload }) => {
    // `/competition` then opens a new form, not the last one
    if (!preload) forgetLastOpened('edited')
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
    <CompetitionListScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
