/** `/rulebooks`: the rules and their sections. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { RulebooksScreen } from '../../../rulebooks/rulebooks-screen.tsx'

export const Route = createFileRoute('/_signed-in/rulebooks')({
  loader: () =>
    Promise.all([loadMessages('rulebooks'), loadMessages('judging'), loadMessages('judgingParts')]),
  component: RulebooksScreen,
})
