/** The addresses of the calls of `ballots.ts` (call-address.ts). */

export const getBallots = {
  method: 'GET',
  path: '/rounds/:id/ballots',
  outline: {
    ballots: [{ validatedTricks: [{}] }],
    differences: [{ a: [{}], b: [{}], joined: {}, points: {} }],
  },
} as const
export const resolveRound = { method: 'POST', path: '/rounds/:id/resolve' } as const
export const oneIsEnough = { method: 'POST', path: '/rounds/:id/one_is_enough' } as const
