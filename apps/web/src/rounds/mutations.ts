/** What is asked of the server about one round: claiming it, saving what was entered, its review, and moving it without either. */
import type { RoundStatus } from '@trickline/competition/model'
import type { PersonShort } from '@trickline/contract/people'
import { type CompetitionRead, withRoundChange, type RoundRead } from '@trickline/contract/read-rows'
import type { BodyOf } from '@trickline/contract/call'
import { reviewTricks } from '@trickline/contract/review'
import { storeRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { paths } from '@trickline/views/paths.ts'
import { patchRound } from '@trickline/client/competition.ts'
import {
  outboxItems,
  type OutboxItem,
  sendQueued,
  withdrawUnsent,
  useOutboxItems,
} from '@trickline/client/outbox.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { type Overlay, keyText, defineMutation } from '@trickline/client/mutation.ts'
import { useIsOffline } from '@trickline/client/network.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

const source = 'judge_panel'

type OfRound<C> = { roundId: number; body: BodyOf<C> }
/** `round`: as it was when it was claimed; with it the screen opens without a network. */
type Claim = { round: RoundRead; competition: { id: number; name: string }; by: PersonShort }
/** Of a competition's round: how its row looks until the server says it. */
type Save = OfRound<typeof updateRound> & {
  judged?: { competitionId: number; total: number; by: PersonShort }
}

/** Good at once, or when the network is back; what is entered meanwhile is saved after it (screens §35). */
export const claimRound = defineMutation({
  name: 'claim-round',
  isDurable: true,
  isStep: true,
  queryKey: ({ round }: Claim) => claimQueryKey(round.id),
  optimistic: (seen: RoundReply, { by }: Claim) => ({ ...seen, round: withClaim(seen.round, by) }),
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

/** `key` names it among all that were ever begun: it has no id yet. */
export const saveNewRound = defineMutation({
  name: 'save-new-round',
  isDurable: true,
  queryKey: ({ key }: { key: string; body: BodyOf<typeof storeRound> }) => [...queryKeys.training, key],
  call: storeRound,
  request: ({ body }) => ({ body }),
})

export const sendReview = defineMutation({
  name: 'send-review',
  isDurable: true,
  queryKey: ({ roundId }: OfRound<typeof reviewTricks>) => reviewQueryKey(roundId),
  call: reviewTricks,
  request: ({ body }) => ({ body }),
})

/** Given back when scoring is cancelled, taken again when it was released (screens §12). */
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

/** The claim of a round that the server does not know of yet; null: there is none. */
export function unsentClaim(roundId: number): Claim | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this verb was asked
  return (claimAmong(outboxItems(), roundId)?.ask as Claim | undefined) ?? null
}

/** Its claim waits for the network. */
export function useIsClaimPending(roundId: number): boolean {
  const claim = claimAmong(useOutboxItems(), roundId)
  const isCut = useIsOffline()
  // of many that wait only the first is tried
  return claim !== undefined && (isCut || claim.tries > 0)
}

/** Its claim never left this device. */
export function useIsClaimUnsent(roundId: number): boolean {
  const claim = claimAmong(useOutboxItems(), roundId)
  return claim !== undefined && !claim.hasLeft
}

/** As if it had never been asked for; false: the server may know of it, and has answered if it can be reached. */
export async function withdrawClaim(roundId: number): Promise<boolean> {
  const claim = claimAmong(outboxItems(), roundId)
  if (!claim) return false
  if (await withdrawUnsent(claim.id)) return true
  // what overtakes it would not end it
  await sendQueued()
  return false
}

function claimAmong(items: readonly OutboxItem[], roundId: number): OutboxItem | undefined {
  return items.find(({ key }) => key === keyText(claimQueryKey(roundId)))
}

/** What `useOutboxState` calls a save of the round. */
export function roundSaveKey(roundId: number): string {
  return keyText(queryKeys.round(roundId))
}

export function newRoundSaveKey(key: string): string {
  return keyText([...queryKeys.training, key])
}

export function reviewSaveKey(roundId: number): string {
  return keyText(reviewQueryKey(roundId))
}

function reviewQueryKey(roundId: number) {
  return [...queryKeys.round(roundId), 'review']
}

function claimQueryKey(roundId: number) {
  return [...queryKeys.round(roundId), 'claim']
}

/** Its row in the queue and the tables. */
function roundRowOverlay(
  competitionId: number,
  roundId: number,
  patch: (row: RoundRead) => RoundRead,
): Overlay {
  return {
    queryKey: [...queryKeys.competition(competitionId), 'round', roundId],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is laid over its own thing alone
    apply: (seen) => patchRound(seen as CompetitionRead, roundId, patch),
  }
}

/** Until somebody else is known to have it. */
function withClaim<Row extends RoundRead>(row: Row, by: PersonShort): Row {
  if (row.status !== 'recorded') return row
  return withRoundChange(row, { status_id: roundStatusCodes.scoring, judge: by })
}

function withScore(row: RoundRead, { by, total }: NonNullable<Save['judged']>): RoundRead {
  const isMine = row.judgeId === by.id && (row.status === 'scoring' || row.status === 'review')
  if (!isMine) return row
  const status_id = roundStatusCodes.completed
  return withRoundChange(row, { status_id, status: { id: status_id, name: 'completed' }, total_score: total })
}
