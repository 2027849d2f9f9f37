/**
 * The query client: tries again what may go better, never what the server refused. What could not be fetched is logged
 * here, once, whichever screens ask for it (screens §1).
 */
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { logFailure } from './log-failure.ts'
import { isDeviceOnline } from './network.ts'
import { currentSession, onSessionChange } from './session.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // not the whole key: the token of a mailed link is in one
    onError: (error, { queryKey: [what] }) => logFailure(`the ${String(what)} could not be fetched`, error),
  }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// it takes a page that was opened without a network for connected, and then misses that it is back
onlineManager.setOnline(isDeviceOnline())

let viewer = currentSession()?.person.id
onSessionChange(() => {
  const now = currentSession()?.person.id
  if (now === viewer) return
  viewer = now
  // Another person sees other data.
  queryClient.clear()
})

/** No answer and 5xx may pass; a 4xx stays a 4xx. Off the network it is said at once, and asked again once it is back. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return onlineManager.isOnline() && failures < 3
}
