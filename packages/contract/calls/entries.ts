/** The addresses of the calls of `entries.ts` (call-address.ts). */

export const inviteAthletes = { method: 'POST', path: '/athletes/invitation' } as const
export const inviteJudges = { method: 'POST', path: '/judges/invitation' } as const
export const orderAthletes = { method: 'POST', path: '/athletes/order_list' } as const
export const deleteAthlete = { method: 'POST', path: '/athletes/delete' } as const
export const deleteJudge = { method: 'POST', path: '/judges/delete' } as const
export const headJudge = { method: 'POST', path: '/judges/head' } as const
export const markPaid = { method: 'POST', path: '/athletes/paid' } as const
export const grantException = { method: 'POST', path: '/athletes/exception' } as const
export const registerAthlete = { method: 'POST', path: '/athletes/register' } as const
