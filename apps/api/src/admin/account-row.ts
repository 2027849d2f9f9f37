/** Accounts and role requests as the API sends them (contract/admin.ts). */
import type { Account, RoleRequest } from '@trickline/contract/admin'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import type { PersonRecord } from '../people/people-store.ts'
import { personFull, personShort, roleList } from '../people/person-row.ts'
import type { AccountRecord } from './accounts-list-store.ts'
import type { RequestRecord } from './roles-store.ts'

export function accountRow(account: AccountRecord): Account {
  return {
    ...personFull(account),
    suspended_at: account.suspendedAt?.toISOString() ?? null,
    suspension_reason: account.suspensionReason,
    role_requests: account.requests.map((request) => roleRequestRow(request, account)),
  }
}

export function roleRequestRow(request: RequestRecord, person: PersonRecord): RoleRequest {
  return {
    user_id: request.user_id,
    role_id: roleCodes[request.role],
    user: personShort(person),
    role: namedRole(request.role),
    note: request.note,
    created_at: request.created_at.toISOString(),
  }
}

export function namedRole(role: Role): { id: number; name: string } {
  const [named] = roleList([role])
  if (!named) throw new Error(`the role ${role} has no name`)
  return named
}
