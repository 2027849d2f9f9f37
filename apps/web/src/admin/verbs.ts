/** What admins ask of the server. */
import type { Account, RoleRequest } from '@trickline/contract/admin'
import * as calls from '@trickline/contract/admin'
import * as catalogue from '@trickline/contract/catalogue'
import type { BodyOf } from '@trickline/contract/call'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { changeSettings, type Settings } from '@trickline/contract/settings'
import { tricksKey } from '../data/catalogue.ts'
import { verb } from '../data/verb.ts'
import { queryKeys } from '../lib/query-keys.ts'

type RoleChange = { user: Pick<Account, 'id'>; role: Role; note?: string | null | undefined }
type Suspension = { user: Pick<Account, 'id'>; reason: string }

const ofRequests = ({ user }: RoleChange) => [...queryKeys.roleRequests, user.id]
const ofAccounts = ({ user }: { user: Pick<Account, 'id'> }) => ['accounts', user.id]
const roleBody = ({ user, role, note }: RoleChange) => ({
  body: { user_id: user.id, role_id: roleCodes[role], note },
})
const suspensionBody = ({ user, reason }: Suspension) => ({ body: { user_id: user.id, reason } })

/** Answered: gone from the list at once. */
const withoutIt = (seen: RoleRequest[], { user, role }: RoleChange) =>
  seen.filter(({ user_id, role_id }) => user_id !== user.id || role_id !== roleCodes[role])

export const grantRole = verb({
  name: 'grant-role',
  thing: ofRequests,
  ahead: withoutIt,
  call: calls.grantRole,
  request: roleBody,
})

export const refuseRole = verb({
  name: 'refuse-role',
  thing: ofRequests,
  ahead: withoutIt,
  call: calls.refuseRole,
  request: roleBody,
})

export const withdrawRole = verb({
  name: 'withdraw-role',
  thing: ofAccounts,
  call: calls.withdrawRole,
  request: roleBody,
})

export const suspendAccount = verb({
  name: 'suspend-account',
  thing: ofAccounts,
  call: calls.suspendAccount,
  request: suspensionBody,
})

export const restoreAccount = verb({
  name: 'restore-account',
  thing: ofAccounts,
  call: calls.restoreAccount,
  request: suspensionBody,
})

export const switchSetting = verb({
  name: 'switch-setting',
  thing: () => [...queryKeys.settings],
  ahead: (seen: Settings, ask: Partial<Settings>) => ({ ...seen, ...ask }),
  isQuiet: true,
  call: changeSettings,
  request: (ask) => ({ body: ask }),
})

/** The link that the server prints while there is no admin. */
export const becomeFirstAdmin = verb({
  name: 'become-first-admin',
  thing: () => [...queryKeys.roleRequests],
  call: calls.becomeFirstAdmin,
  request: ({ token }: { token: string }) => ({ body: { token } }),
})

/* The catalogue: shown once it is agreed, since a name may be taken and another admin may have been first */

export const addTrick = verb({
  name: 'add-trick',
  thing: () => [...tricksKey],
  call: catalogue.addTrick,
  request: (body: BodyOf<typeof catalogue.addTrick>) => ({ body }),
})

export const changeTrick = verb({
  name: 'change-trick',
  thing: () => [...tricksKey],
  call: catalogue.changeTrick,
  request: (body: BodyOf<typeof catalogue.changeTrick>) => ({ body }),
})

export const retireTrick = verb({
  name: 'retire-trick',
  thing: () => [...tricksKey],
  call: catalogue.retireTrick,
  request: (body: BodyOf<typeof catalogue.retireTrick>) => ({ body }),
})

export const restoreTrick = verb({
  name: 'restore-trick',
  thing: () => [...tricksKey],
  call: catalogue.restoreTrick,
  request: (body: BodyOf<typeof catalogue.restoreTrick>) => ({ body }),
})
