/** What is asked of the server about one round: saving what was entered, its review, and moving it without either. */
import type { RoundStatus } from '@trickline/competition/model'
import type { BodyOf } from '@trickline/contract/call'
import { reviewTricks } from '@trickline/contract/review'
import { storeRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { nameOf, verb } from '../data/verb.ts'
import { queryKeys } from '../lib/query-keys.ts'

type OfRound<C> = { roundId: number; body: BodyOf<C> }

export const saveRound = verb({
  name: 'save-round',
  kept: true,
  thing: ({ roundId }: OfRound<typeof updateRound>) => queryKeys.round(roundId),
  call: updateRound,
  request: ({ body }) => ({ body }),
})

/** `key` names it among all that were ever begun: it has no id yet. */
export const saveNewRound = verb({
  name: 'save-new-round',
  kept: true,
  thing: ({ key }: { key: string; body: BodyOf<typeof storeRound> }) => [...queryKeys.training, key],
  call: storeRound,
  request: ({ body }) => ({ body }),
})

export const sendReview = verb({
  name: 'send-review',
  kept: true,
  thing: ({ roundId }: OfRound<typeof reviewTricks>) => reviewOf(roundId),
  call: reviewTricks,
  request: ({ body }) => ({ body }),
})

/** Given back when scoring is cancelled, taken again when it was released (screens §12). */
export const moveHeldRound = verb({
  name: 'move-held-round',
  thing: ({ roundId }: { roundId: number; to: RoundStatus }) => queryKeys.round(roundId),
  call: updateStatus,
  request: ({ roundId, to }) => ({
    body: {
      entity: 'rounds' as const,
      id: roundId,
      new_status: roundStatusCodes[to],
      source: 'judge_panel',
    },
  }),
})

/** What `useOutbox` calls a save of the round. */
export function saveOf(roundId: number): string {
  return nameOf(queryKeys.round(roundId))
}

export function saveOfNew(key: string): string {
  return nameOf([...queryKeys.training, key])
}

export function saveOfReview(roundId: number): string {
  return nameOf(reviewOf(roundId))
}

function reviewOf(roundId: number) {
  return [...queryKeys.round(roundId), 'review']
}
