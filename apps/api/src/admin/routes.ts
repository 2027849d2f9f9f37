/** The calls of the Admin page, and of who asks for a role (contract/admin.ts). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/admin'
import { change, read } from '../platform/http/serve.ts'
import { grantRole, refuseRole, requestRole, withdrawRole } from './change-role.ts'
import { becomeFirstAdmin } from './first-admin.ts'
import { listAccounts, listAdminChanges, listRoleRequests } from './read-admin.ts'
import { restoreAccount, suspendAccount } from './suspend.ts'

export function registerAdmin(app: FastifyInstance): void {
  change(app, calls.requestRole, requestRole)
  read(app, calls.roleRequests, listRoleRequests)
  change(app, calls.grantRole, grantRole)
  change(app, calls.withdrawRole, withdrawRole)
  change(app, calls.refuseRole, refuseRole)
  change(app, calls.becomeFirstAdmin, becomeFirstAdmin)
  change(app, calls.suspendAccount, suspendAccount)
  change(app, calls.restoreAccount, restoreAccount)
  read(app, calls.listAccounts, listAccounts)
  read(app, calls.listAdminChanges, listAdminChanges)
}
