/** The addresses of the calls of `admin.ts` (call-address.ts). */

export const requestRole = { method: 'POST', path: '/roles/request' } as const
export const roleRequests = {
  method: 'GET',
  path: '/roles/requests',
  outline: { requests: [{ user: {}, role: {} }] },
} as const
export const grantRole = { method: 'POST', path: '/roles/grant' } as const
export const withdrawRole = { method: 'POST', path: '/roles/withdraw' } as const
export const refuseRole = { method: 'POST', path: '/roles/refuse' } as const
export const becomeFirstAdmin = { method: 'POST', path: '/roles/first-admin' } as const
export const suspendAccount = { method: 'POST', path: '/accounts/suspend' } as const
export const restoreAccount = { method: 'POST', path: '/accounts/restore' } as const
export const listAccounts = {
  method: 'GET',
  path: '/accounts/list',
  outline: { accounts: [{ roles: [{}], social_links: {}, role_requests: [{ user: {}, role: {} }] }] },
} as const
export const serverHealth = {
  method: 'GET',
  path: '/admin/health',
  outline: { nodes: [{}], jobs: [{}], mails: {}, deliveries: [{}], storage: {}, errors: [{}] },
} as const
export const listAdminChanges = { method: 'GET', path: '/admin/changes', outline: { changes: [{}] } } as const
