/** Sign-in, registration, their mails, and one's own account (accounts-and-people §2 to §5, §10 to §12). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/accounts.ts'
import {
  after,
  email,
  emptyAsNull,
  idAndName,
  idParams,
  maxLength,
  minLength,
  personName,
  secondFactorCode,
  successReply,
  text,
} from './fields.ts'
import { personFull } from './people.ts'
import { trick } from './tricks.ts'

/** At least 6 characters, with a lowercase letter, an uppercase letter, a digit and one of @$!%*?& (accounts-and-people §2). */
const newPassword = z
  .string('required')
  .check(
    minLength(1, 'required'),
    maxLength(200, 'too-long'),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{6,}$/, 'weak-password'),
  )

const withConfirmation = <T extends z.ZodMiniType<{ password: string; password_confirmation: string }>>(
  schema: T,
) =>
  schema.check(
    z.refine((body) => body.password === body.password_confirmation, {
      error: 'passwords-differ',
      path: ['password_confirmation'],
    }),
  )

const signedIn = z.object({ token: z.string(), user: personFull, tricks: z.array(trick) })
export type SignedInReply = z.output<typeof signedIn>

/** A password that exists already: it was checked by the rules of `newPassword` when it was set. */
export const knownPassword = z.string('required').check(minLength(1, 'required'), maxLength(200, 'too-long'))

export const loginBody = z.object({
  email,
  password: knownPassword,
  /** Needed if the account has a second factor. */
  code: z.optional(emptyAsNull(secondFactorCode)),
})

export const login = call({
  ...calls.login,
  access: 'anyone',
  body: loginBody,
  reply: signedIn,
  summary:
    'Opens a session of 30 days. 401 with code error-email, error-password, or second-factor until it carries the code.',
})

export const registerBody = withConfirmation(
  z.object({
    name: personName,
    surname: personName,
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(minLength(1, 'required')),
    /** `a + b` with two digits. An invalid question is reported at `captchaAnswer`, the visible field (register.ts). */
    captchaQuestion: text(20),
    captchaAnswer: after(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.string('required').check(z.trim(), minLength(1, 'required')),
    ),
  }),
)

export const register = call({
  ...calls.register,
  access: 'anyone',
  body: registerBody,
  reply: signedIn,
  summary: 'Makes an account (an Athlete), sends the verification mail, opens a session.',
})

export const logout = call({
  ...calls.logout,
  access: 'signed-in',
  reply: successReply,
  summary: 'Ends this session.',
})

export const roles = call({
  ...calls.roles,
  access: 'anyone',
  reply: z.array(idAndName),
  summary: 'The account roles.',
})

export const forgotPasswordBody = z.object({ email })

export const forgotPassword = call({
  ...calls.forgotPassword,
  access: 'anyone',
  body: forgotPasswordBody,
  reply: successReply,
  summary: 'Sends a reset mail if the address has an account; answers the same if not.',
})

export const resetPasswordBody = withConfirmation(
  z.object({
    token: text(200),
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(minLength(1, 'required')),
  }),
)

export const resetPassword = call({
  ...calls.resetPassword,
  access: 'anyone',
  body: resetPasswordBody,
  reply: successReply,
  summary: 'Sets a new password and ends every session of the account.',
})

export const resendVerification = call({
  ...calls.resendVerification,
  access: 'signed-in',
  reply: z.object({ user: personFull }),
  summary: 'Sends the verification mail again.',
})

export const verificationLinkHours = 72

export const verifyEmail = call({
  ...calls.verifyEmail,
  access: 'anyone',
  /** Without a session of the account, `email` and `password` are needed: the link alone must not verify it. */
  body: z.object({ token: text(200), email: z.optional(email), password: z.optional(knownPassword) }),
  reply: successReply,
  summary: 'Confirms the address a verification mail went to; invitations sent to it join the account.',
})

const session = z.object({
  id: z.int(),
  is_current: z.boolean(),
  /** The User-Agent header at sign-in. */
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  /** Accurate to an hour. */
  used_at: z.string(),
  expires_at: z.string(),
})
export type SessionRow = z.output<typeof session>

export const sessions = call({
  ...calls.sessions,
  access: 'signed-in',
  scopes: [],
  reply: z.object({ sessions: z.array(session) }),
  summary: 'Where one is signed in, the one used last first.',
})

export const endSession = call({
  ...calls.endSession,
  access: 'signed-in',
  params: idParams,
  reply: successReply,
  summary: "Ends one of one's own sessions.",
})

export const changePasswordBody = z
  .object({
    password: knownPassword,
    new_password: newPassword,
    new_password_confirmation: z.string('required').check(minLength(1, 'required')),
  })
  .check(
    z.refine((body) => body.new_password === body.new_password_confirmation, {
      error: 'passwords-differ',
      path: ['new_password_confirmation'],
    }),
  )

export const changePassword = call({
  ...calls.changePassword,
  access: 'signed-in',
  body: changePasswordBody,
  reply: successReply,
  summary: 'Sets another password and ends every other session.',
})

export const changeEmailBody = z.object({ password: knownPassword, email })

export const changeEmail = call({
  ...calls.changeEmail,
  access: 'signed-in',
  body: changeEmailBody,
  reply: successReply,
  summary: 'Mails a link to the new address, which counts once it was opened, and tells the old one.',
})

export const deleteAccountBody = z.object({ password: knownPassword })

export const deleteAccount = call({
  ...calls.deleteAccount,
  access: 'signed-in',
  body: deleteAccountBody,
  reply: successReply,
  summary: 'Deletes the account; results that others depend on stay under "Deleted athlete".',
})

const rows = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = call({
  ...calls.exportAccount,
  access: 'signed-in',
  scopes: [],
  reply: z.object({
    exported_at: z.string(),
    account: z.record(z.string(), z.unknown()),
    roles: z.array(z.string()),
    role_requests: rows,
    sessions: rows,
    second_factors: rows,
    competitions: rows,
    entries: rows,
    rounds: rows,
    judged_rounds: rows,
    inquiries: rows,
    ballots: rows,
    ballot_decisions: rows,
    round_changes: rows,
    podiums: rows,
    follows: rows,
    admin_changes: rows,
    organized_events: rows,
    eligibility_exceptions: rows,
  }),
  summary: 'Everything kept about the person, as it is stored.',
})

const outboxMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.string(),
})
export type OutboxMail = z.output<typeof outboxMail>

export const outbox = call({
  ...calls.outbox,
  access: 'signed-in',
  scopes: [],
  /** `sends`: a mail server is configured, so no mails are kept here. */
  reply: z.object({ sends: z.boolean(), mails: z.array(outboxMail) }),
  summary: 'Admin: the newest 200 mails of a server without SMTP_URL.',
})
