/** Mutations of admins. */
import type { Account, RoleRequest } from '@trickline/contract/admin'
import * as calls from '@trickline/contract/calls/admin'
import * as catalogue from '@trickline/contract/calls/catalogue'
import type { BodyFor } from '@trickline/contract/call-types'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { changeSettings } from '@trickline/contract/calls/settings'
import type { Settings } from '@trickline/contract/settings'
import { tricksQueryKey } from '@trickline/client/catalogue.ts'
import { defineMutation } from '@trickline/client/mutation.ts'
import { queryKeys } from '@trickline/client/query-keys.ts'

type RoleChange = { user: Pick<Account, 'id'>; role: Role; note?: string | null | undefined }
type Suspension = { user: Pick<Account, 'id'>; reason: string }

const ofRequests = ({ user }: RoleChange) => [...queryKeys.roleRequests, user.id]
const ofAccounts = ({ user }: { user: Pick<Account, 'id'> }) => ['accounts', user.id]
const roleBody = ({ user, role, note }: RoleChange) => ({
  body: { user_id: user.id, role_id: roleCodes[role], note },
})
const suspensionBody = ({ user, reason }: Suspension) => ({ body: { user_id: user.id, reason } })

/** A granted or refused request leaves the list at once. */
const withoutRequest = (requests: RoleRequest[], { user, role }: RoleChange) =>
  requests.filter(({ user_id, role_id }) => user_id !== user.id || role_id !== roleCodes[role])

export const grantRole = defineMutation({
  name: 'grant-role',
  queryKey: ofRequests,
  optimistic: withoutRequest,
  call: calls.grantRole,
  request: roleBody,
})

export const refuseRole = defineMutation({
  name: 'refuse-role',
  queryKey: ofRequests,
  optimistic: withoutRequest,
  call: calls.refuseRole,
  request: roleBody,
})

export const withdrawRole = defineMutation({
  name: 'withdraw-role',
  queryKey: ofAccounts,
  call: calls.withdrawRole,
  request: roleBody,
})

export const suspendAccount = defineMutation({
  name: 'suspend-account',
  queryKey: ofAccounts,
  call: calls.suspendAccount,
  request: suspensionBody,
})

export const restoreAccount = defineMutation({
  name: 'restore-account',
  queryKey: ofAccounts,
  call: calls.restoreAccount,
  request: suspensionBody,
})

export const switchSetting = defineMutation({
  name: 'switch-setting',
  queryKey: () => [...queryKeys.settings],
  optimistic: (settings: Settings, changes: Partial<Settings>) => ({ ...settings, ...changes }),
  hasNoEvent: true,
  call: changeSettings,
  request: (changes) => ({ body: changes }),
})

export const becomeFirstAdmin = defineMutation({
  name: 'become-first-admin',
  queryKey: () => [...queryKeys.roleRequests],
  call: calls.becomeFirstAdmin,
  request: ({ token }: { token: string }) => ({ body: { token } }),
})

/* Catalogue: no optimistic updates, since the name may be taken or another admin may have been first. */

export const addTrick = defineMutation({
  name: 'add-trick',
  queryKey: () => [...tricksQueryKey],
  call: catalogue.addTrick,
  request: (body: BodyFor<typeof catalogue.addTrick>) => ({ body }),
})

export const changeTrick = defineMutation({
  name: 'change-trick',
  queryKey: () => [...tricksQueryKey],
  call: catalogue.changeTrick,
  request: (body: BodyFor<typeof catalogue.changeTrick>) => ({ body }),
})

export const retireTrick = defineMutation({
  name: 'retire-trick',
  queryKey: () => [...tricksQueryKey],
  call: catalogue.retireTrick,
  request: (body: BodyFor<typeof catalogue.retireTrick>) => ({ body }),
})

export const restoreTrick = defineMutation({
  name: 'restore-trick',
  queryKey: () => [...tricksQueryKey],
  call: catalogue.restoreTrick,
  request: (body: BodyFor<typeof catalogue.restoreTrick>) => ({ body }),
})
