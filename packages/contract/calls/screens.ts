/** The addresses of the calls of `screens.ts` (call-address.ts). */

export const readScreens = {
  method: 'GET',
  path: '/competitions/:id/screens',
  outline: { big_screen: {}, links: [{}] },
} as const
export const switchScreens = { method: 'PUT', path: '/competitions/:id/screens' } as const
export const revealPodium = { method: 'POST', path: '/competitions/:id/screens/reveal' } as const
export const makeScreenLink = { method: 'POST', path: '/competitions/:id/screens/links' } as const
export const revokeScreenLink = {
  method: 'DELETE',
  path: '/competitions/:id/screens/links/:link_id',
} as const
