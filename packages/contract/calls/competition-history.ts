/** The address of the call of `competition-history.ts` (call-address.ts). */
export const competitionHistory = {
  method: 'GET',
  path: '/competitions/:id/history',
  outline: { history: [{}], people: [{}], rounds: [{}] },
} as const
