/** `/training`: one's own rounds. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '../../../lib/messages.ts'
import { TrainingPage } from '../../../training/training-page.tsx'

export const Route = createFileRoute('/_signed-in/training')({
  loader: () => Promise.all([loadMessages('training'), loadMessages('judging')]),
  component: TrainingPage,
})
