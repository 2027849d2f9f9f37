/** The first step of every verb on an inquiry: locks the round, and the competition, which counts open inquiries. */
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import { announceCompetition } from '../../competitions/announce-competition.ts'
import { changeCompetition } from '../../competitions/competitions-store.ts'
import { type LockedCompetition, lockVisibleCompetition } from '../../competitions/lock-competition.ts'
import type { Work } from '../../platform/http/work.ts'
import { findRound, lockRoundAndPhase, type RoundRecord } from '../rounds-store.ts'
import { findInquiry, type InquiryRecord } from './inquiries-store.ts'

export type LockedInquiryRound = LockedCompetition & { round: RoundRecord; currentPhase: number | null }

export async function lockRoundForInquiry(
  work: Work,
  roundId: number,
): Promise<LockedInquiryRound | Refusal> {
  const found = await findRound(work.tx, roundId)
  if (!found || found.competition_id === null) return refuse('not-found')
  const locked = await lockVisibleCompetition(work, found.competition_id)
  if (isRefusal(locked)) return locked
  // it may have been set aside meanwhile
  const round = await lockRoundAndPhase(work.tx, roundId)
  return round ? { ...locked, ...round } : refuse('not-found')
}

export async function lockInquiry(
  work: Work,
  id: number,
): Promise<(LockedInquiryRound & { inquiry: InquiryRecord }) | Refusal> {
  const found = await findInquiry(work.tx, id)
  if (!found) return refuse('not-found')
  const locked = await lockRoundForInquiry(work, found.round_id)
  if (isRefusal(locked)) return locked
  const inquiry = await findInquiry(work.tx, id)
  return inquiry ? { ...locked, inquiry } : refuse('not-found')
}

/** Everybody sees how many inquiries are open. */
export async function countInquiries(work: Work, locked: LockedCompetition, change: 1 | -1): Promise<void> {
  const { competition: before } = locked
  const changes = { open_inquiries: before.openInquiries + change }
  const competition = await changeCompetition(work.tx, before.id, changes, work.now)
  await announceCompetition(work, { ...locked, competition }, before)
}
