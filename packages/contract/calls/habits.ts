/** The addresses of the calls of `habits.ts` (call-address.ts). */

export const athleteHabits = {
  method: 'GET',
  path: '/athletes/:id/habits',
  outline: { habits: { tricks: [{}], pairs: [{}], grabs: [{}], levels: [{}], totals: [{}] } },
} as const
