/** The addresses of the calls of `status-update.ts` (call-address.ts). */

export const updateStatus = { method: 'POST', path: '/status/update' } as const
