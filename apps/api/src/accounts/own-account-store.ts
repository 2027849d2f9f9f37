/** All data stored about one person: read for the export, deleted with the account. */
import type { Kysely, RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import { channelOf } from '@trickline/contract/live-events'
import type { RoundsTable, Schema } from '../platform/postgres/schema.ts'
import { ofSecondFactor } from './second-factor-store.ts'

type Row = Record<string, unknown>

export type StoredRound = Row &
  Pick<Selectable<RoundsTable>, 'competition_id' | 'user_id' | 'round_number' | 'status'> & { tricks?: Row[] }

/** Leaves out the hashes of passwords and tokens. */
export async function storedRowsOf(db: Kysely<Schema>, userId: number) {
  const rows = async <Kind extends Row>(query: RawBuilder<{ row: Kind }>) =>
    (await query.execute(db)).rows.map(({ row }) => row)
  const of = (table: string) =>
    rows(sql`select to_jsonb(t) as row from ${sql.table(table)} t where user_id = ${userId} order by row`)
  const [account = {}] = await rows(
    sql`select to_jsonb(users) - 'password_hash' - 'calendar_secret' as row from users where id = ${userId}`,
  )
  return {
    account,
    roles: (await of('user_roles')).map(({ role }) => String(role)),
    role_requests: await of('role_requests'),
    sessions: await rows(
      sql`select to_jsonb(sessions) - 'token_hash' as row from sessions where user_id = ${userId} order by id`,
    ),
    second_factors: await rows(
      sql`select ${ofSecondFactor} as row from second_factors where user_id = ${userId}`,
    ),
    competitions: await rows(
      sql`select to_jsonb(t) as row from competitions t where organizer_id = ${userId} order by id`,
    ),
    entries: await of('entries'),
    rounds: await rows(sql<{ row: StoredRound }>`
      select to_jsonb(t) || jsonb_build_object('tricks', (
        select coalesce(jsonb_agg(to_jsonb(v) order by v.position), '[]') from validated_tricks v where v.round_id = t.id
      )) as row
      from rounds t where user_id = ${userId} order by id`),
    judged_rounds: await rows(sql<{ row: StoredRound }>`
      select jsonb_build_object('id', id, 'competition_id', competition_id, 'user_id', user_id, 'round_number', round_number,
        'status', status, 'total_score', total_score, 'judge_comment', judge_comment) as row
      from rounds where scored_by = ${userId} order by id`),
    ballots: await of('ballots'),
    ballot_decisions: await of('ballot_decisions'),
    round_changes: await rows(sql`
      select jsonb_build_object('round_id', round_id, 'at', at, 'action', action) as row
      from round_history where user_id = ${userId} order by id`),
    inquiries: await rows(sql`
      select to_jsonb(t) as row from inquiries t
      where answered_by = ${userId} or round_id in (select id from rounds where user_id = ${userId}) order by id`),
    podiums: await of('podiums'),
    follows: await of('follows'),
    admin_changes: await of('admin_changes'),
    organized_events: await of('event_organizers'),
    eligibility_exceptions: await of('eligibility_exceptions'),
  }
}

export async function competitionsOwnedBy(db: Kysely<Schema>, userId: number): Promise<number[]> {
  const owned = await db
    .selectFrom('competitions')
    .select('id')
    .where('organizer_id', '=', userId)
    .orderBy('id')
    .execute()
  return owned.map(({ id }) => id)
}

export async function deleteTrainingOf(tx: Kysely<Schema>, userId: number): Promise<void> {
  await tx.deleteFrom('rounds').where('user_id', '=', userId).where('competition_id', 'is', null).execute()
}

/** Removes everything that identifies the person; the row stays, since results refer to it. */
export async function anonymizePerson(tx: Kysely<Schema>, userId: number, now: Date): Promise<void> {
  for (const table of [
    'email_tokens',
    'second_factors',
    'user_roles',
    'role_requests',
    'idempotency_keys',
    'follows',
    'event_organizers',
    'eligibility_exceptions',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await tx.deleteFrom('follows').where('followed_id', '=', userId).execute()
  // events without organizers go; their competitions stay
  await sql`delete from events where not exists (select from event_organizers where event_id = events.id)`.execute(
    tx,
  )
  // events on the person's own channel contain the profile
  await tx.deleteFrom('live_events').where('channel', '=', channelOf.person(userId)).execute()
  await tx
    .deleteFrom('live_events')
    .where('event', '=', 'AccountUpdated')
    .where(sql`public -> 'user' ->> 'id'`, '=', String(userId))
    .execute()
  await tx.updateTable('entries').set({ invited_email: null }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('users')
    .set({
      name: 'Deleted',
      surname: 'athlete',
      username: null,
      email: '',
      password_hash: '',
      phone: null,
      country_id: null,
      state: null,
      city: null,
      slackline_since: null,
      social_links: '{}',
      img_path: null,
      gender: null,
      email_verified_at: null,
      email_verification_sent_at: null,
      deleted_at: now,
      is_public: false,
      tells_turn: false,
      calendar_secret: null,
      isa_id: null,
    })
    .where('id', '=', userId)
    .execute()
}
