/** What a personal token may be used for (accounts-and-people §17). */
export const tokenScopes = ['read', 'judge', 'organize'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** The scopes of which a token needs one; empty: no token may make the call, only a session. */
export function scopesOf({
  scopes,
  method,
}: {
  scopes?: readonly TokenScope[]
  method: string
}): readonly TokenScope[] {
  return scopes ?? (method === 'GET' ? ['read'] : [])
}

/** `scopes`: those of the caller's token; null: the caller has a session. */
export function hasScope(scopes: readonly TokenScope[] | null, needed: readonly TokenScope[]): boolean {
  return scopes === null || needed.some((scope) => scopes.includes(scope))
}
