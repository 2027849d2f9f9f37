/** The addresses of the calls of `files.ts` (call-address.ts). */

export const exportCompetition = { method: 'GET', path: '/competitions/:id/export', outline: {} } as const
export const calendar = { method: 'GET', path: '/calendar.ics', outline: {} } as const
