/** SQL on people: names on rounds, entries and podiums, and the lists (calls §6). */
import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { publicCompetitionStatuses } from '@trickline/competition/competition-status'
import type { PersonGender } from '@trickline/competition/eligibility'
import type { EntryStatus, Role } from '@trickline/competition/model'
import type { ListedPerson } from '@trickline/contract/people'
import type { Schema } from '../platform/postgres/schema.ts'
import { judgedRounds } from './judged-rounds-store.ts'

export type Place = { id: number; name: string }

export type PersonRecord = {
  id: number
  name: string
  surname: string
  username: string | null
  email: string
  phone: string | null
  language: string
  country_id: number | null
  state: Place | null
  city: Place | null
  slackline_since: number | null
  social_links: Record<string, unknown>
  img_path: string | null
  email_verified_at: Date | null
  email_verification_sent_at: Date | null
  created_at: Date
  deleted_at: Date | null
  is_public: boolean
  tells_turn: boolean
  isa_id: string | null
  gender: PersonGender | null
  roles: Role[]
}

type Done = Pick<ListedPerson, 'last_place' | 'judged' | 'organized'>

/** The map has no entry for unknown ids. */
export async function peopleById(
  db: Kysely<Schema>,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonRecord>> {
  const wantedIds = [...new Set(ids)].filter((id) => id !== null)
  if (wantedIds.length === 0) return new Map()
  const found = await selectPeople(db).where('users.id', 'in', wantedIds).orderBy('users.id').execute()
  return new Map(found.map((person) => [person.id, person]))
}

export async function peopleOfCompetition(
  db: Kysely<Schema>,
  competitionId: number,
): Promise<Map<number, PersonRecord>> {
  const found = await selectPeople(db)
    .where('users.id', '=', anyOf(idsOfCompetition(competitionId)))
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** The owner, people with an entry or a round, `others`, and supervisors and admins, who see every competition. */
export async function peopleConcernedBy(
  db: Kysely<Schema>,
  competitionId: number,
  others: readonly number[] = [],
): Promise<Map<number, PersonRecord>> {
  const found = await selectPeople(db)
    .where(
      'users.id',
      '=',
      anyOf(sql`
        ${idsOfCompetition(competitionId)}
        union select user_id from user_roles where role in ('supervisor', 'admin')
        union select unnest(${others}::integer[])`),
    )
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** Keyed by address in lower case; unknown addresses have no entry. */
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

/** Sorted by name. */
export async function peopleWithRole(db: Kysely<Schema>, role: Role): Promise<PersonRecord[]> {
  return withRole(selectPeople(db), role).execute()
}

/** Counts people whose name and surname contain all words, ignoring accents and case. */
export async function countPeople(db: Kysely<Schema>, role: Role, words: readonly string[]): Promise<number> {
  const { count } = await withNames(withRole(db.selectFrom('users'), role), words)
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Sorted by name. */
export async function searchPeople(
  db: Kysely<Schema>,
  role: Role,
  words: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<PersonRecord[]> {
  const ids = withNames(withRole(db.selectFrom('users'), role), words)
    .select('users.id')
    .limit(limit)
    .offset(offset)
  return selectPeople(db)
    .where('users.id', 'in', ids)
    .orderBy('users.folded_name')
    .orderBy('users.id')
    .execute()
}

/** Each athlete's place in the latest finished competition that ranked them; the map has no entry for others. */
export async function lastPlacesOf(
  db: Kysely<Schema>,
  userIds: readonly number[],
): Promise<Map<number, Done>> {
  const found = await db
    .selectFrom('podiums')
    .innerJoin('competitions', 'competitions.id', 'podiums.competition_id')
    .distinctOn('podiums.user_id')
    .select(['podiums.user_id', 'competitions.name as competition', 'podiums.final_position'])
    .where('podiums.user_id', 'in', userIds)
    .orderBy('podiums.user_id')
    .orderBy('competitions.date_start', (order) => order.desc().nullsLast())
    .orderBy('competitions.id', 'desc')
    .execute()
  return new Map(found.map(({ user_id, ...last_place }) => [user_id, { last_place }]))
}

/** How much each has judged; the map has no entry for judges without. */
export async function judgedBy(db: Kysely<Schema>, userIds: readonly number[]): Promise<Map<number, Done>> {
  const found = await judgedRounds(db, userIds)
    .select(({ fn }) => [
      'judged.user_id',
      fn.countAll<number>().as('rounds'),
      fn.count<number>('rounds.competition_id').distinct().as('competitions'),
    ])
    .groupBy('judged.user_id')
    .execute()
  return new Map(
    found.flatMap(({ user_id, ...counts }) => (user_id === null ? [] : [[user_id, { judged: counts }]])),
  )
}

/** Each organizer's competitions that everybody sees, with the one that is on, else the next published one. */
export async function organizedBy(
  db: Kysely<Schema>,
  userIds: readonly number[],
): Promise<Map<number, Done>> {
  const found = await db
    .selectFrom('competitions')
    .distinctOn('organizer_id')
    .select(['organizer_id', 'name', 'status', 'date_start'])
    .select([
      sql<number>`count(*) over (partition by organizer_id)`.as('competitions'),
      sql<number>`count(*) filter (where status = 'finished') over (partition by organizer_id)`.as(
        'finished',
      ),
      sql<number>`count(*) filter (where status = 'started') over (partition by organizer_id)`.as('on_now'),
    ])
    .where('organizer_id', 'in', userIds)
    .where('status', 'in', publicCompetitionStatuses)
    .orderBy('organizer_id')
    .orderBy(sql`array_position(array['started', 'published', 'finished'], status)`)
    .orderBy('date_start', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
  return new Map(
    found.map(({ organizer_id, name, status, date_start, competitions, finished, on_now }) => [
      organizer_id,
      {
        organized: {
          competitions,
          finished,
          on_now,
          ...(status !== 'finished' && {
            next: {
              competition: name,
              is_on: status === 'started',
              date_start_at: date_start?.toISOString() ?? null,
            },
          }),
        },
      },
    ]),
  )
}

/** PostgreSQL looks up each id of an array; a join with the query would read every person. */
function anyOf(ids: RawBuilder<unknown>) {
  return sql<number>`any(array(${ids}))`
}

function idsOfCompetition(competitionId: number) {
  return sql`
    select organizer_id from competitions where id = ${competitionId}
    union select user_id from entries where competition_id = ${competitionId}
    union select user_id from rounds where competition_id = ${competitionId}
    union select judge_id from rounds where competition_id = ${competitionId}
    union select user_id from podiums where competition_id = ${competitionId}`
}

function withRole<Row>(people: SelectQueryBuilder<Schema, 'users', Row>, role: Role) {
  return people
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_roles')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('user_roles.role', '=', role)
          .select('user_roles.user_id'),
      ),
    )
    .orderBy('users.folded_name')
    .orderBy('users.id')
}

function withNames<Row>(people: SelectQueryBuilder<Schema, 'users', Row>, words: readonly string[]) {
  return words.reduce(
    (found, word) => found.where(sql<boolean>`strpos(users.folded_name, folded(${word})) > 0`),
    people,
  )
}

export async function organizersOf(
  db: Kysely<Schema>,
  userId: number,
  statuses: readonly EntryStatus[],
): Promise<number[]> {
  const organizers = await db
    .selectFrom('entries')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .where('entries.user_id', '=', userId)
    .where('entries.status', 'in', statuses)
    .select('competitions.organizer_id')
    .distinct()
    .execute()
  return organizers.map((competition) => competition.organizer_id)
}

/** Locks the row until the commit, since fields left out of a change depend on it. */
export async function lockResidence(
  tx: Kysely<Schema>,
  id: number,
): Promise<Pick<PersonRecord, 'country_id' | 'state' | 'city'>> {
  return tx
    .selectFrom('users')
    .where('id', '=', id)
    .select(['country_id', sql<Place | null>`state`.as('state'), sql<Place | null>`city`.as('city')])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Ignores case. Locks the username until the commit, so that nobody else can take it. */
export async function isUsernameTaken(tx: Kysely<Schema>, username: string, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${usernames}, hashtext(lower(${username})))`.execute(tx)
  const holder = await tx
    .selectFrom('users')
    .where((where) => where(where.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()
  return holder !== undefined
}

/** Any number that no other two-part lock uses. */
const usernames = 4_031

type ProfileField =
  | 'name'
  | 'surname'
  | 'username'
  | 'phone'
  | 'language'
  | 'country_id'
  | 'state'
  | 'city'
  | 'slackline_since'
  | 'social_links'
  | 'img_path'
  | 'is_public'
  | 'tells_turn'
  | 'isa_id'
  | 'gender'
export type ProfileChange = { [Field in ProfileField]?: PersonRecord[Field] | undefined }

export async function changeProfile(tx: Kysely<Schema>, id: number, change: ProfileChange): Promise<void> {
  const { state, city, social_links, ...plain } = change
  await tx
    .updateTable('users')
    .set({
      ...plain,
      ...(state !== undefined && { state: asJson(state) }),
      ...(city !== undefined && { city: asJson(city) }),
      ...(social_links && { social_links: JSON.stringify(social_links) }),
    })
    .where('id', '=', id)
    .execute()
}

function asJson(place: Place | null): string | null {
  return place && JSON.stringify(place)
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
      sql<Place | null>`users.state`.as('state'),
      sql<Place | null>`users.city`.as('city'),
      'users.slackline_since',
      'users.social_links',
      'users.img_path',
      'users.email_verified_at',
      'users.email_verification_sent_at',
      'users.created_at',
      'users.deleted_at',
      'users.is_public',
      'users.tells_turn',
      'users.isa_id',
      'users.gender',
    ])
    .select(
      sql<Role[]>`array(select role from user_roles where user_roles.user_id = users.id order by role)`.as(
        'roles',
      ),
    )
}
