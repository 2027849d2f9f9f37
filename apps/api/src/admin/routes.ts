/** Calls of the Admin page and of role requests (contract/admin.ts). */
import type { FastifyInstance } from 'fastify'
import { isAdmin } from '@trickline/competition/roles'
import * as calls from '@trickline/contract/admin'
import { serveQuery, serveVerb } from '../platform/http/serve.ts'
import { grantRole, refuseRole, requestRole, withdrawRole } from './change-role.ts'
import { becomeFirstAdmin } from './first-admin.ts'
import { listAccounts, listAdminChanges, listRoleRequests } from './read-admin.ts'
import { readHealth } from './read-health.ts'
import { restoreAccount, suspendAccount } from './suspend.ts'

const forAdmins = { isFor: isAdmin }

export function registerAdmin(app: FastifyInstance): void {
  serveVerb(app, calls.requestRole, requestRole)
  serveQuery(app, calls.roleRequests, listRoleRequests)
  serveVerb(app, calls.grantRole, grantRole, forAdmins)
  serveVerb(app, calls.withdrawRole, withdrawRole, forAdmins)
  serveVerb(app, calls.refuseRole, refuseRole, forAdmins)
  serveVerb(app, calls.becomeFirstAdmin, becomeFirstAdmin)
  serveVerb(app, calls.suspendAccount, suspendAccount, forAdmins)
  serveVerb(app, calls.restoreAccount, restoreAccount, forAdmins)
  serveQuery(app, calls.listAccounts, listAccounts)
  serveQuery(app, calls.serverHealth, readHealth)
  serveQuery(app, calls.listAdminChanges, listAdminChanges)
}
