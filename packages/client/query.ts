/**
 * The query client (screens §1). A failed load is reported after 2 s, a reply of the wrong shape at once; both are retried in
 * the background, while a refusal is final. Each failure is logged once.
 */
import { notifyManager, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { countries } from '@trickline/contract/calls/people'
import { api, ApiError, NetworkError, WrongAnswerError } from './api.ts'
import { logFailure } from './log-failure.ts'
import { isDeviceOnline } from './network.ts'
import { currentSession, onSessionChange } from './session.ts'

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const [queryName] = query.queryKey
      // logs the name only, since one key contains the token of a mailed link; logs once, however often the query is retried
      if (!trying.has(query)) logFailure(`the ${String(queryName)} could not be fetched`, error)
      if (query.state.data === undefined && mayPass(error)) tryAgainLater(query)
    },
    onSuccess: (_, query) => {
      clearTimeout(trying.get(query)?.timer)
      trying.delete(query)
    },
  }),
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures) => retryDelays[failures] ?? 0,
      staleTime: 5_000,
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

queryClient.setQueryDefaults(['countries'], { queryFn: ({ signal }) => api(countries, { signal }) })

// the library assumes that a new page is online, and would then miss that the network comes back
onlineManager.setOnline(isDeviceOnline())

let viewer = currentSession()?.person.id
onSessionChange(() => {
  const now = currentSession()?.person.id
  if (now === viewer) return
  viewer = now
  queryClient.clear()
})

/** Without a network a query fails at once; it is fetched again when the network is back. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return mayPass(error) && !(error instanceof WrongAnswerError) && failures < retryDelays.length
}

/** Pauses between the first tries, in milliseconds: a load that keeps failing is reported after 2 s. */
const retryDelays = [500, 1500]

/** Pauses between the tries after a failure was reported. */
const shortestPauseMilliseconds = 2_000
const longestPauseMilliseconds = 30_000

type AnyQuery = Query<unknown, unknown, unknown>
const trying = new WeakMap<AnyQuery, { tries: number; timer: ReturnType<typeof setTimeout> }>()

/** Retries in the background; the failure stays visible until an answer comes. */
function tryAgainLater(query: AnyQuery): void {
  const before = trying.get(query)
  clearTimeout(before?.timer)
  const tries = (before?.tries ?? 0) + 1
  const pause = Math.min(shortestPauseMilliseconds * 2 ** (tries - 1), longestPauseMilliseconds)
  trying.set(query, { tries, timer: setTimeout(() => tryAgain(query), pause) })
}

function tryAgain(query: AnyQuery): void {
  const { fetchStatus, data, error } = query.state
  if (fetchStatus !== 'idle' || data !== undefined || !query.isActive()) return
  notifyManager.batch(() => {
    // a single request, so that a screen asking for it meanwhile waits for no pause; the cache reports its failure
    query.fetch({ ...query.options, retry: false }).catch(() => undefined)
    query.setState({ status: 'error', error })
  })
}

function mayPass(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500
  return error instanceof NetworkError && onlineManager.isOnline()
}
