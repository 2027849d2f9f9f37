/** GET /competitions/{id}/inquiries: judges and owner get all, athletes their own (who-sees-what §12). */
import { canSeeInquiry, decideAnswer, decideInquiry } from '@trickline/competition/inquiries'
import type { Person } from '@trickline/competition/model'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { listInquiries as call, Inquiry } from '@trickline/contract/inquiries'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { findCompetition } from '../../competitions/competitions-store.ts'
import { entriesOf, type EntryRecord } from '../../entries/entries-store.ts'
import { peopleById } from '../../people/people-store.ts'
import { shortOf } from '../../people/person-row.ts'
import type { SignedInReadContext, Work } from '../../platform/http/work.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { iso } from '../../platform/rows.ts'
import { judgesByRound } from '../round-changes-store.ts'
import { roundsOfCompetition } from '../rounds-store.ts'
import { findInquiry, inquiriesOf, type InquiryRecord, stateOf } from './inquiries-store.ts'

export async function readInquiries(
  { db, person, now }: SignedInReadContext,
  { params: { id } }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const competition = await findCompetition(tx, id)
    const entries = competition ? await entriesOf(tx, id) : []
    if (!competition || !canSeeCompetition(person, competition, entries)) return refuse('not-found')
    const nobodys = { userId: 0 }
    const takesPart = entries.some(({ userId }) => userId === person.id)
    if (!takesPart && !canSeeInquiry(person, competition, entries, nobodys)) return refuse('not-allowed')
    const all = await inquiriesOf(tx, id)
    const seen = all.filter(({ user_id: userId }) => canSeeInquiry(person, competition, entries, { userId }))
    const rounds = await roundsOfCompetition(tx, id)
    const currentPhase = Math.max(0, ...rounds.map(({ roundNumber }) => roundNumber ?? 0))
    const mayInquire = rounds.filter((round) => {
      const made = all.find(({ round_id, withdrawn_at }) => round_id === round.id && withdrawn_at === null)
      const inquiry = made ? stateOf(made) : null
      const context = { competition, round, currentPhase, inquiry, now: now.getTime() }
      return decideInquiry(person, context).move !== undefined
    })
    return {
      inquiries: await inquiryRows(tx, seen, person, entries),
      may_inquire: mayInquire.map((round) => round.id),
    }
  })
}

/** The inquiries as one viewer sees them. */
async function inquiryRows(
  db: Kysely<Schema>,
  inquiries: readonly InquiryRecord[],
  viewer: Person,
  entries: readonly EntryRecord[],
): Promise<Inquiry[]> {
  const people = await peopleById(
    db,
    inquiries.flatMap(({ user_id, answered_by }) => [user_id, answered_by]),
  )
  const judgedBy = await judgesByRound(
    db,
    inquiries.map(({ round_id }) => round_id),
  )
  return inquiries.map((inquiry) => {
    const { user_id: userId, answered_by: answeredBy, round_number: roundNumber } = inquiry
    const state = stateOf(inquiry)
    const decision = decideAnswer(viewer, {
      entries,
      round: { userId, roundNumber, status: 'published' },
      judgedBy: judgedBy.get(inquiry.round_id) ?? new Set(),
      inquiry: state,
    })
    return {
      id: inquiry.id,
      round_id: inquiry.round_id,
      round_number: roundNumber,
      user: shortOf(people, userId),
      at: inquiry.at.toISOString(),
      state,
      tricks: inquiry.tricks,
      outcome: inquiry.outcome,
      note: inquiry.note,
      answered_at: iso(inquiry.answered_at),
      answered_by: answeredBy === null ? null : shortOf(people, answeredBy),
      total_before: inquiry.total_before,
      total_after: inquiry.total_after,
      may_answer: decision.move !== undefined,
    }
  })
}

export async function inquiryAsStored(
  { tx, person }: Work,
  id: number,
  entries: readonly EntryRecord[],
): Promise<Inquiry> {
  const stored = await findInquiry(tx, id)
  const [row] = stored ? await inquiryRows(tx, [stored], person, entries) : []
  if (!row) throw new Error(`inquiry ${id} is gone, though it was locked`)
  return row
}
