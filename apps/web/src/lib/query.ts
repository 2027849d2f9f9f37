/** The query client: tries again what may go better, never what the server refused. */
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { currentSession, onSessionChange } from './session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthAnotherTry, staleTime: 5_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let viewer = currentSession()?.person.id
onSessionChange(() => {
  const now = currentSession()?.person.id
  if (now === viewer) return
  viewer = now
  // Another person sees other data.
  queryClient.clear()
})

/** No answer and 5xx may pass; a 4xx stays a 4xx. Off the network it is said at once, and asked again once it is back. */
export function worthAnotherTry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return onlineManager.isOnline() && failures < 3
}
