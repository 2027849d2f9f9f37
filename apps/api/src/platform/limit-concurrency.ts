/** Limits work that takes much memory or a whole core, per process. When its queue is full, work is refused at once (503). */
import pLimit from 'p-limit'
import { refuse } from '@trickline/contract/refusals'
import { RefusalError } from './http/errors.ts'

export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

const retryAfterSeconds = 5

export function limitConcurrency({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: number
}): ConcurrencyLimit {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.pendingCount >= mostWaiting) throw new RefusalError(refuse('busy', { retryAfterSeconds }))
    return limit(work)
  }
}
