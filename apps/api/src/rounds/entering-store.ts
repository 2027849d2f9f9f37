/** SQL on the devices (sessions) on which a judge who holds a round enters it. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { SignedIn } from '../platform/http/work.ts'
import type { Schema } from '../platform/postgres/schema.ts'

type Report = { roundId: number; session: SignedIn['session']; tricks: number; now: Date }

export async function storeEntering(
  tx: Kysely<Schema>,
  { roundId, session, tricks, now }: Report,
): Promise<{ session_id: number; began_at: Date }> {
  return tx
    .insertInto('entering_devices')
    .columns(['round_id', 'session_id', 'trick_count', 'began_at', 'reported_at'])
    .expression((from) =>
      from
        .selectFrom('sessions')
        .where('token_hash', '=', session)
        .select((select) => [
          sql<number>`${roundId}::integer`.as('round_id'),
          select.ref('sessions.id').as('session_id'),
          sql<number>`${tricks}::integer`.as('trick_count'),
          sql<Date>`${now}::timestamptz`.as('began_at'),
          sql<Date>`${now}::timestamptz`.as('reported_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'session_id']).doUpdateSet({ trick_count: tricks, reported_at: now }),
    )
    .returning(['session_id', 'began_at'])
    .executeTakeFirstOrThrow()
}

/** Among the person's valid sessions that have tricks or began earlier, the device with most tricks. */
export async function otherEntering(
  tx: Kysely<Schema>,
  {
    roundId,
    own,
    userId,
    now,
  }: { roundId: number; own: { session_id: number; began_at: Date }; userId: number; now: Date },
) {
  return tx
    .selectFrom('entering_devices as entering')
    .innerJoin('sessions', 'sessions.id', 'entering.session_id')
    .where('entering.round_id', '=', roundId)
    .where('entering.session_id', '!=', own.session_id)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where((each) =>
      each.or([each('entering.trick_count', '>', 0), each('entering.began_at', '<', own.began_at)]),
    )
    .select(['entering.trick_count', 'entering.began_at', 'entering.reported_at', 'sessions.user_agent'])
    .orderBy('entering.trick_count', 'desc')
    .orderBy('entering.reported_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
