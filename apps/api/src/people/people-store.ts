/** People as others see them: the SQL behind names on rounds, entries, podiums and the lists (calls §6). */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Role } from '@trickline/competition/model'
import type { Schema } from '../platform/postgres/schema.ts'

export type PersonRecord = {
  id: number
  name: string
  surname: string
  username: string | null
  email: string
  phone: string | null
  language: string
  country_id: number | null
  slackline_since: number | null
  social_links: Record<string, unknown>
  img_path: string | null
  email_verified_at: Date | null
  email_verification_sent_at: Date | null
  created_at: Date
  roles: Role[]
}

/** By id; people who do not exist are simply not in the map. */
export async function peopleById(
  db: Kysely<Schema>,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonRecord>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await selectPeople(db).where('users.id', 'in', wanted).execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** Everybody whom a competition names: its organizer, its entries, the athletes and judges of its rounds, its podium. */
export async function peopleOfCompetition(
  db: Kysely<Schema>,
  competitionId: number,
): Promise<Map<number, PersonRecord>> {
  const found = await selectPeople(db)
    .where(
      'users.id',
      'in',
      sql<number>`(
        select organizer_id from competitions where id = ${competitionId}
        union select user_id from entries where competition_id = ${competitionId}
        union select user_id from rounds where competition_id = ${competitionId}
        union select judge_id from rounds where competition_id = ${competitionId}
        union select user_id from podiums where competition_id = ${competitionId}
      )`,
    )
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** By address in lower case; addresses without an account are simply not in the map. */
export async function peopleByEmail(
  db: Kysely<Schema>,
  emails: readonly string[],
): Promise<Map<string, PersonRecord>> {
  if (emails.length === 0) return new Map()
  const found = await selectPeople(db)
    .where((where) => where(where.fn<string>('lower', ['users.email']), 'in', emails))
    .execute()
  return new Map(found.map((person) => [person.email.toLowerCase(), person]))
}

export async function findPerson(db: Kysely<Schema>, id: number): Promise<PersonRecord | undefined> {
  return selectPeople(db).where('users.id', '=', id).executeTakeFirst()
}

/** Everyone with an account role, by name. */
export async function peopleWithRole(db: Kysely<Schema>, role: Role): Promise<PersonRecord[]> {
  return selectPeople(db)
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_roles')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('user_roles.role', '=', role)
          .select('user_roles.user_id'),
      ),
    )
    .orderBy('users.name')
    .orderBy('users.surname')
    .orderBy('users.id')
    .execute()
}

/** The owners of the competitions in which the person has an entry: they may see contact data (who-sees-what §5). */
export async function organizersOf(db: Kysely<Schema>, userId: number): Promise<number[]> {
  const organizers = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('entries.user_id', '=', userId)
    .select('competitions.organizer_id')
    .distinct()
    .execute()
  return organizers.map((competition) => competition.organizer_id)
}

function selectPeople(db: Kysely<Schema>) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.surname',
      'users.username',
      'users.email',
      'users.phone',
      'users.language',
      'users.country_id',
      'users.slackline_since',
      'users.social_links',
      'users.img_path',
      'users.email_verified_at',
      'users.email_verification_sent_at',
      'users.created_at',
    ])
    .select(
      sql<Role[]>`array(select role from user_roles where user_roles.user_id = users.id order by role)`.as(
        'roles',
      ),
    )
}
