/** All SQL on inquiries. */
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { InquiryOutcome, InquiryState } from '@trickline/competition/inquiries'
import type { InquiriesTable, Schema } from '../../platform/postgres/schema.ts'

export type InquiryRecord = Awaited<ReturnType<typeof inquiriesOf>>[number]

/** The inquiries about the competition's rounds, newest first; leaves out rounds that were set aside. */
export async function inquiriesOf(db: Kysely<Schema>, competitionId: number) {
  return inquiries(db).where('rounds.competition_id', '=', competitionId).execute()
}

export async function findInquiry(db: Kysely<Schema>, id: number): Promise<InquiryRecord | undefined> {
  return inquiries(db).where('inquiries.id', '=', id).executeTakeFirst()
}

/** The inquiry that is not withdrawn. */
export async function inquiryOfRound(
  db: Kysely<Schema>,
  roundId: number,
): Promise<InquiryRecord | undefined> {
  return inquiries(db).where('round_id', '=', roundId).where('withdrawn_at', 'is', null).executeTakeFirst()
}

function inquiries(db: Kysely<Schema>) {
  return db
    .selectFrom('inquiries')
    .innerJoin('rounds', 'rounds.id', 'inquiries.round_id')
    .selectAll('inquiries')
    .select(['rounds.competition_id', 'rounds.user_id', 'rounds.round_number'])
    .$narrowType<{ competition_id: number }>()
    .orderBy('inquiries.id', 'desc')
}

export async function insertInquiry(
  tx: Kysely<Schema>,
  inquiry: Insertable<InquiriesTable>,
): Promise<number> {
  const { id } = await tx.insertInto('inquiries').values(inquiry).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeInquiry(
  tx: Kysely<Schema>,
  id: number,
  changes: Updateable<InquiriesTable>,
): Promise<void> {
  await tx.updateTable('inquiries').set(changes).where('id', '=', id).execute()
}

export function stateOf({
  withdrawn_at,
  outcome,
}: {
  withdrawn_at: Date | null
  outcome: InquiryOutcome | null
}): InquiryState {
  if (withdrawn_at !== null) return 'withdrawn'
  return outcome === null ? 'open' : 'answered'
}

/** Leaves out rounds that were set aside. */
export async function openInquiriesIn(db: Kysely<Schema>, competitionId: number): Promise<number> {
  const { open } = await db
    .selectFrom('inquiries')
    .innerJoin('rounds', 'rounds.id', 'inquiries.round_id')
    .where('rounds.competition_id', '=', competitionId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow()
  return open
}
