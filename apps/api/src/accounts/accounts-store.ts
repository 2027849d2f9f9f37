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

/** Locked: what goes by the password is done before another is set, its sessions end with the others, or not at all. */
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

/** The new account's id, or undefined when the address has an account already, perhaps since a moment ago. */
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

/** The address of the account is this one, and verified; false when another account has it by now. */
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

/** Whoever comes to the same address in the same moment sees, after the commit, that it is taken. */
async function lockEmail(tx: Kysely<Schema>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${emails}, hashtext(lower(${email})))`.execute(tx)
}

/** any number that no other lock of two numbers has */
const emails = 4_032

export async function markVerificationSent(tx: Kysely<Schema>, userId: number, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email_verification_sent_at: now }).where('id', '=', userId).execute()
}

/* Links sent by mail */

type Purpose = EmailTokensTable['purpose']

/** Keeps the new link and forgets those of the account that are over. */
export async function insertEmailToken(tx: Kysely<Schema>, token: EmailTokensTable): Promise<void> {
  await tx
    .deleteFrom('email_tokens')
    .where('user_id', '=', token.user_id)
    .where('expires_at', '<=', token.created_at)
    .execute()
  await tx.insertInto('email_tokens').values(token).execute()
}

/** How many links of the account are good for that purpose. */
export async function countEmailTokens(
  tx: Kysely<Schema>,
  { userId, purpose, now }: { userId: number; purpose: Purpose; now: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type GivenLink = { tokenHash: Buffer; purpose: Purpose; now: Date }

/** Whose link it is while it is good. */
export async function findEmailToken(
  db: Kysely<Schema>,
  given: GivenLink,
): Promise<{ userId: number; email: string } | undefined> {
  return goodLink(db, given).executeTakeFirst()
}

/** The same, locked so that it is used once at a time. */
export async function lockEmailToken(
  tx: Kysely<Schema>,
  given: GivenLink,
): Promise<{ userId: number; email: string } | undefined> {
  return goodLink(tx, given).forUpdate().executeTakeFirst()
}

function goodLink(db: Kysely<Schema>, { tokenHash, purpose, now }: GivenLink) {
  return db
    .selectFrom('email_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select(['user_id as userId', 'email'])
}

/** All of an account for that purpose, or those to one address. */
export async function deleteEmailTokens(
  tx: Kysely<Schema>,
  { userId, purpose, email }: { userId: number; purpose: Purpose; email?: string },
): Promise<void> {
  const links = tx.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', purpose)
  await (email === undefined ? links : links.where('email', '=', email)).execute()
}
