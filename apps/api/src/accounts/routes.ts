/** Sign in, register, the mails around them, one's own account (contract/accounts.ts); tries are limited (calls §4). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/accounts'
import { roleCodes } from '@trickline/contract/status-codes'
import type { Role } from '@trickline/competition/model'
import { roleList } from '../people/person-row.ts'
import { change, changeByAnyone, read, readByAnyone } from '../platform/http/serve.ts'
import type { LimitName } from '../platform/http/rate-limits.ts'
import type { SignedIn } from '../platform/http/sessions.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { changeEmail, changePassword, endOwnSession, listSessions } from './own-account.ts'
import { readOutbox } from './read-outbox.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { login, logout } from './sign-in.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

/** What asks for the password can be used to guess it, like a login. */
const asLogin = {
  limits: ({ address, person }: { address: string; person: SignedIn | null }): [LimitName, string][] => [
    ['login-address', address],
    ['login-account', person?.email ?? ''],
  ],
}

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
  changeByAnyone(app, calls.verifyEmail, verifyEmail, {
    limits: ({ address, body }) => [
      ['login-address', address],
      ...(body.email === undefined ? [] : [['login-account', body.email] as [LimitName, string]]),
    ],
  })
  change(app, calls.resendVerification, resendVerification, {
    limits: ({ address, person }) => [
      ['resend-address', address],
      ['resend-account', String(person?.id)],
    ],
  })
  change(app, calls.logout, logout)
  read(app, calls.sessions, listSessions)
  change(app, calls.endSession, endOwnSession)
  change(app, calls.changePassword, changePassword, asLogin)
  change(app, calls.changeEmail, changeEmail, asLogin)
  change(app, calls.deleteAccount, deleteAccount, asLogin)
  read(app, calls.exportAccount, exportAccount)
  read(app, calls.outbox, readOutbox)
  readByAnyone(app, calls.roles, () => roleList(Object.keys(roleCodes) as Role[]))
}
