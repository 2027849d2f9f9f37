/** The addresses of the calls of `tokens.ts` (call-address.ts). */

export const listTokens = { method: 'GET', path: '/tokens', outline: { tokens: [{ scopes: [] }] } } as const
export const makeToken = { method: 'POST', path: '/tokens' } as const
export const endToken = { method: 'DELETE', path: '/tokens/:id' } as const
