/** What is asked of the server about one's own account and answered without a form. */
import { endSession, type SessionRow } from '@trickline/contract/accounts'
import { defineMutation } from '@trickline/client/mutation.ts'

export const sessionsKey = ['sessions'] as const

export const endOneSession = defineMutation({
  name: 'end-session',
  hasNoEvent: true,
  queryKey: () => sessionsKey,
  optimistic: (seen: SessionRow[], { id }: { id: number }) => seen.filter((session) => session.id !== id),
  call: endSession,
  request: ({ id }) => ({ params: { id } }),
})
