/** All SQL on accounts: credentials and the links sent by mail. */
import type { Insertable, Kysely } from 'kysely'
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

/** The new account's id, or undefined when the address has an account already, perhaps since a moment ago. */
export async function insertAccount(
  tx: Kysely<Schema>,
  account: Insertable<UsersTable>,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function changePassword(
  tx: Kysely<Schema>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** True when the address was not verified before. */
export async function markVerified(tx: Kysely<Schema>, userId: number, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

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

/** Whose link it is while it is good, locked so that it is used once at a time. */
export async function lockEmailToken(
  tx: Kysely<Schema>,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: Purpose; now: Date },
): Promise<{ id: number; email: string } | undefined> {
  return tx
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .select(['users.id', 'users.email'])
    .forUpdate('email_tokens')
    .executeTakeFirst()
}

export async function deleteEmailTokens(tx: Kysely<Schema>, userId: number, purpose: Purpose): Promise<void> {
  await tx.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}
