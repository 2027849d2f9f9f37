/** `/score`: a new training round; `/score/:id`: an existing one, editable with `?edit=true`. */
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useOptionalId } from '../../lib/address.ts'
import { videoClock, VideoClockContext } from '../../media/video-clock.ts'
import { NewTrainingPage } from '../../training/new-training-page.tsx'
import { TrainingRoundPage } from '../../training/training-round-page.tsx'

export function ScorePage() {
  const id = useOptionalId()
  const { edit = false } = useSearch({ strict: false })
  const [clock] = useState(videoClock)
  return (
    <VideoClockContext value={clock}>
      {id === null ? <NewTrainingPage /> : <TrainingRoundPage key={id} roundId={id} edits={edit} />}
    </VideoClockContext>
  )
}
