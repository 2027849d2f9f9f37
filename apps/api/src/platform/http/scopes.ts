/** Checks what a personal token may be used for (contract/token-scopes.ts). */
import { refuse } from '@trickline/contract/refusals'
import { hasScope, scopesOf, type TokenScope } from '@trickline/contract/token-scopes'
import { RefusalError } from './errors.ts'
import type { SignedIn } from './work.ts'

/** `assertScope` with the scopes that the call needs. */
export function assertScopeOf(person: SignedIn, call: Parameters<typeof scopesOf>[0]): void {
  assertScope(person, scopesOf(call))
}

/** Throws 403 `scope`, naming the scopes of which one is needed. A session has all scopes. */
export function assertScope({ scopes }: SignedIn, needed: readonly TokenScope[]): void {
  if (hasScope(scopes, needed)) return
  const missing = needed.length === 0 ? ['needs-a-session'] : needed.map((scope) => needs[scope])
  throw new RefusalError(refuse('scope', { errors: { scope: missing } }))
}

const needs = { read: 'needs-read', judge: 'needs-judge', organize: 'needs-organize' } satisfies Record<
  TokenScope,
  string
>
