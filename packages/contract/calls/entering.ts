/** The addresses of the calls of `entering.ts` (call-address.ts). */

export const reportEntering = { method: 'POST', path: '/rounds/:id/entering' } as const
