/** All SQL on accounts: credentials and the links sent by mail. */
import { type Insertable, type Kysely, sql } from 'kysely'
import type { EmailTokensTable, Schema, UsersTable } from '../platform/postgres/schema.ts'

export async function findCredentials(
  db: Kysely<Schema>,
  email: string,
): Promise<{ id: number; password_hash: string; suspended_at: Date | null } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .executeTakeFirst()
}

/** Locks the account's row, so that a sign-in and a change of its password run one after the other. */
export async function lockAccount(
  tx: Kysely<Schema>,
  userId: number,
): Promise<{ password_hash: string; suspended_at: Date | null } | undefined> {
  return tx
    .selectFrom('users')
    .select(['password_hash', 'suspended_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns undefined if another account has the address. */
export async function insertAccount(
  tx: Kysely<Schema>,
  account: Insertable<UsersTable>,
): Promise<number | undefined> {
  await lockEmail(tx, account.email)
  const inserted = await tx
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function findPasswordHash(db: Kysely<Schema>, userId: number): Promise<string> {
  const account = db.selectFrom('users').select('password_hash').where('id', '=', userId)
  return (await account.executeTakeFirstOrThrow()).password_hash
}

export async function setPassword(tx: Kysely<Schema>, userId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Sets the address and marks it as verified; returns false if another account has it. */
export async function setVerifiedEmail(
  tx: Kysely<Schema>,
  userId: number,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  await lockEmail(tx, email)
  const owner = await findCredentials(tx, email)
  if (owner && owner.id !== userId) return false
  await tx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute()
  return true
}

/** Locks the address until the commit: a second transaction for it waits and then finds it taken. */
async function lockEmail(tx: Kysely<Schema>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${emails}, hashtext(lower(${email})))`.execute(tx)
}

/** Any number that no other two-part lock uses. */
const emails = 4_032

/** Locks the account's row, so that two mails requested at once are sent one after the other. */
export async function lockVerificationSent(tx: Kysely<Schema>, userId: number): Promise<Date | null> {
  const { email_verification_sent_at } = await tx
    .selectFrom('users')
    .select('email_verification_sent_at')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return email_verification_sent_at
}

export async function markVerificationSent(tx: Kysely<Schema>, userId: number, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email_verification_sent_at: now }).where('id', '=', userId).execute()
}

type Purpose = EmailTokensTable['purpose']

/** Deletes the account's expired links too. */
export async function insertEmailToken(tx: Kysely<Schema>, token: EmailTokensTable): Promise<void> {
  await tx
    .deleteFrom('email_tokens')
    .where('user_id', '=', token.user_id)
    .where('expires_at', '<=', token.created_at)
    .execute()
  await tx.insertInto('email_tokens').values(token).execute()
}

type LinkQuery = { tokenHash: Buffer; purpose: Purpose; now: Date }

export async function findEmailToken(
  db: Kysely<Schema>,
  link: LinkQuery,
): Promise<{ userId: number; email: string } | undefined> {
  return validLink(db, link).executeTakeFirst()
}

export async function lockEmailToken(
  tx: Kysely<Schema>,
  link: LinkQuery,
): Promise<{ userId: number; email: string } | undefined> {
  return validLink(tx, link).forUpdate().executeTakeFirst()
}

function validLink(db: Kysely<Schema>, { tokenHash, purpose, now }: LinkQuery) {
  return db
    .selectFrom('email_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select(['user_id as userId', 'email'])
}

export async function deleteEmailTokens(
  tx: Kysely<Schema>,
  { userId, purpose, email }: { userId: number; purpose: Purpose; email?: string },
): Promise<void> {
  const links = tx.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', purpose)
  await (email === undefined ? links : links.where('email', '=', email)).execute()
}
