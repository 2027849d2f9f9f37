/** Personal tokens, with which a program acts for a person within certain scopes (accounts-and-people §17). */
import * as z from 'zod/mini'
import { call } from './call.ts'
import * as calls from './calls/tokens.ts'
import { after, idParams, listOf, numberFromText, optionalInstant, successReply, text } from './fields.ts'
import { tokenScopes } from './token-scopes.ts'

const token = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  last4: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Accurate to an hour. */
  last_used_at: optionalInstant,
})
export type TokenRow = z.output<typeof token>

export const mostTokenDays = 365
export const usualTokenDays = 90

/** What a person enters for a new token. */
export const tokenForm = z.object({
  name: text(100),
  expires_in_days: after(
    (value) => numberFromText(value ?? usualTokenDays),
    z.int('not-a-number').check(z.minimum(1, 'too-small'), z.maximum(mostTokenDays, 'too-large')),
  ),
})

export const makeTokenBody = z.extend(tokenForm, {
  scopes: listOf(z.enum(tokenScopes, 'not-offered'), { least: 1, most: tokenScopes.length }),
})

const bySession = { access: 'signed-in', scopes: [] } as const

export const listTokens = call({
  ...calls.listTokens,
  ...bySession,
  reply: z.object({ tokens: z.array(token) }),
  summary: "One's own tokens that have not ended, the newest first.",
})

export const makeToken = call({
  ...calls.makeToken,
  ...bySession,
  repliesWithSecret: true,
  body: makeTokenBody,
  /** `secret` is the bearer token; it is sent only this once. */
  reply: z.object({ token, secret: z.string() }),
  summary: 'Makes a personal token, a bearer for a program.',
})

export const endToken = call({
  ...calls.endToken,
  ...bySession,
  params: idParams,
  reply: successReply,
  summary: "Ends one of one's own tokens.",
})
