/** `/training`: one's own rounds; without filters in the address the last ones are restored. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { trainingSearch } from '../../../training/training-search.ts'
import { TrainingScreen } from '../../../training/training-screen.tsx'
import { paths } from '@trickline/views/paths.ts'

export const Route = createFileRoute('/_signed-in/training')({
  validateSearch: trainingSearch.read,
  beforeLoad: ({ search, cause }) => {
    const last = cause === 'stay' ? null : trainingSearch.last(search)
    if (last) throw redirect({ to: paths.training, search: last, replace: true })
  },
  loader: () => Promise.all([loadMessages('training'), loadMessages('judging')]),
  component: Training,
})

function Training() {
  const navigate = Route.useNavigate()
  return (
    <TrainingScreen
      search={Route.useSearch()}
      onSearch={(to, { replace }) => void navigate({ search: to, replace, resetScroll: false })}
    />
  )
}
