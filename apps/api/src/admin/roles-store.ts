/** All SQL on roles, role requests and the link that makes the first admin. */
import type { Insertable, Kysely } from 'kysely'
import type { Role } from '@trickline/competition/model'
import type { FirstAdminLinksTable, Schema } from '../platform/postgres/schema.ts'

/** Closes an open request for the role. Returns false if the account has the role already. */
export async function addRole(tx: Kysely<Schema>, userId: number, role: Role): Promise<boolean> {
  const added = await tx
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst()
  await closeRoleRequest(tx, userId, role)
  return added !== undefined
}

export async function removeRole(tx: Kysely<Schema>, userId: number, role: Role): Promise<boolean> {
  const removed = await tx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst()
  return removed !== undefined
}

/** Locks the role until the commit, so that it is not withdrawn meanwhile. */
export async function lockRole(tx: Kysely<Schema>, userId: number, role: Role): Promise<boolean> {
  const row = tx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', role)
  return (await row.forKeyShare().executeTakeFirst()) !== undefined
}

export async function adminIds(db: Kysely<Schema>): Promise<number[]> {
  const admins = await db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('user_roles.user_id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .execute()
  return admins.map((admin) => admin.user_id)
}

/** Whether no other admin is left. Locks the role of all admins, so that the last two cannot lose it or be suspended at once. */
export async function isLastAdmin(tx: Kysely<Schema>, userId: number): Promise<boolean> {
  const roles = tx.selectFrom('user_roles').select('user_id').where('role', '=', 'admin')
  await roles.orderBy('user_id').forNoKeyUpdate().execute()
  const admins = await adminIds(tx)
  return admins.length === 1 && admins[0] === userId
}

export type RequestRecord = { user_id: number; role: Role; note: string; created_at: Date }

export async function insertRoleRequest(
  tx: Kysely<Schema>,
  request: RequestRecord,
): Promise<RequestRecord | undefined> {
  return tx
    .insertInto('role_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function closeRoleRequest(tx: Kysely<Schema>, userId: number, role: Role): Promise<boolean> {
  const closed = await tx
    .deleteFrom('role_requests')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst()
  return closed !== undefined
}

export async function openRoleRequests(
  db: Kysely<Schema>,
  userIds?: readonly number[],
): Promise<RequestRecord[]> {
  if (userIds?.length === 0) return []
  let query = db.selectFrom('role_requests').selectAll().orderBy('created_at').orderBy('user_id')
  if (userIds) query = query.where('user_id', 'in', userIds)
  return query.execute()
}

export async function insertFirstAdminLink(
  db: Kysely<Schema>,
  link: Insertable<FirstAdminLinksTable>,
): Promise<void> {
  await db.insertInto('first_admin_links').values(link).execute()
}

/** Whether the link is valid. Locks all links, so that only one of several can be used. */
export async function lockFirstAdminLinks(
  tx: Kysely<Schema>,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const links = await tx
    .selectFrom('first_admin_links')
    .select('token_hash')
    .where('expires_at', '>', now)
    .orderBy('token_hash')
    .forUpdate()
    .execute()
  return links.some(({ token_hash }) => token_hash.equals(tokenHash))
}

export async function deleteFirstAdminLinks(tx: Kysely<Schema>): Promise<void> {
  await tx.deleteFrom('first_admin_links').execute()
}
