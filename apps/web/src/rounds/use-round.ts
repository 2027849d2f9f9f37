/** A round on its screen: what is entered on this device opens it without a network; what is strange in it is logged. */
import { useEffect } from 'react'
import * as data from '../data/round.ts'
import { logFailure } from '../lib/log-failure.ts'
import { roundDrafts } from './save/kept-draft.ts'
import { reviews } from './review/kept-review.ts'
import { unrecognised } from './unrecognised.ts'

export function useRound(id: number) {
  const found = data.useRound(id, () => roundDrafts.read(id)?.reply ?? reviews.read(id)?.reply ?? null)
  const { data: reply } = found
  useEffect(() => {
    if (reply) unrecognised(reply.round).forEach((line) => logFailure(line))
  }, [reply])
  return found
}
