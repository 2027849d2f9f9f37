/** The addresses of the calls of `seal.ts` (call-address.ts). */
export const sealResult = { method: 'POST', path: '/competitions/:id/seal' } as const
export const readSeal = {
  method: 'GET',
  path: '/live/:id/seal/:number',
  outline: {
    competition: {},
    seal: { by: [{}], places: [{ user: {} }], changes: [{ user: {} }] },
  },
} as const
