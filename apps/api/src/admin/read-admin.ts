/** The lists of the Admin page: accounts, open role requests, recorded changes. */
import { isAdmin } from '@trickline/competition/roles'
import { rowsPerPage } from '@trickline/contract/admin'
import type * as calls from '@trickline/contract/admin'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { refuse } from '@trickline/contract/refusals'
import type { Refusal } from '@trickline/contract/refusals'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { SignedInReadContext } from '../platform/http/work.ts'
import { pageWithin } from '../platform/postgres/page.ts'
import { accountRow, namedRole, roleRequestRow } from './account-row.ts'
import { countAccounts, searchAccounts } from './accounts-list-store.ts'
import { countChanges, recordedChanges } from './changes-store.ts'
import { openRoleRequests } from './roles-store.ts'

export async function listAccounts(
  { db, person }: SignedInReadContext,
  { query: { search, page } }: ParsedRequest<typeof calls.listAccounts>,
): Promise<ReplyOf<typeof calls.listAccounts> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const total = await countAccounts(db, search)
  const shown = pageWithin(total, { page, perPage: rowsPerPage })
  const accounts = await searchAccounts(db, search, shown)
  return { accounts: accounts.map(accountRow), page: shown.page, total }
}

export async function listRoleRequests({
  db,
  person,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.roleRequests>> {
  const requests = await openRoleRequests(db, isAdmin(person) ? undefined : [person.id])
  const people = await peopleById(
    db,
    requests.map(({ user_id }) => user_id),
  )
  return {
    requests: requests.flatMap((request) => {
      const requester = people.get(request.user_id)
      return requester ? [roleRequestRow(request, requester)] : []
    }),
  }
}

export async function listAdminChanges(
  { db, person }: SignedInReadContext,
  { query: { page } }: ParsedRequest<typeof calls.listAdminChanges>,
): Promise<ReplyOf<typeof calls.listAdminChanges> | Refusal> {
  if (!isAdmin(person)) return refuse('not-allowed')
  const total = await countChanges(db)
  const shown = pageWithin(total, { page, perPage: rowsPerPage })
  const changes = await recordedChanges(db, shown)
  const people = await peopleById(
    db,
    changes.flatMap(({ admin_id, user_id }) => [admin_id, user_id]),
  )
  const short = (id: number | null) => {
    const found = id === null ? undefined : people.get(id)
    return found ? personShort(found) : null
  }
  return {
    changes: changes.map(({ id, at, admin_id, action, user_id, role, setting, note }) => ({
      id,
      at: at.toISOString(),
      admin: short(admin_id),
      action,
      user: short(user_id),
      role: role && namedRole(role),
      setting,
      note,
    })),
    page: shown.page,
    total,
  }
}
