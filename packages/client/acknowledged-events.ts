/**
 * Which of one's own requests have come back as events. A change that was answered is done when its event was heard and
 * is in the cache; unheard for a second, the thing is fetched.
 */
import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query.ts'

const acknowledgementTimeoutMilliseconds = 1000
const mostAcknowledgedKeys = 100

/** An event may overtake the answer. */
const acknowledgedKeys = new Set<string>()
const waiting = new Map<string, () => void>()

/** An event with this key is in the cache. */
export function acknowledgeEvent(key: string): void {
  acknowledgedKeys.add(key)
  for (const oldest of acknowledgedKeys)
    if (acknowledgedKeys.size > mostAcknowledgedKeys) acknowledgedKeys.delete(oldest)
  waiting.get(key)?.()
}

/** Resolves as soon as it is, or once it was waited for. */
export async function waitForAcknowledgement(key: string): Promise<boolean> {
  if (acknowledgedKeys.has(key)) return true
  const heard = await new Promise<boolean>((settled) => {
    waiting.set(key, () => settled(true))
    setTimeout(() => settled(false), acknowledgementTimeoutMilliseconds)
  })
  waiting.delete(key)
  return heard
}

/** What is cached of it: its key begins that of what was changed. */
export function refetch(target: QueryKey): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.every((part, place) => target[place] === part),
  })
}
