/** All SQL on accounts as admins see them: list and suspension. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { PersonRecord } from '../people/people-store.ts'
import { peopleById } from '../people/people-store.ts'
import type { Page } from '../platform/postgres/page.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { openRoleRequests, type RequestRecord } from './roles-store.ts'

export type AccountRecord = PersonRecord & {
  suspendedAt: Date | null
  suspensionReason: string | null
  requests: RequestRecord[]
}

export async function searchAccounts(
  db: Kysely<Schema>,
  search: string | null,
  { offset, limit }: Page,
): Promise<AccountRecord[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users ${matching(search)}
    order by folded_name, id limit ${limit} offset ${offset}`.execute(db)
  return accountsById(
    db,
    rows.map(({ id }) => id),
  )
}

export async function countAccounts(db: Kysely<Schema>, search: string | null): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from users ${matching(search)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function findAccount(db: Kysely<Schema>, id: number): Promise<AccountRecord | undefined> {
  const [account] = await accountsById(db, [id])
  return account
}

async function accountsById(db: Kysely<Schema>, ids: readonly number[]): Promise<AccountRecord[]> {
  if (ids.length === 0) return []
  const people = await peopleById(db, ids)
  const suspensions = await db
    .selectFrom('users')
    .select(['id', 'suspended_at', 'suspension_reason'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const requests = await openRoleRequests(db, ids)
  return ids.flatMap((id) => {
    const person = people.get(id)
    const suspension = suspensions.find((row) => row.id === id)
    if (!person || !suspension) return []
    return {
      ...person,
      suspendedAt: suspension.suspended_at,
      suspensionReason: suspension.suspension_reason,
      requests: requests.filter((request) => request.user_id === id),
    }
  })
}

/** Every word must occur in name, surname, address or username. */
function matching(search: string | null) {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '')
  const searched = sql`folded(concat_ws(' ', name, surname, email, username))`
  const each = words.map((word) => sql`position(folded(${word}) in ${searched}) > 0`)
  return sql`where ${sql.join([sql`deleted_at is null and not is_name_only`, ...each], sql` and `)}`
}

/** Returns false if the account was suspended already. */
export async function suspend(
  tx: Kysely<Schema>,
  userId: number,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const suspended = await tx
    .updateTable('users')
    .set({ suspended_at: now, suspension_reason: reason })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return suspended !== undefined
}

export async function restore(tx: Kysely<Schema>, userId: number): Promise<boolean> {
  const restored = await tx
    .updateTable('users')
    .set({ suspended_at: null, suspension_reason: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return restored !== undefined
}
