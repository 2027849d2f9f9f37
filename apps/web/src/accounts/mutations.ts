/** Mutations of one's own account. */
import { endSession } from '@trickline/contract/calls/accounts'
import type { SessionRow } from '@trickline/contract/accounts'
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
