/** Mutations of two judges' ballots: deciding what differs, and accepting a single ballot. */
import { oneIsEnough, resolveRound } from '@trickline/contract/calls/ballots'
import type { BallotChoice } from '@trickline/contract/ballots'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type OfRound = { roundId: number }

export const decideBallots = defineMutation({
  name: 'decide-ballots',
  queryKey: ({ roundId }: OfRound) => [...queryKeys.round(roundId), 'resolve'],
  call: resolveRound,
  request: ({ roundId, ...body }: OfRound & { choices: BallotChoice[]; confirm: boolean }) => ({
    params: { id: roundId },
    body,
  }),
})

export const letOneBeEnough = defineMutation({
  name: 'one-is-enough',
  queryKey: ({ roundId }: OfRound) => [...queryKeys.round(roundId), 'one-is-enough'],
  call: oneIsEnough,
  request: ({ roundId, reason }: OfRound & { reason: string }) => ({
    params: { id: roundId },
    body: { reason },
  }),
})
