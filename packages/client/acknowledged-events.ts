/**
 * Which own requests live events have acknowledged. A mutation is done when its event is in the cache, or refetched
 * after 1 s.
 */
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query.ts'

const acknowledgementTimeoutMilliseconds = 1000
const mostAcknowledgedKeys = 100

/** Kept, since an event may arrive before the answer. */
const acknowledgedKeys = new Set<string>()
const waiters = new Map<string, () => void>()

export function acknowledgeEvent(key: string): void {
  acknowledgedKeys.add(key)
  for (const oldest of acknowledgedKeys)
    if (acknowledgedKeys.size > mostAcknowledgedKeys) acknowledgedKeys.delete(oldest)
  waiters.get(key)?.()
}

/** Resolves to true when the event with this key is in the cache, to false after 1 s. */
export async function waitForAcknowledgement(key: string): Promise<boolean> {
  if (acknowledgedKeys.has(key)) return true
  const isAcknowledged = await new Promise<boolean>((resolve) => {
    waiters.set(key, () => resolve(true))
    setTimeout(() => resolve(false), acknowledgementTimeoutMilliseconds)
  })
  waiters.delete(key)
  return isAcknowledged
}

/** Invalidates every query whose key is a prefix of `target`. */
export function refetch(target: QueryKey): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.every((part, index) => target[index] === part),
  })
}
