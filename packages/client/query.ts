/**
 * The query client (screens §1): a load that fails is told after 2 s, an answer of a wrong shape at once, and both are
 * tried on in the background; a refusal is final. A failure is logged once.
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
      // not the whole key: one contains the token of a mailed link; once, however often it is tried
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
  return mayPass(error) && !(error instanceof WrongAnswerError) && failures < retryDelays.length
}

/** What fails at once is told after 2 s. */
const retryDelays = [500, 1500]

/** Pauses between the tries after a failure was told. */
const shortestPauseMilliseconds = 2_000
const longestPauseMilliseconds = 30_000

type AnyQuery = Query<unknown, unknown, unknown>
const trying = new WeakMap<AnyQuery, { tries: number; timer: ReturnType<typeof setTimeout> }>()

/** Goes on trying in the background: the failure stays in sight until an answer comes. */
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
    // one request, so that who asks for it meanwhile waits for no pause; the cache reports its failure
    query.fetch({ ...query.options, retry: false }).catch(() => undefined)
    query.setState({ status: 'error', error })
  })
}

function mayPass(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500
  return error instanceof NetworkError && onlineManager.isOnline()
}
