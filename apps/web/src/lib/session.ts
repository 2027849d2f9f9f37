/**
 * Who is signed in on this device. Token, profile (sealed) and trick list stay in the browser until
 * logout, which clears all of it (accounts-and-people §9); two tabs stay in step through storage events.
 */
import type { Person } from '@trickline/competition/model'
import type { SignedInReply } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'
import { roleOf } from '@trickline/contract/status-codes'
import type { Trick } from '@trickline/contract/tricks'
import { clear, get, set } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { keep } from './keep.ts'
import { seal, unseal } from './sealed.ts'

export type Session = { token: string; profile: PersonFull; person: NonNullable<Person> }
/** Why nobody is signed in: 'expired' when the server no longer knew the token; drafts are then kept. */
export type SessionState = { session: Session; ended: null } | { session: null; ended: 'expired' | null }

const tokenKey = 'trickline.token'
const profileKey = 'trickline.profile'
const tricksKey = 'trickline.tricks'

const listeners = new Set<() => void>()
let state: SessionState = { session: null, ended: null }

/** After login or register. */
export async function startSession({ token, user, tricks }: SignedInReply): Promise<void> {
  await set(tricksKey, tricks)
  keep(localStorage, profileKey, await seal(user))
  // The token last: it is what other tabs wait for.
  keep(localStorage, tokenKey, token)
  tell({ session: sessionOf(token, user), ended: null })
}

/** Reads what the device holds; once at the start, and whenever another tab signs in or out. */
export async function restoreSession(): Promise<void> {
  const token = localStorage.getItem(tokenKey)
  const sealed = localStorage.getItem(profileKey)
  // Only this device's own key opens it, and only a profile was ever sealed under this name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const profile = token && sealed ? ((await unseal(sealed)) as PersonFull | undefined) : undefined
  tell(
    token && profile
      ? { session: sessionOf(token, profile), ended: null }
      : { session: null, ended: state.ended },
  )
}

/** The profile changed, here or elsewhere. */
export async function updateProfile(profile: PersonFull): Promise<void> {
  if (!state.session || state.session.profile.id !== profile.id) return
  const { token } = state.session
  keep(localStorage, profileKey, await seal(profile))
  tell({ session: sessionOf(token, profile), ended: null })
}

/** Logout: everything in the browser's storages goes, but what somebody else has not sent yet. */
export async function clearSession(): Promise<void> {
  const leaving = state.session?.person.id
  for (const key of Object.keys(localStorage)) {
    const owner = workOf(key)
    if (owner === null || owner === leaving) localStorage.removeItem(key)
  }
  sessionStorage.clear()
  await clear()
  tell({ session: null, ended: null })
}

/** Whose unsent work lies under a key, which names its person: `trickline.draft.7.345`; null: it is no such work. */
export function workOf(key: string): number | null {
  const owner = /^trickline\.(?:draft|new-training|review|kept-ask)\.(\d+)(?=\.|$)/.exec(key)?.[1]
  return owner === undefined ? null : Number(owner)
}

/** The server no longer knows the token: sign in again, drafts and unsent saves stay. */
export function expireSession(token: string): void {
  if (state.session?.token !== token) return
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(profileKey)
  tell({ session: null, ended: 'expired' })
}

export function currentSession(): Session | null {
  return state.session
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(
    onSessionChange,
    () => state,
    () => state,
  )
}

export function useSession(): Session | null {
  return useSessionState().session
}

/** The asker as the rules of `@trickline/competition` want it; null for a visitor. */
export function usePerson(): Person {
  return useSession()?.person ?? null
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The catalogue that came with the login; a screen shows it before the server's answer arrives. */
export function storedTricks(): Promise<Trick[] | undefined> {
  return get<Trick[]>(tricksKey)
}

export function storeTricks(tricks: Trick[]): Promise<void> {
  return set(tricksKey, tricks)
}

/** Follows other tabs; `clear()` there arrives as a null key. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return
    if (event.key === null || event.key === tokenKey || event.key === profileKey) void restoreSession()
  })
}

function sessionOf(token: string, profile: PersonFull): Session {
  const roles = profile.roles.flatMap((role) => roleOf(role.id) ?? [])
  return { token, profile, person: { id: profile.id, roles } }
}

function tell(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}
