/** The query client: tries again what may go better, never what the server refused. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, staleTime: 5_000, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** No answer and 5xx may pass; a 4xx stays a 4xx. */
export function worthAnotherTry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status < 500) return false
  return failures < 3
}
