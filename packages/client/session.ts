/**
 * Who is signed in, in this tab: asked by the API client and the live channel, followed by screens. `data/stored-session.ts`
 * keeps it on the device.
 */
import type { Person } from '@trickline/competition/model'
import type { PersonFull, PersonShort } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import { createStore, useStore } from './store.ts'

export type Session = { token: string; profile: PersonFull; person: NonNullable<Person> }
/** Why nobody is signed in: 'expired' when the server no longer knew the token; drafts are then kept. 'deleted': the account. */
export type SessionState =
  | { session: Session; ended: null }
  | { session: null; ended: 'expired' | 'deleted' | null }

const state = createStore<SessionState>({ session: null, ended: null })

export function setSession(token: string, profile: PersonFull): void {
  const roles = profile.roles.flatMap((role) => roleOf(role.id) ?? [])
  state.set({ session: { token, profile, person: { id: profile.id, roles } }, ended: null })
}

export function endSession(ended: 'deleted' | null = null): void {
  state.set({ session: null, ended })
}

let isLoggingOut = false

/** The server no longer knows the token: sign in again, drafts and unsent saves stay. */
export function expireSession(token: string): void {
  if (!isLoggingOut && currentSession()?.token === token) state.set({ session: null, ended: 'expired' })
}

/** Who leaves knows that the session ends: that the server says so on the way is no news. */
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
  return useStore(state)
}

export function useSession(): Session | null {
  return useSessionState().session
}

/** As others see who is signed in, beside a round: without contact data. */
export function personShortOf({ id, name, surname, img_path, country }: PersonFull): PersonShort {
  return { id, name, surname, img_path, country }
}

/** The asker as the rules of `@trickline/competition` want it; null for a visitor. */
export function usePerson(): Person {
  return useSession()?.person ?? null
}

export const onSessionChange = state.subscribe
