/** The address of the call of `openapi.ts` (call-address.ts). */

export const getOpenApi = { method: 'GET', path: '/openapi.json', outline: {} } as const
