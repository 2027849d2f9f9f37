/** `/statistics`: one's own; with `?athlete=ID`, `?competition=ID` or `?round=ID` those of an athlete, competition or round. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { StatisticsScreen } from '../../../statistics/statistics-screen.tsx'
import { statisticsSearch } from '../../../statistics/statistics-search.ts'

export const Route = createFileRoute('/_signed-in/statistics')({
  validateSearch: statisticsSearch,
  loader: () => Promise.all([loadMessages('statistics'), loadMessages('judging'), loadMessages('tricks')]),
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StatisticsScreen
      // a new subject resets the screen
      key={`${search.athlete} ${search.with} ${search.competition} ${search.round}`}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
