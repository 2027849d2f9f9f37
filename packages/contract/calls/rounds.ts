/** The addresses of the calls of `rounds.ts` (call-address.ts). */

export const storeRound = { method: 'POST', path: '/store' } as const
export const updateRound = { method: 'POST', path: '/update_round' } as const
export const getRound = {
  method: 'GET',
  path: '/get_round/:id',
  outline: { validatedTricks: [{}], round: { user: {}, rule: {}, status: {} } },
} as const
export const roundsBatch = {
  method: 'GET',
  path: '/rounds/batch',
  outline: { rounds: [{ user: {}, rule: {}, status: {} }] },
} as const
export const deleteRound = { method: 'DELETE', path: '/delete_round/:id' } as const
