/** The addresses of the calls of `catalogue.ts` (call-address.ts). */

export const getTrick = {
  method: 'GET',
  path: '/tricks/:id',
  outline: {
    trick: { aliases: [], sources: [] },
    changes: [{ after: { aliases: [], sources: [] } }],
    combos: [{ trick_ids: [] }],
  },
} as const
export const addTrick = { method: 'POST', path: '/tricks/add' } as const
export const changeTrick = { method: 'POST', path: '/tricks/change' } as const
export const retireTrick = { method: 'POST', path: '/tricks/retire' } as const
export const restoreTrick = { method: 'POST', path: '/tricks/restore' } as const
export const previewTrick = { method: 'POST', path: '/tricks/preview' } as const
