/** The addresses of the calls of `round-history.ts` (call-address.ts). */

export const roundHistory = {
  method: 'GET',
  path: '/round_history/:id',
  outline: { history: [{ before: {}, after: {} }] },
} as const
