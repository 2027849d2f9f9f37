/** The addresses of the calls of `settings.ts` (call-address.ts). */

export const getSettings = { method: 'GET', path: '/settings', outline: {} } as const
export const changeSettings = { method: 'PUT', path: '/settings' } as const
