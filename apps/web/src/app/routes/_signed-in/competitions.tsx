/** `/competitions`: the list. */
import { createFileRoute } from '@tanstack/react-router'
import { ListScreen } from '../../../competitions/list-screen.tsx'
import { loadMessages } from '../../../lib/messages.ts'

export const Route = createFileRoute('/_signed-in/competitions')({
  loader: () => loadMessages('competitions'),
  component: ListScreen,
})
