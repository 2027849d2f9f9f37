/** Mutations of one's own account. */
import { endSession, type SessionRow } from '@trickline/contract/accounts'
import { defineMutation } from '@trickline/client/mutation.ts'

export const sessionsKey = ['sessions'] as const

export const endOneSession = defineMutation({
  name: 'end-session',
  hasNoEvent: true,
  queryKey: () => sessionsKey,
  optimistic: (sessions: SessionRow[], { id }: { id: number }) =>
    sessions.filter((session) => session.id !== id),
  call: endSession,
  request: ({ id }) => ({ params: { id } }),
})
