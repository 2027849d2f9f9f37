/** The addresses of the calls of `trick-videos.ts` (call-address.ts). */

export const storeTrickVideo = { method: 'POST', path: '/trick/store' } as const
export const deleteTrickVideo = { method: 'DELETE', path: '/trick/:id' } as const
