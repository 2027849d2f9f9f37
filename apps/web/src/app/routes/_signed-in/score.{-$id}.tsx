/** `/score`: a new training round; `/score/:id`: an existing one, editable with `?edit=true`. */
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { loadMessages } from '@trickline/ui/messages.ts'
import { videoClock, VideoClockContext } from '../../../media/video-clock.ts'
import { NewTrainingPage } from '../../../training/new-training-page.tsx'
import { NotFoundScreen } from '../../not-found-screen.tsx'
import { TrainingRoundPage } from '../../../training/training-round-page.tsx'

export const Route = createFileRoute('/_signed-in/score/{-$id}')({
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit === true ? { edit } : {}),
  loader: () =>
    Promise.all([
      loadMessages('training'),
      loadMessages('judging'),
      loadMessages('judgingParts'),
      loadMessages('phases'),
    ]),
  component: Score,
})

function Score() {
  const { id } = Route.useParams()
  const { edit = false } = Route.useSearch()
  const [clock] = useState(videoClock)
  const roundId = Number(id)
  if (id !== undefined && !(Number.isInteger(roundId) && roundId > 0)) return <NotFoundScreen />
  return (
    <VideoClockContext value={clock}>
      {id === undefined ? (
        <NewTrainingPage />
      ) : (
        <TrainingRoundPage key={roundId} roundId={roundId} edits={edit} />
      )}
    </VideoClockContext>
  )
}
