/** The addresses of the calls of `own-calendar.ts` (call-address.ts). */

export const readCalendar = {
  method: 'GET',
  path: '/account/calendar',
  outline: { items: [{ competition: {} }] },
} as const
export const makeCalendar = { method: 'POST', path: '/account/calendar' } as const
export const personalCalendar = { method: 'GET', path: '/calendar/:secret.ics', outline: {} } as const
