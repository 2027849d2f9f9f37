/** All SQL on the ballots of rounds with two judges, and on decisions about them. Rows are only added. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { BallotDecisionsTable, BallotsTable, Schema } from '../platform/postgres/schema.ts'

export type BallotRecord = Selectable<BallotsTable>
export type DecisionRecord = Selectable<BallotDecisionsTable>

export async function insertBallot(
  tx: Kysely<Schema>,
  ballot: Omit<Insertable<BallotsTable>, 'id' | 'tricks'> & Pick<BallotRecord, 'tricks'>,
): Promise<BallotRecord> {
  const row = { ...ballot, tricks: JSON.stringify(ballot.tricks) }
  return tx.insertInto('ballots').values(row).returningAll().executeTakeFirstOrThrow()
}

/** In the order in which they were handed in. */
export async function ballotsOf(db: Kysely<Schema>, roundId: number): Promise<BallotRecord[]> {
  return db.selectFrom('ballots').selectAll().where('round_id', '=', roundId).orderBy('id').execute()
}

export async function insertDecision(
  tx: Kysely<Schema>,
  decision: Omit<DecisionRecord, 'id' | 'choices' | 'reason'> &
    Partial<Pick<DecisionRecord, 'choices' | 'reason'>>,
): Promise<void> {
  const row = { ...decision, choices: JSON.stringify(decision.choices ?? []) }
  await tx.insertInto('ballot_decisions').values(row).execute()
}

/** Latest first. */
export async function decisionsOf(db: Kysely<Schema>, roundId: number): Promise<DecisionRecord[]> {
  return db
    .selectFrom('ballot_decisions')
    .selectAll()
    .where('round_id', '=', roundId)
    .orderBy('id', 'desc')
    .execute()
}
