/** The content that a query loads; before that a skeleton, or why it is missing. It stays when a later fetch fails. */
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

type Props<TData> = {
  data: TData | undefined
  error: unknown
  refetch: () => unknown
  failedTitle: string
  skeleton: ReactNode
  children: (data: TData) => ReactNode
}

export function Loaded<TData>({ data, error, refetch, failedTitle, skeleton, children }: Props<TData>) {
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return <LoadFailed title={failedTitle} error={error} onRetry={() => void refetch()} />
}
