/** Roles and their requests, suspension, and the list of accounts for admins (accounts-and-people §1, §14 to §16). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/admin.ts'
import {
  emptyAsNull,
  id,
  idAndName,
  note,
  optionalInstant,
  optionalNote,
  pageInfo,
  pageQuery,
  text,
} from './fields.ts'
import { personFull, personShort } from './people.ts'

export const longestNote = 1000

export const rowsPerPage = 20

const noteInput = z.optional(optionalNote(longestNote))

const roleRequest = z.object({
  user_id: z.int(),
  role_id: z.int(),
  user: personShort,
  role: idAndName,
  note: z.string(),
  created_at: z.string(),
})
export type RoleRequest = z.output<typeof roleRequest>

const account = z.extend(personFull, {
  suspended_at: optionalInstant,
  suspension_reason: z.nullable(z.string()),
  role_requests: z.array(roleRequest),
})
export type Account = z.output<typeof account>

const accountReply = z.object({ user: account })

export const requestRoleBody = z.object({ role_id: id, note: noteInput })

export const requestRole = call({
  ...calls.requestRole,
  access: 'signed-in',
  body: requestRoleBody,
  reply: z.object({ requests: z.array(roleRequest) }),
  summary: 'Asks for the role of a judge, organizer or supervisor; answers the own open requests.',
})

export const roleRequests = call({
  ...calls.roleRequests,
  access: 'signed-in',
  scopes: [],
  reply: z.object({ requests: z.array(roleRequest) }),
  summary: 'Open requests, oldest first: admins get all, everybody else the own.',
})

export const roleChangeBody = z.object({ user_id: id, role_id: id, note: noteInput })

export const grantRole = call({
  ...calls.grantRole,
  access: 'signed-in',
  body: roleChangeBody,
  reply: accountReply,
  summary: 'Admin: gives an account a role, which answers its request.',
})

export const withdrawRole = call({
  ...calls.withdrawRole,
  access: 'signed-in',
  body: roleChangeBody,
  reply: accountReply,
  summary: 'Admin: takes a role from an account; rounds it held are released.',
})

export const refuseRole = call({
  ...calls.refuseRole,
  access: 'signed-in',
  body: roleChangeBody,
  reply: accountReply,
  summary: 'Admin: answers a request for a role with no.',
})

export const becomeFirstAdmin = call({
  ...calls.becomeFirstAdmin,
  access: 'signed-in',
  body: z.object({ token: text(200) }),
  reply: accountReply,
  summary: 'Makes the person an admin by the link that the server prints while there is none.',
})

export const suspensionBody = z.object({ user_id: id, reason: note(longestNote) })

export const suspendAccount = call({
  ...calls.suspendAccount,
  access: 'signed-in',
  body: suspensionBody,
  reply: accountReply,
  summary: 'Admin: ends every session of an account and lets it open none.',
})

export const restoreAccount = call({
  ...calls.restoreAccount,
  access: 'signed-in',
  body: suspensionBody,
  reply: accountReply,
  summary: 'Admin: lets a suspended account sign in again.',
})

export const listAccounts = call({
  ...calls.listAccounts,
  access: 'signed-in',
  scopes: [],
  query: z.extend(pageQuery, { search: emptyAsNull(text(200)) }),
  reply: z.extend(pageInfo, { accounts: z.array(account) }),
  summary: 'Admin: accounts by name, searched in name, surname, address and username.',
})

const adminActions = [
  'role-granted',
  'role-withdrawn',
  'role-refused',
  'account-suspended',
  'account-restored',
  'setting-on',
  'setting-off',
] as const
export type AdminAction = (typeof adminActions)[number]

const adminChange = z.object({
  id: z.int(),
  at: z.string(),
  /** null: the command line of the server made the change. */
  admin: z.nullable(personShort),
  action: z.enum(adminActions),
  user: z.nullable(personShort),
  role: z.nullable(idAndName),
  setting: z.nullable(z.string()),
  note: z.string(),
})
export type AdminChange = z.output<typeof adminChange>

export const listAdminChanges = call({
  ...calls.listAdminChanges,
  access: 'signed-in',
  scopes: [],
  query: pageQuery,
  reply: z.extend(pageInfo, { changes: z.array(adminChange) }),
  summary: 'Admin: each change of a role, an account or a setting, with who and when, newest first.',
})

const stateCount = { state: z.string(), count: z.int() }

export const serverHealth = call({
  ...calls.serverHealth,
  access: 'signed-in',
  scopes: [],
  reply: z.object({
    version: z.string(),
    /** `is_gone`: the server has not been heard of for a while; its row is deleted after a day. */
    nodes: z.array(
      z.object({
        id: z.string(),
        host: z.string(),
        version: z.string(),
        node_version: z.string(),
        started_at: z.string(),
        seen_at: z.string(),
        is_gone: z.boolean(),
      }),
    ),
    jobs: z.array(z.object({ queue: z.string(), ...stateCount })),
    /** `waiting`: mails held back because their recipient has had enough for now. */
    mails: z.object({ are_sent: z.boolean(), in_outbox: z.int(), waiting: z.int() }),
    deliveries: z.array(z.object(stateCount)),
    /** When the backup command of this product last ran; null: never. */
    last_backup_at: optionalInstant,
    /** When a backup was last restored into a scratch database and found identical; null: never. */
    last_rehearsal_at: optionalInstant,
    storage: z.object({ free_bytes: z.number(), total_bytes: z.number(), database_bytes: z.number() }),
    /** Newest first, at most 20: what failed and how; the host's log has the rest by `request_id`. */
    errors: z.array(
      z.object({
        at: z.string(),
        host: z.string(),
        what: z.string(),
        error: z.string(),
        request_id: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'Admin: version, nodes, jobs, mails, deliveries, the last backup, room, and the last errors.',
})
export type Health = z.output<typeof serverHealth.reply>
