/** The addresses of the calls of `second-factor.ts` (call-address.ts). */

export const getSecondFactor = { method: 'GET', path: '/account/second_factor', outline: {} } as const
export const addSecondFactor = { method: 'POST', path: '/account/second_factor' } as const
export const confirmSecondFactor = { method: 'POST', path: '/account/second_factor/confirm' } as const
export const removeSecondFactor = { method: 'DELETE', path: '/account/second_factor' } as const
