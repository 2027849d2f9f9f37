/** `/training`: one's own rounds. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '../../../lib/messages.ts'
import { TrainingScreen } from '../../../training/training-screen.tsx'

export const Route = createFileRoute('/_signed-in/training')({
  loader: () => Promise.all([loadMessages('training'), loadMessages('judging')]),
  component: TrainingScreen,
})
