/** Sign in, register, and the mails around them (accounts-and-people §2 to §5). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { after, email, named, success, text } from './fields.ts'
import { personFull } from './people.ts'
import { trick } from './tricks.ts'

/** At least 6 characters with a lowercase, an uppercase, a digit and one of @$!%*?&, and only those (accounts-and-people §2). */
const newPassword = z
  .string('required')
  .check(
    z.minLength(1, 'required'),
    z.maxLength(200, 'too-long'),
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

export const loginBody = z.object({
  email,
  password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
})

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
    name: text(100),
    surname: text(100),
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(z.minLength(1, 'required')),
    /** `a + b`, two digits. */
    captchaQuestion: z.string('required').check(z.regex(/^\s*\d\s*\+\s*\d\s*$/, 'wrong-captcha')),
    captchaAnswer: after(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.string('required').check(z.trim(), z.minLength(1, 'required')),
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
  reply: success,
  summary: 'Ends this session.',
})

export const roles = call({
  method: 'GET',
  path: '/roles',
  access: 'anyone',
  reply: z.array(named),
  summary: 'The account roles.',
})

export const forgotPasswordBody = z.object({ email })

export const forgotPassword = call({
  method: 'POST',
  path: '/forgot-password',
  access: 'anyone',
  body: forgotPasswordBody,
  reply: success,
  summary: 'Sends a reset mail if the address has an account; answers the same if not.',
})

export const resetPasswordBody = confirmed(
  z.object({
    token: text(200),
    email,
    password: newPassword,
    password_confirmation: z.string('required').check(z.minLength(1, 'required')),
  }),
)

export const resetPassword = call({
  method: 'POST',
  path: '/reset-password',
  access: 'anyone',
  body: resetPasswordBody,
  reply: success,
  summary: 'Sets a new password and ends every session of the account.',
})

export const resendVerification = call({
  method: 'POST',
  path: '/resend-verification-email',
  access: 'signed-in',
  reply: z.object({ user: personFull }),
  summary: 'Sends the verification mail again.',
})

export const verifyEmail = call({
  method: 'POST',
  path: '/verify-email',
  access: 'anyone',
  body: z.object({ token: text(200) }),
  reply: success,
  summary: 'Confirms the address a verification mail went to; invitations sent to it join the account.',
})
