/** Sign-in, registration, their mails and one's own account (contract/accounts.ts); the number of tries is limited (calls §4). */
import type { FastifyInstance } from 'fastify'
import * as calls from '@trickline/contract/accounts'
import * as secondFactor from '@trickline/contract/second-factor'
import * as tokens from '@trickline/contract/tokens'
import { roles } from '@trickline/competition/roles'
import { roleList } from '../people/person-row.ts'
import { serveOpenQuery, serveOpenVerb, serveQuery, serveVerb } from '../platform/http/serve.ts'
import type { SignedIn } from '../platform/http/work.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import {
  changeEmail,
  changePassword,
  endOwnSession,
  listSessions,
  prepareChangePassword,
  verifyPassword,
} from './own-account.ts'
import { readOutbox } from './read-outbox.ts'
import { prepareRegister, register } from './register.ts'
import { forgotPassword, prepareResetPassword, resetPassword } from './reset-password.ts'
import {
  addSecondFactor,
  confirmSecondFactor,
  mayHaveSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './second-factor.ts'
import { login, logout, prepareLogin } from './sign-in.ts'
import { endToken, listTokens, makeToken } from './tokens.ts'
import { prepareVerifyEmail, resendVerification, verifyEmail } from './verify-email.ts'

/** For calls that take the password and so could be used to guess it. */
const asLogin = { passwordAccountOf: ({ person }: { person: SignedIn | null }) => person?.email ?? null }

const endsSessions = { endsSessions: true }

export function registerAccounts(app: FastifyInstance): void {
  serveOpenVerb(app, calls.login, login, {
    prepare: prepareLogin,
    passwordAccountOf: ({ body }) => body.email,
  })
  serveOpenVerb(app, calls.register, register, {
    prepare: prepareRegister,
    limits: ({ address }) => [['register-address', address]],
    marksAddressKnownFor: ({ body }) => body.email,
  })
  serveOpenVerb(app, calls.forgotPassword, forgotPassword, {
    limits: ({ address, body: { email: account } }) => [
      ['forgot-pair', `${account} ${address}`],
      ['forgot-address', address, { account, address }],
    ],
  })
  serveOpenVerb(app, calls.resetPassword, resetPassword, {
    prepare: prepareResetPassword,
    limits: ({ address }) => [['reset-address', address]],
    marksAddressKnownFor: ({ body }) => body.email,
  })
  serveOpenVerb(app, calls.verifyEmail, verifyEmail, {
    prepare: prepareVerifyEmail,
    passwordAccountOf: ({ body }) => (body.password === undefined ? null : (body.email ?? null)),
  })
  serveVerb(app, calls.resendVerification, resendVerification, {
    limits: ({ person }) => [['resend-account-day', String(person?.id)]],
  })
  serveVerb(app, calls.logout, logout, endsSessions)
  serveQuery(app, calls.sessions, listSessions)
  serveVerb(app, calls.endSession, endOwnSession, endsSessions)
  serveVerb(app, calls.changePassword, changePassword, {
    ...asLogin,
    ...endsSessions,
    prepare: prepareChangePassword,
  })
  serveVerb(app, calls.changeEmail, changeEmail, {
    ...asLogin,
    prepare: verifyPassword,
    limits: ({ person }) => [['new-address-account', String(person?.id)]],
  })
  serveVerb(app, calls.deleteAccount, deleteAccount, { ...asLogin, ...endsSessions, prepare: verifyPassword })
  serveQuery(app, secondFactor.getSecondFactor, readSecondFactor)
  serveVerb(app, secondFactor.addSecondFactor, addSecondFactor, {
    ...asLogin,
    isFor: mayHaveSecondFactor,
    prepare: verifyPassword,
  })
  serveVerb(app, secondFactor.confirmSecondFactor, confirmSecondFactor, {
    ...endsSessions,
    isFor: mayHaveSecondFactor,
  })
  serveVerb(app, secondFactor.removeSecondFactor, removeSecondFactor, { ...asLogin, prepare: verifyPassword })
  serveQuery(app, tokens.listTokens, listTokens)
  serveVerb(app, tokens.makeToken, makeToken)
  serveVerb(app, tokens.endToken, endToken)
  serveQuery(app, calls.exportAccount, exportAccount)
  serveQuery(app, calls.outbox, readOutbox)
  serveOpenQuery(app, calls.roles, () => roleList(roles))
}
