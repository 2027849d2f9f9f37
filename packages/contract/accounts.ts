/** Sign in, register, the mails around them, and one's own account (accounts-and-people §2 to §5, §10 to §12). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import {
  after,
  email,
  idParams,
  maxLength,
  minLength,
  idAndName,
  personName,
  successReply,
  text,
} from './fields.ts'
import { personFull } from './people.ts'
import { trick } from './tricks.ts'

/** At least 6 characters with a lowercase, an uppercase, a digit and one of @$!%*?&, and only those (accounts-and-people §2). */
const newPassword = z
  .string('required')
  .check(
    minLength(1, 'required'),
    maxLength(200, 'too-long'),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{6,}$/, 'weak-password'),
  )

const confirmed = <T extends z.ZodMiniType<{ password: string; password_confirmation: string }>>(schema: T) =>
  schema.check(
    z.refine((given) => given.password === given.password_confirmation, {
      error: 'passwords-differ',
      path: ['password_confirmation'],
    }),
  )

const signedIn = z.object({ token: z.string(), user: personFull, tricks: z.array(trick) })
export type SignedInReply = z.output<typeof signedIn>

/** A password that exists: what it may look like was said when it was chosen. */
const knownPassword = z.string('required').check(minLength(1, 'required'), maxLength(200, 'too-long'))

export const loginBody = z.object({ email, password: knownPassword })

export const login = call({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  body: loginBody,
  reply: signedIn,
  summary: 'Opens a session of 30 days. 401 with code error-email or error-password.',
})

export const registerBody = confirmed(
  z.object({
    name: personName,
    surname: personName,
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(minLength(1, 'required')),
    /** `a + b`, two digits; what is none is told at the answer, the only one of the two that people see (register.ts). */
    captchaQuestion: text(20),
    captchaAnswer: after(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.string('required').check(z.trim(), minLength(1, 'required')),
    ),
  }),
)

export const register = call({
  method: 'POST',
  path: '/register',
  access: 'anyone',
  body: registerBody,
  reply: signedIn,
  summary: 'Makes an account (an Athlete), sends the verification mail, opens a session.',
})

export const logout = call({
  method: 'POST',
  path: '/logout',
  access: 'signed-in',
  reply: successReply,
  summary: 'Ends this session.',
})

export const roles = call({
  method: 'GET',
  path: '/roles',
  access: 'anyone',
  reply: z.array(idAndName),
  summary: 'The account roles.',
})

export const forgotPasswordBody = z.object({ email })

export const forgotPassword = call({
  method: 'POST',
  path: '/forgot-password',
  access: 'anyone',
  body: forgotPasswordBody,
  reply: successReply,
  summary: 'Sends a reset mail if the address has an account; answers the same if not.',
})

export const resetPasswordBody = confirmed(
  z.object({
    token: text(200),
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(minLength(1, 'required')),
  }),
)

export const resetPassword = call({
  method: 'POST',
  path: '/reset-password',
  access: 'anyone',
  body: resetPasswordBody,
  reply: successReply,
  summary: 'Sets a new password and ends every session of the account.',
})

export const resendVerification = call({
  method: 'POST',
  path: '/resend-verification-email',
  access: 'signed-in',
  reply: z.object({ user: personFull }),
  summary: 'Sends the verification mail again.',
})

/** How long the link of a verification mail is good. */
export const verificationLinkHours = 72

export const verifyEmail = call({
  method: 'POST',
  path: '/verify-email',
  access: 'anyone',
  /** Without a session of that account its address and password: whoever finds a link in a mail verifies nothing by it. */
  body: z.object({ token: text(200), email: z.optional(email), password: z.optional(knownPassword) }),
  reply: successReply,
  summary: 'Confirms the address a verification mail went to; invitations sent to it join the account.',
})

/* One's own account */

const session = z.object({
  id: z.int(),
  /** Asked with this one. */
  is_current: z.boolean(),
  /** What the browser called itself when it signed in. */
  user_agent: z.nullable(z.string()),
  created_at: z.string(),
  /** To within an hour. */
  used_at: z.string(),
  expires_at: z.string(),
})
export type SessionRow = z.output<typeof session>

export const sessions = call({
  method: 'GET',
  path: '/account/sessions',
  access: 'signed-in',
  reply: z.object({ sessions: z.array(session) }),
  summary: 'Where one is signed in, the one used last first.',
})

export const endSession = call({
  method: 'DELETE',
  path: '/account/sessions/:id',
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
    z.refine((given) => given.new_password === given.new_password_confirmation, {
      error: 'passwords-differ',
      path: ['new_password_confirmation'],
    }),
  )

export const changePassword = call({
  method: 'POST',
  path: '/account/password',
  access: 'signed-in',
  body: changePasswordBody,
  reply: successReply,
  summary: 'Sets another password and ends every other session.',
})

export const changeEmailBody = z.object({ password: knownPassword, email })

export const changeEmail = call({
  method: 'POST',
  path: '/account/email',
  access: 'signed-in',
  body: changeEmailBody,
  reply: successReply,
  summary: 'Mails a link to the new address, which counts once it was opened, and tells the old one.',
})

export const deleteAccountBody = z.object({ password: knownPassword })

export const deleteAccount = call({
  method: 'DELETE',
  path: '/account',
  access: 'signed-in',
  body: deleteAccountBody,
  reply: successReply,
  summary: 'Deletes the account; results that others depend on stay under "Deleted athlete".',
})

const rows = z.array(z.record(z.string(), z.unknown()))

export const exportAccount = call({
  method: 'GET',
  path: '/account/export',
  access: 'signed-in',
  reply: z.object({
    exported_at: z.string(),
    account: z.record(z.string(), z.unknown()),
    roles: z.array(z.string()),
    role_requests: rows,
    sessions: rows,
    competitions: rows,
    entries: rows,
    /** Of training and of competitions, each with its `tricks`. */
    rounds: rows,
    judged_rounds: rows,
    /** What the person did to rounds, and when. */
    round_changes: rows,
    podiums: rows,
    /** What admins did to the account. */
    admin_changes: rows,
  }),
  summary: 'Everything kept about the person, as it is stored.',
})

/* The outbox */

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
  method: 'GET',
  path: '/outbox',
  access: 'signed-in',
  /** `sends`: there is a mail server, and nothing stays here. */
  reply: z.object({ sends: z.boolean(), mails: z.array(outboxMail) }),
  summary: 'Admin: the newest 200 mails of a server without SMTP_URL.',
})
