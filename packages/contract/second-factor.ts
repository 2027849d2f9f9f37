/** The second factor of an admin: a code of an authenticator app, or a recovery code (accounts-and-people §18). */
import * as z from 'zod/mini'
import { knownPassword } from './accounts.ts'
import { call } from './call.ts'
import * as calls from './calls/second-factor.ts'
import { secondFactorCode, successReply } from './fields.ts'

export const addSecondFactorBody = z.object({ password: knownPassword })
export const confirmSecondFactorBody = z.object({ code: secondFactorCode })
export const removeSecondFactorBody = z.object({ password: knownPassword, code: secondFactorCode })

const bySession = { access: 'signed-in', scopes: [] } as const

export const getSecondFactor = call({
  ...calls.getSecondFactor,
  ...bySession,
  /** `is_needed`: the server requires it of admins; without it this admin has no admin rights. */
  reply: z.object({ is_on: z.boolean(), is_needed: z.boolean(), recovery_codes_left: z.int() }),
  summary: 'Whether one signs in with a second factor.',
})

export const addSecondFactor = call({
  ...calls.addSecondFactor,
  ...bySession,
  repliesWithSecret: true,
  body: addSecondFactorBody,
  /** `secret` in base32; `uri` for the QR code that an authenticator app reads. */
  reply: z.object({ secret: z.string(), uri: z.string() }),
  summary: 'Admin: makes the secret of a second factor, which counts once it is confirmed.',
})

export const confirmSecondFactor = call({
  ...calls.confirmSecondFactor,
  ...bySession,
  repliesWithSecret: true,
  body: confirmSecondFactorBody,
  /** Sent only this once; each code works once. */
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  summary: 'Admin: switches the second factor on by a first code, and ends every other session.',
})

export const removeSecondFactor = call({
  ...calls.removeSecondFactor,
  ...bySession,
  body: removeSecondFactorBody,
  reply: successReply,
  summary: 'Switches the second factor off.',
})
