/** `/statistics`: one's own; `?athlete=ID` and `?competition=ID` those of others. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '../../../lib/messages.ts'
import { StatisticsScreen } from '../../../statistics/statistics-screen.tsx'
import { statisticsSearch } from '../../../statistics/statistics-search.ts'

export const Route = createFileRoute('/_signed-in/statistics')({
  validateSearch: statisticsSearch,
  loader: () => Promise.all([loadMessages('statistics'), loadMessages('judging')]),
  component: Statistics,
})

function Statistics() {
  const search = Route.useSearch()
  // whose they are is another page
  return <StatisticsScreen key={JSON.stringify(search)} search={search} />
}
