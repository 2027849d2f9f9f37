/** The addresses of the calls of `demo.ts` (call-address.ts). */

export const demo = { method: 'GET', path: '/demo', outline: { people: [{}] } } as const
