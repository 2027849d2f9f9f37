/** The addresses of the calls of `ranking.ts` (call-address.ts). */

export const readRanking = {
  method: 'GET',
  path: '/ranking',
  outline: {
    formulas: [{}],
    tables: [{}],
    rows: [{ user: {}, counts: [{}], next: [{}] }],
  },
} as const
