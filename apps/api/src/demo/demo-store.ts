/** All SQL on the demo as a whole: its progress, and what belongs to it when it is removed. */
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Role } from '@trickline/competition/model'
import type { Schema } from '../platform/postgres/schema.ts'

export type DemoState = 'none' | 'half' | 'whole'

export async function demoState(db: Kysely<Schema>): Promise<DemoState> {
  const { rows } = await sql<{ whole: boolean }>`select finished_at is not null as whole from demo`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined) return 'none'
  return row.whole ? 'whole' : 'half'
}

export async function hasOtherAccounts(db: Kysely<Schema>, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users where lower(email) <> all(${emails}::text[])) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Deletes all people and what depends on them, and restarts ids at 1. The tricks stay. */
export async function beginDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate users, live_channels, live_persons, live_events restart identity cascade`.execute(tx)
    await sql`insert into demo (begun_at) values (${now})
      on conflict (only_one) do update set begun_at = excluded.begun_at`.execute(tx)
  })
}

/** The demo's people have no language, so a visitor signed in as one keeps the device's. */
export async function finishDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  await sql`update users set language = ''`.execute(db)
  await sql`update demo set finished_at = ${now}`.execute(db)
}

export type RoleOfAccount = { userId: number; email: string; role: Role }

/** They registered half a year before the demo was loaded (load-demo.ts). */
const demoPeople = sql`(select users.id from users, demo where users.created_at < demo.begun_at - interval '100 days')`
const demoCompetitions = sql`(select id from competitions where organizer_id in ${demoPeople})`

export async function demoPeopleIds(db: Kysely<Schema>): Promise<number[]> {
  return ids(db, demoPeople)
}

export async function demoCompetitionIds(db: Kysely<Schema>): Promise<number[]> {
  return ids(db, demoCompetitions)
}

export async function countGuests(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ guests: number }>`
    select count(distinct user_id) as guests from entries
    where competition_id in ${demoCompetitions} and user_id not in ${demoPeople}
      and status not in ('registered', 'invited', 'declined')`.execute(db)
  return rows[0]?.guests ?? 0
}

/** Roles that demo accounts, whose password is public, granted to others. */
export async function rolesGivenByDemo(db: Kysely<Schema>): Promise<RoleOfAccount[]> {
  const { rows } = await sql<RoleOfAccount>`
    select users.id as "userId", users.email, granted.role
    from user_roles granted join users on users.id = granted.user_id
    where granted.user_id not in ${demoPeople} and (
      select admin_id from admin_changes change
      where change.user_id = granted.user_id and change.role = granted.role and change.action = 'role-granted'
      order by change.id desc limit 1) in ${demoPeople}
    order by users.id, granted.role`.execute(db)
  return rows
}

/** Demo people with entries in others' started competitions: the results stay, and so does an anonymous account. */
export async function demoPeopleWithLastingResults(db: Kysely<Schema>): Promise<number[]> {
  return ids(
    db,
    sql`(select distinct entries.user_id as id
      from entries join competitions on competitions.id = entries.competition_id
      where entries.user_id in ${demoPeople} and organizer_id not in ${demoPeople}
        and competitions.status in ('started', 'finished'))`,
  )
}

/** Leaves out pictures that others use, since uploads with the same content share a file. */
export async function demoPictures(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select img_path as path from users where id in ${demoPeople} and img_path is not null
    union select img_path from competitions where id in ${demoCompetitions} and img_path is not null
    except select img_path from users where id not in ${demoPeople}
    except select img_path from competitions where id not in ${demoCompetitions}`.execute(db)
  return rows.map(({ path }) => path)
}

/** Deletes the whole live log, so clients that return fetch again (live-events §3). */
export async function deleteTracesOfDemo(db: Kysely<Schema>): Promise<void> {
  await sql`delete from pgboss.job where data ->> 'to' in (select email from users where id in ${demoPeople})`.execute(
    db,
  )
  await sql`delete from outbox where recipient in (select email from users where id in ${demoPeople})`.execute(
    db,
  )
  await sql`delete from admin_changes where user_id in ${demoPeople}`.execute(db)
  await sql`delete from entries where user_id in ${demoPeople} and competition_id in (
    select id from competitions where status not in ('started', 'finished'))`.execute(db)
  await sql`delete from events where not exists (
    select from event_organizers where event_id = events.id and user_id not in ${demoPeople})`.execute(db)
  await sql`delete from live_events`.execute(db)
}

export async function deletePeople(db: Kysely<Schema>, userIds: readonly number[]): Promise<void> {
  await sql`delete from users where id = any(${userIds})`.execute(db)
}

export async function forgetDemo(db: Kysely<Schema>): Promise<void> {
  await sql`delete from demo`.execute(db)
}

async function ids(db: Kysely<Schema>, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${query} as found order by id`.execute(db)
  return rows.map(({ id }) => id)
}
