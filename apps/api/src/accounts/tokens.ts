/** A person's own tokens for programs (accounts-and-people §17). */
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/tokens'
import { revokeSession, startToken, tokensOf } from '../platform/http/sessions.ts'
import type { SignedInReadContext, Work } from '../platform/http/work.ts'

export async function listTokens({
  db,
  person,
  now,
}: SignedInReadContext): Promise<ReplyOf<typeof calls.listTokens>> {
  return { tokens: (await tokensOf(db, person.id, now)).map(tokenRow) }
}

export async function makeToken(
  { tx, person, now, random }: Work,
  { body: { name, scopes, expires_in_days: days } }: ParsedRequest<typeof calls.makeToken>,
): Promise<ReplyOf<typeof calls.makeToken> | Refusal> {
  const made = { userId: person.id, now, random, days, name, scopes: [...new Set(scopes)] }
  const { secret, id } = await startToken(tx, made)
  const token = (await tokensOf(tx, person.id, now)).find((each) => each.id === id)
  if (!token) throw new Error('a token that was just made is not there')
  return { token: tokenRow(token), secret }
}

export async function endToken(
  work: Work,
  { params }: ParsedRequest<typeof calls.endToken>,
): Promise<ReplyOf<typeof calls.endToken> | Refusal> {
  const { tx, person, now } = work
  const ending = (await tokensOf(tx, person.id, now)).find(({ id }) => id === params.id)
  if (!ending) return refuse('not-found')
  await revokeSession(work, ending.session)
  return { success: true }
}

function tokenRow({
  session: _session,
  created_at,
  used_at,
  expires_at,
  ...token
}: Awaited<ReturnType<typeof tokensOf>>[number]): calls.TokenRow {
  const isUsed = used_at > created_at
  return {
    ...token,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: isUsed ? used_at.toISOString() : null,
  }
}
