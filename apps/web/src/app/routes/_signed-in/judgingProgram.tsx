/** `/judgingProgram`: the rounds to judge in all competitions. */
import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '@trickline/ui/messages.ts'
import { JudgingProgram } from '../../../home/judging-program.tsx'

export const Route = createFileRoute('/_signed-in/judgingProgram')({
  loader: () => Promise.all([loadMessages('home'), loadMessages('phases'), loadMessages('competitions')]),
  component: JudgingProgram,
})
