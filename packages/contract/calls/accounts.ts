/** The addresses of the calls of `accounts.ts` (call-address.ts). */

export const login = { method: 'POST', path: '/login' } as const
export const register = { method: 'POST', path: '/register' } as const
export const logout = { method: 'POST', path: '/logout' } as const
export const roles = { method: 'GET', path: '/roles', outline: [{}] } as const
export const forgotPassword = { method: 'POST', path: '/forgot-password' } as const
export const resetPassword = { method: 'POST', path: '/reset-password' } as const
export const resendVerification = { method: 'POST', path: '/resend-verification-email' } as const
export const verifyEmail = { method: 'POST', path: '/verify-email' } as const
export const sessions = { method: 'GET', path: '/account/sessions', outline: { sessions: [{}] } } as const
export const endSession = { method: 'DELETE', path: '/account/sessions/:id' } as const
export const changePassword = { method: 'POST', path: '/account/password' } as const
export const changeEmail = { method: 'POST', path: '/account/email' } as const
export const deleteAccount = { method: 'DELETE', path: '/account' } as const
export const exportAccount = {
  method: 'GET',
  path: '/account/export',
  outline: {
    roles: [],
    role_requests: [],
    sessions: [],
    second_factors: [],
    competitions: [],
    entries: [],
    rounds: [],
    judged_rounds: [],
    inquiries: [],
    ballots: [],
    ballot_decisions: [],
    round_changes: [],
    podiums: [],
    follows: [],
    admin_changes: [],
    organized_events: [],
    eligibility_exceptions: [],
  },
} as const
export const outbox = { method: 'GET', path: '/outbox', outline: { mails: [{}] } } as const
