/** The addresses of the calls of `tricks.ts` (call-address.ts). */

export const tricks = { method: 'GET', path: '/tricks', outline: { tricks: [{ aliases: [] }] } } as const
