/** `/home`: the first screen after sign-in. */
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../../../home/home-screen.tsx'
import { loadMessages } from '@trickline/ui/messages.ts'

export const Route = createFileRoute('/_signed-in/home')({
  loader: () => Promise.all([loadMessages('home'), loadMessages('phases')]),
  component: HomeScreen,
})
