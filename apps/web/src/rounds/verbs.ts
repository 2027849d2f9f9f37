/** What is asked of the server about one round: claiming it, saving what was entered, its review, and moving it without either. */
import type { RoundStatus } from '@trickline/competition/model'
import type { PersonShort } from '@trickline/contract/people'
import { type CompetitionRead, rereadRound, type RoundRead } from '@trickline/contract/read'
import type { BodyOf } from '@trickline/contract/call'
import { reviewTricks } from '@trickline/contract/review'
import { storeRound, updateRound } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { paths } from '../app/paths.ts'
import { patchRound } from '../data/competition.ts'
import { keptAsks, type OutboxItem, sendWaiting, takeBack, useUnsent } from '../data/outbox.ts'
import type { RoundReply } from '../data/round.ts'
import { type Beside, nameOf, verb } from '../data/verb.ts'
import { useCutOff } from '../lib/network.ts'
import { queryKeys } from '../lib/query-keys.ts'

const source = 'judge_panel'

type OfRound<C> = { roundId: number; body: BodyOf<C> }
/** `round`: as it was when it was claimed; with it the screen opens without a network. */
type Claim = { round: RoundRead; competition: { id: number; name: string }; by: PersonShort }
/** Of a competition's round: how its row looks until the server says it. */
type Save = OfRound<typeof updateRound> & {
  judged?: { competitionId: number; total: number; by: PersonShort }
}

/** Good at once, or when the network is back; what is entered meanwhile is saved after it (screens §35). */
export const claimRound = verb({
  name: 'claim-round',
  kept: true,
  isStep: true,
  thing: ({ round }: Claim) => claimOf(round.id),
  ahead: (seen: RoundReply, { by }: Claim) => ({ ...seen, round: claimed(seen.round, by) }),
  beside: ({ round, competition, by }: Claim) =>
    besideRound(competition.id, round.id, (row) => claimed(row, by)),
  call: updateStatus,
  request: ({ round }) => ({
    body: { entity: 'rounds' as const, id: round.id, new_status: roundStatusCodes.scoring, source },
  }),
})

export const saveRound = verb({
  name: 'save-round',
  kept: true,
  thing: ({ roundId }: Save) => queryKeys.round(roundId),
  beside: ({ roundId, judged }: Save) =>
    judged ? besideRound(judged.competitionId, roundId, (row) => scored(row, judged)) : null,
  at: ({ roundId, judged }: Save) => (judged ? paths.judging(roundId) : null),
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
      source,
    },
  }),
})

/** The claim of a round that the server does not know of yet; null: there is none. */
export function unsentClaim(roundId: number): Claim | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this verb was asked
  return (claimAmong(keptAsks(), roundId)?.ask as Claim | undefined) ?? null
}

/** Its claim waits for the network. */
export function useIsUnclaimed(roundId: number): boolean {
  const claim = claimAmong(useUnsent(), roundId)
  const isCut = useCutOff()
  // of many that wait only the first is tried
  return claim !== undefined && (isCut || claim.tries > 0)
}

/** Its claim never left this device. */
export function useIsClaimHere(roundId: number): boolean {
  const claim = claimAmong(useUnsent(), roundId)
  return claim !== undefined && !claim.hasLeft
}

/** As if it had never been asked for; false: the server may know of it, and has answered if it can be reached. */
export async function withdrawClaim(roundId: number): Promise<boolean> {
  const claim = claimAmong(keptAsks(), roundId)
  if (!claim) return false
  if (await takeBack(claim.id)) return true
  // what overtakes it would not end it
  await sendWaiting()
  return false
}

function claimAmong(items: readonly OutboxItem[], roundId: number): OutboxItem | undefined {
  return items.find(({ key }) => key === nameOf(claimOf(roundId)))
}

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

function claimOf(roundId: number) {
  return [...queryKeys.round(roundId), 'claim']
}

/** Its row in the queue and the tables. */
function besideRound(competitionId: number, roundId: number, patch: (row: RoundRead) => RoundRead): Beside {
  return {
    thing: [...queryKeys.competition(competitionId), 'round', roundId],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is laid over its own thing alone
    layer: (seen) => patchRound(seen as CompetitionRead, roundId, patch),
  }
}

/** Until somebody else is known to have it. */
function claimed<Row extends RoundRead>(row: Row, by: PersonShort): Row {
  if (row.status !== 'recorded') return row
  return rereadRound(row, { status_id: roundStatusCodes.scoring, judge: by })
}

function scored(row: RoundRead, { by, total }: NonNullable<Save['judged']>): RoundRead {
  const isMine = row.judgeId === by.id && (row.status === 'scoring' || row.status === 'review')
  if (!isMine) return row
  const status_id = roundStatusCodes.completed
  return rereadRound(row, { status_id, status: { id: status_id, name: 'completed' }, total_score: total })
}
