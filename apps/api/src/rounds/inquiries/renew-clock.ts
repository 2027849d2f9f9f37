/** Counts open inquiries and sets their deadline for the current phase, after rounds were set aside or came back. */
import { inquiriesEnd } from '@trickline/competition/inquiries'
import { announceCompetition } from '../../competitions/announce-competition.ts'
import { changeCompetition } from '../../competitions/competitions-store.ts'
import type { LockedCompetition } from '../../competitions/lock-competition.ts'
import type { Work } from '../../platform/http/work.ts'
import type { RoundRecord } from '../rounds-store.ts'
import { openInquiriesIn } from './inquiries-store.ts'

/** `phase`: the current one. Returns the changed competition. */
export async function renewInquiryClock<Locked extends LockedCompetition>(
  work: Work,
  locked: Locked,
  phase: readonly RoundRecord[],
): Promise<Locked> {
  const { competition: before } = locked
  const published = phase.flatMap(({ status, publishedAt }) =>
    status === 'published' && publishedAt !== null ? [publishedAt] : [],
  )
  const isPublished = published.length > 0 && published.length === phase.length
  const until = isPublished
    ? inquiriesEnd(before.inquiry_minutes, Math.max(...published))
    : before.inquiriesUntil
  const open = await openInquiriesIn(work.tx, before.id)
  if (until === before.inquiriesUntil && open === before.openInquiries) return locked
  const changes = { open_inquiries: open, inquiries_until: until === null ? null : new Date(until) }
  const competition = await changeCompetition(work.tx, before.id, changes, work.now)
  await announceCompetition(work, { ...locked, competition }, before)
  return { ...locked, competition }
}
