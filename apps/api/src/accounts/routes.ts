/** Sign in, register, and the mails around them (contract/accounts.ts); tries are limited (calls §4). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/accounts'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { roleList } from '../people/person-row.ts'
import { change, changeByAnyone, readByAnyone } from '../platform/http/serve.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { login, logout } from './sign-in.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

export function registerAccounts(app: FastifyInstance): void {
  changeByAnyone(app, calls.login, login, {
    limits: ({ address, body }) => [
      ['login-address', address],
      ['login-account', body.email],
    ],
  })
  changeByAnyone(app, calls.register, register, {
    limits: ({ address }) => [['register-address', address]],
  })
  changeByAnyone(app, calls.forgotPassword, forgotPassword, {
    limits: ({ address, body }) => [
      ['forgot-address', address],
      ['forgot-account', body.email],
    ],
  })
  changeByAnyone(app, calls.resetPassword, resetPassword, {
    limits: ({ address }) => [['reset-address', address]],
  })
  changeByAnyone(app, calls.verifyEmail, verifyEmail)
  change(app, calls.resendVerification, resendVerification, {
    limits: ({ address, person }) => [
      ['resend-address', address],
      ['resend-account', String(person?.id)],
    ],
  })
  change(app, calls.logout, logout)
  readByAnyone(app, calls.roles, () => roleList(Object.keys(roleCodes) as Role[]))
}
