/** The query client: retries what may succeed later, never a refusal, and logs a failed fetch once (screens §1). */
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { countries } from '@trickline/contract/people'
import { api, ApiError } from './api.ts'
import { logFailure } from './log-failure.ts'
import { isDeviceOnline } from './network.ts'
import { currentSession, onSessionChange } from './session.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // not the whole key: one contains the token of a mailed link
    onError: (error, { queryKey: [queryName] }) =>
      logFailure(`the ${String(queryName)} could not be fetched`, error),
  }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClient.setQueryDefaults(['countries'], { queryFn: ({ signal }) => api(countries, { signal }) })

// the library assumes a new page to be online, and would miss that the network is back
onlineManager.setOnline(isDeviceOnline())

let viewer = currentSession()?.person.id
onSessionChange(() => {
  const now = currentSession()?.person.id
  if (now === viewer) return
  viewer = now
  queryClient.clear()
})

/** Without a network a query fails at once, and is fetched again once it is back. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return onlineManager.isOnline() && failures < 3
}
