/** SQL on the secret address of a person's calendar. */
import type { Kysely } from 'kysely'
import type { Schema } from '../platform/postgres/schema.ts'

export async function calendarSecretOf(db: Kysely<Schema>, userId: number): Promise<string | null> {
  const { calendar_secret } = await db
    .selectFrom('users')
    .select('calendar_secret')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return calendar_secret
}

export async function setCalendarSecret(tx: Kysely<Schema>, userId: number, secret: string): Promise<void> {
  await tx.updateTable('users').set({ calendar_secret: secret }).where('id', '=', userId).execute()
}

/** Finds no suspended account. */
export async function personOfCalendar(
  db: Kysely<Schema>,
  secret: string,
): Promise<{ id: number; language: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('calendar_secret', '=', secret)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
