/** Mutations of one round: claim, save, review and moves. */
import type { RoundStatus } from '@trickline/competition/model'
import type { PersonShort } from '@trickline/contract/people'
import { type CompetitionRead, type RoundRead, withRoundChange } from '@trickline/contract/read-rows'
import type { CallAddress } from '@trickline/contract/call-address'
import type { BodyFor } from '@trickline/contract/call-types'
import { reviewTricks } from '@trickline/contract/calls/review'
import { storeRound, updateRound } from '@trickline/contract/calls/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/calls/status-update'
import { paths } from '@trickline/views/paths.ts'
import { patchRound } from '@trickline/client/competition-copies.ts'
import { type OutboxItem, outboxItems, useOutboxItems } from '@trickline/client/outbox-items.ts'
import { sendQueued, withdrawUnsent } from '@trickline/client/outbox.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import type { Overlay } from '@trickline/client/optimistic-data.ts'
import { isOffline as isOfflineNow, onNetworkChange, useIsOffline } from '@trickline/client/network.ts'
import { keyText, queryKeys } from '@trickline/client/query-keys.ts'

const source = 'judge_panel'

type RoundInput<C extends CallAddress> = { roundId: number; body: BodyFor<C> }
/** `round`: the round when it was claimed, with which the screen opens offline. */
type Claim = { round: RoundRead; competition: { id: number; name: string }; by: PersonShort }
type Save = RoundInput<typeof updateRound> & {
  judged?: { competitionId: number; total: number; by: PersonShort }
}

/** Without a network the claim waits in the outbox, and the save follows it (screens §35). */
export const claimRound = defineMutation({
  name: 'claim-round',
  isDurable: true,
  isStep: true,
  queryKey: ({ round }: Claim) => claimQueryKey(round.id),
  optimistic: (reply: RoundReply, { by }: Claim) => ({ ...reply, round: withClaim(reply.round, by) }),
  secondaryOverlay: ({ round, competition, by }: Claim) =>
    roundRowOverlay(competition.id, round.id, (row) => withClaim(row, by)),
  call: updateStatus,
  request: ({ round }) => ({
    body: { entity: 'rounds' as const, id: round.id, new_status: roundStatusCodes.scoring, source },
  }),
})

export const saveRound = defineMutation({
  name: 'save-round',
  isDurable: true,
  queryKey: ({ roundId }: Save) => queryKeys.round(roundId),
  secondaryOverlay: ({ roundId, judged }: Save) =>
    judged ? roundRowOverlay(judged.competitionId, roundId, (row) => withScore(row, judged)) : null,
  recoveryPath: ({ roundId, judged }: Save) => (judged ? paths.judging(roundId) : null),
  call: updateRound,
  request: ({ body }) => ({ body }),
})

/** `key` identifies the new round, which has no id yet. */
export const saveNewRound = defineMutation({
  name: 'save-new-round',
  isDurable: true,
  queryKey: ({ key }: { key: string; body: BodyFor<typeof storeRound> }) => [...queryKeys.training, key],
  call: storeRound,
  request: ({ body }) => ({ body }),
})

export const sendReview = defineMutation({
  name: 'send-review',
  isDurable: true,
  queryKey: ({ roundId }: RoundInput<typeof reviewTricks>) => queryKeys.review(roundId),
  call: reviewTricks,
  request: ({ body }) => ({ body }),
})

/** Releases a round when scoring is cancelled; claims a released one again (screens §12). */
export const moveClaimedRound = defineMutation({
  name: 'move-held-round',
  queryKey: ({ roundId }: { roundId: number; to: RoundStatus }) => queryKeys.round(roundId),
  call: updateStatus,
  request: ({ roundId, to }) => ({
    body: {
      entity: 'rounds' as const,
      id: roundId,
      new_status: roundStatusCodes[to],
      source,
    },
  }),
})

const lateAfterMilliseconds = 10_000

/** Resolves to true when the device is offline, or after 10 s. */
export function offlineOrLate(): Promise<true> {
  return new Promise((settled) => {
    const endIfOffline = () => isOfflineNow() && end()
    const stop = onNetworkChange(endIfOffline)
    const timer = setTimeout(end, lateAfterMilliseconds)
    endIfOffline()
    function end() {
      stop()
      clearTimeout(timer)
      settled(true)
    }
  })
}

export function unsentClaim(roundId: number): Claim | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the input of this mutation
  return (findClaim(outboxItems(), roundId)?.ask as Claim | undefined) ?? null
}

export function useIsClaimPending(roundId: number): boolean {
  const claim = findClaim(useOutboxItems(), roundId)
  const isOffline = useIsOffline()
  // the outbox only tries its first item, so without a network the others wait with 0 tries
  return claim !== undefined && (isOffline || claim.tries > 0)
}

/** The server may not know of the claim yet. */
export function useIsClaimUnderWay(roundId: number): boolean {
  return findClaim(useOutboxItems(), roundId) !== undefined
}

export function useIsClaimUnsent(roundId: number): boolean {
  const claim = findClaim(useOutboxItems(), roundId)
  return claim !== undefined && !claim.hasLeft
}

/** Returns false if there was no claim, or the server may have received it; in that case the outbox is sent first. */
export async function withdrawClaim(roundId: number): Promise<boolean> {
  const claim = findClaim(outboxItems(), roundId)
  if (!claim) return false
  if (await withdrawUnsent(claim.id)) return true
  // a release that arrived before the claim would not end it
  await sendQueued()
  return false
}

function findClaim(items: readonly OutboxItem[], roundId: number): OutboxItem | undefined {
  return items.find(({ key }) => key === keyText(claimQueryKey(roundId)))
}

function claimQueryKey(roundId: number) {
  return [...queryKeys.round(roundId), 'claim']
}

function roundRowOverlay(
  competitionId: number,
  roundId: number,
  patch: (row: RoundRead) => RoundRead,
): Overlay {
  return {
    queryKey: [...queryKeys.competition(competitionId), 'round', roundId],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query key is a competition's
    apply: (data) => patchRound(data as CompetitionRead, roundId, patch),
  }
}

/** Changes only a round that can be claimed: any other status is newer than the claim. */
function withClaim<Row extends RoundRead>(row: Row, by: PersonShort): Row {
  const { ballots } = row
  const isFree = row.status === 'recorded' || (row.status === 'scoring' && ballots?.own === 'none')
  if (!isFree) return row
  return withRoundChange(row, {
    status_id: roundStatusCodes.scoring,
    judge: by,
    ...(ballots && { ballots: { ...ballots, own: 'held' as const, held: ballots.held + 1 } }),
  })
}

function withScore(row: RoundRead, { by, total }: NonNullable<Save['judged']>): RoundRead {
  const isHeld = row.judgeId === by.id && (row.status === 'scoring' || row.status === 'review')
  if (!isHeld) return row
  if (row.ballots && row.status === 'scoring') return withBallot(row, row.ballots)
  const status_id = roundStatusCodes.completed
  return withRoundChange(row, { status_id, status: { id: status_id, name: 'completed' }, total_score: total })
}

/** Only the server knows what follows a second ballot. */
function withBallot(row: RoundRead, before: NonNullable<RoundRead['ballots']>): RoundRead {
  const ballots = { ...before, own: 'given' as const, given: before.given + 1, held: before.held - 1 }
  const isFirst = ballots.given < ballots.needed && ballots.held === 0
  const status_id = isFirst ? roundStatusCodes.recorded : roundStatusCodes.scoring
  return withRoundChange(row, { status_id, judge: null, ballots })
}
