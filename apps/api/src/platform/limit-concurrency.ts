/**
 * Work that takes much memory or a whole core: so much of it at once, so much waiting for its turn, and what comes beyond
 * that is refused at once (503), while everything else goes on. The bound is of the process, whose memory it is.
 */
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
  const inTurn = pLimit(atOnce)
  return async (work) => {
    if (inTurn.pendingCount >= mostWaiting) throw new RefusalError(refuse('busy', { retryAfterSeconds }))
    return inTurn(work)
  }
}
