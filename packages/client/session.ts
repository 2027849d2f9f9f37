/** The session of this tab; `stored-session.ts` keeps it on the device. */
import { createAtom, useSelector } from '@tanstack/react-store'
import type { Person } from '@trickline/competition/model'
import type { PersonFull, PersonShort } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'

export type Session = { token: string; profile: PersonFull; person: NonNullable<Person> }
/** 'expired': the server no longer knows the token, and drafts are kept; 'deleted': the account was deleted. */
export type SessionState =
  | { session: Session; ended: null }
  | { session: null; ended: 'expired' | 'deleted' | null }

const state = createAtom<SessionState>({ session: null, ended: null })

export function setSession(token: string, profile: PersonFull): void {
  const roles = profile.roles.flatMap((role) => roleOf(role.id) ?? [])
  state.set({ session: { token, profile, person: { id: profile.id, roles } }, ended: null })
}

export function endSession(ended: 'deleted' | null = null): void {
  state.set({ session: null, ended })
}

let isLoggingOut = false

export function expireSession(token: string): void {
  if (!isLoggingOut && currentSession()?.token === token) state.set({ session: null, ended: 'expired' })
}

/** While `leave` runs, the end of the session does not count as expiry. */
export async function duringLogout(leave: () => Promise<void>): Promise<void> {
  isLoggingOut = true
  try {
    await leave()
  } finally {
    isLoggingOut = false
  }
}

export function currentSession(): Session | null {
  return state.get().session
}

export function sessionEnded(): SessionState['ended'] {
  return state.get().ended
}

export function useSessionState(): SessionState {
  return useSelector(state)
}

export function useSession(): Session | null {
  return useSessionState().session
}

/** The signed-in person's public data, e.g. as judge of a round; no contact data. */
export function personShortOf({ id, name, surname, img_path, country }: PersonFull): PersonShort {
  return { id, name, surname, img_path, country }
}

/** The signed-in person as the rules of `@trickline/competition` take it; null for a visitor. */
export function usePerson(): Person {
  return useSession()?.person ?? null
}

export function onSessionChange(listener: () => void): () => void {
  const { unsubscribe } = state.subscribe(listener)
  return unsubscribe
}
