/** The addresses of the calls of `athletes.ts` (call-address.ts). */

export const liveAthlete = {
  method: 'GET',
  path: '/live/athlete/:id',
  outline: {
    athlete: {},
    results: [{}],
    best_rounds: [{}],
    tricks: [{}],
    ranking: [{}],
  },
} as const
export const listFollowed = { method: 'GET', path: '/follow', outline: { followed: [{ user: {} }] } } as const
export const follow = { method: 'POST', path: '/follow' } as const
export const unfollow = { method: 'DELETE', path: '/follow/:id' } as const
