/** What is asked of the server about one's own account and answered without a form. */
import { endSession, type SessionRow } from '@trickline/contract/accounts'
import { verb } from '../data/verb.ts'

export const sessionsKey = ['sessions'] as const

export const endOneSession = verb({
  name: 'end-session',
  isQuiet: true,
  thing: () => sessionsKey,
  ahead: (seen: SessionRow[], { id }: { id: number }) => seen.filter((session) => session.id !== id),
  call: endSession,
  request: ({ id }) => ({ params: { id } }),
})
