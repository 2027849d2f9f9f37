/** The addresses of the calls of `home.ts` (call-address.ts). */

export const home = {
  method: 'GET',
  path: '/home',
  outline: {
    waiting: {
      rounds_to_review: [{ user: {}, rule: {}, status: {} }],
      rounds_to_judge: [{ user: {}, rule: {}, status: {} }],
      invitations: [{ competition: { status: {}, competitions_info: {}, registration: {} } }],
      entries_to_approve: [{ competition: {} }],
      competitions_to_approve: [{ status: {}, competitions_info: {}, registration: {} }],
    },
    dashboard: {},
    running: [{}],
    organized: [{ competition: { status: {}, competitions_info: {}, registration: {} } }],
    enterable: [{ competition: { status: {}, competitions_info: {}, registration: {} }, athletes: [{}] }],
    on_now: [{ recording: [{}] }],
  },
} as const
export const sendTestEvent = { method: 'POST', path: '/test-event' } as const
