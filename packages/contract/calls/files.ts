/** The addresses of the calls of `files.ts` (call-address.ts). */

export const exportCompetition = {
  method: 'GET',
  path: '/competitions/:id/export',
  outline: {},
} as const
export const calendar = { method: 'GET', path: '/calendar.ics', outline: {} } as const
export const competitionSchema = {
  method: 'GET',
  path: '/schemas/trickline-competition-1.json',
  outline: {},
} as const
export const importCompetition = { method: 'POST', path: '/competitions/import' } as const
export const readCompetitionRanking = {
  method: 'GET',
  path: '/competitions/:id/ranking',
  outline: {},
} as const
export const rankCompetition = { method: 'PUT', path: '/competitions/:id/ranking' } as const
export const listNamed = { method: 'GET', path: '/account/named', outline: { named: [{}] } } as const
export const acceptNamed = { method: 'POST', path: '/account/named/:id' } as const
