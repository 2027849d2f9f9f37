/** SQL on imported competitions, and on people who exist in them only as names (calls §26). */
import type { Insertable, Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema, UsersTable, ValidatedTricksTable } from '../../platform/postgres/schema.ts'

/** Locks the file for the person, so that sending it twice at once creates one competition. */
export async function findImported(
  tx: Transaction<Schema>,
  { organizerId, key }: { organizerId: number; key: string },
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(${imports}, hashtext(${`${organizerId} ${key}`}))`.execute(tx)
  const found = await tx
    .selectFrom('competitions')
    .select('id')
    .where('organizer_id', '=', organizerId)
    .where('imported_file', '=', key)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Any number that no other two-part lock uses. */
const imports = 4_032

type NameOnly = Pick<Insertable<UsersTable>, 'name' | 'surname' | 'country_id' | 'created_at'>

/** Returns ids in the same order. These people have no address, password or role, so nothing is sent to them. */
export async function insertNames(tx: Kysely<Schema>, people: readonly NameOnly[]): Promise<number[]> {
  const ids: number[] = []
  for (const person of people) {
    const row = { ...person, email: '', password_hash: '', is_name_only: true }
    const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

export async function insertPerformed(
  tx: Kysely<Schema>,
  tricks: readonly Insertable<ValidatedTricksTable>[],
): Promise<void> {
  const atOnce = 1000
  for (let from = 0; from < tricks.length; from += atOnce)
    await tx
      .insertInto('validated_tricks')
      .values(tricks.slice(from, from + atOnce))
      .execute()
}

export type NamedIn = {
  competitionId: number
  competition: string
  nameId: number
  name: string
  surname: string
}

/** While its results waited for a supervisor, only the owner saw scores; now everybody does. */
export async function publishRoundsOf(tx: Kysely<Schema>, competitionId: number): Promise<void> {
  await tx
    .updateTable('rounds')
    .set({ status: 'published' })
    .where('competition_id', '=', competitionId)
    .execute()
}

/** Imported competitions that contain a name with this address. */
export async function namesWith(db: Kysely<Schema>, address: string): Promise<NamedIn[]> {
  return db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .select([
      'competitions.id as competitionId',
      'competitions.name as competition',
      'users.id as nameId',
      'users.name',
      'users.surname',
    ])
    .distinct()
    .where('users.is_name_only', '=', true)
    .where('competitions.status', '=', 'finished')
    .where((where) => where(where.fn('lower', ['entries.invited_email']), '=', address.toLowerCase()))
    .orderBy('competitions.id')
    .execute()
}

/** Gives everything under the name to the account and deletes the name. The caller locks the competition first. */
export async function giveNameTo(tx: Kysely<Schema>, nameId: number, userId: number): Promise<void> {
  await tx.updateTable('entries').set({ user_id: userId }).where('user_id', '=', nameId).execute()
  await tx.updateTable('rounds').set({ user_id: userId }).where('user_id', '=', nameId).execute()
  await tx.updateTable('rounds').set({ judge_id: userId }).where('judge_id', '=', nameId).execute()
  await tx.updateTable('rounds').set({ scored_by: userId }).where('scored_by', '=', nameId).execute()
  await tx.updateTable('podiums').set({ user_id: userId }).where('user_id', '=', nameId).execute()
  await tx.deleteFrom('users').where('id', '=', nameId).where('is_name_only', '=', true).execute()
}
