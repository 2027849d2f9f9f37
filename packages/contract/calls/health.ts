/** The addresses of the calls of `health.ts` (call-address.ts). */

export const health = { method: 'GET', path: '/health', outline: {} } as const
export const ready = { method: 'GET', path: '/ready', outline: {} } as const
