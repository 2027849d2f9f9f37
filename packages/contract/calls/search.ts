/** The addresses of the calls of `search.ts` (call-address.ts). */

export const search = {
  method: 'GET',
  path: '/search',
  outline: { competitions: [{}], athletes: [{ places: [{}], running: [{}] }] },
} as const
