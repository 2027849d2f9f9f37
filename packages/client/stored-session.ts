/** The session on this device: token, encrypted profile and trick list are stored until logout; all tabs follow. */
import type { SignedInReply } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'
import type { Trick } from '@trickline/contract/tricks'
import { writeSignedInFlag } from './pre-paint-storage.ts'
import { newEncryptionKey, encrypt, decrypt } from './encryption.ts'
import { currentSession, endSession, onSessionChange, sessionEnded, setSession } from './session.ts'
import { device, deviceStore, setDeviceOwner } from './device-storage.ts'
import { hasFields, isArray, isString, parseWith } from './type-guards.ts'

type Stored = { token: string; profile: string }

const only = 'only'
const stored = deviceStore<Stored>(
  'memo',
  'session',
  parseWith(hasFields({ token: isString, profile: isString })),
  { of: 'device' },
)
const sealingKeys = deviceStore<CryptoKey>(
  'memo',
  'sealing-key',
  parseWith((kept) => kept instanceof CryptoKey),
  { of: 'device' },
)
const catalogue = deviceStore<Trick[]>('memo', 'tricks', parseWith(isArray), { of: 'device' })

/** The stored session that the state of this tab equals. */
let known: Stored | null = null

/** Encrypts one profile after the other, so that the later one is stored last. */
let sealing: Promise<unknown> = Promise.resolve()

export async function startSession({ token, user, tricks }: SignedInReply): Promise<void> {
  void catalogue.write(only, tricks)
  keepSession(token, user, await sealed(user))
}

export async function updateProfile(profile: PersonFull): Promise<void> {
  const session = currentSession()
  if (session?.profile.id !== profile.id) return
  const text = await sealed(profile)
  // the person may have logged out meanwhile
  if (currentSession()?.token === session.token) keepSession(session.token, profile, text)
}

/** Reads the stored session and follows other tabs. Call once, after the device storage is open. */
export async function restoreSession(): Promise<void> {
  await readSession()
  device.onChange(() => {
    if (stored.read(only) !== known) void readSession()
  })
  onSessionChange(() => {
    if (sessionEnded() !== 'expired' || known === null) return
    known = null
    stored.drop(only)
    writeSignedInFlag(false)
  })
}

/** Logout: clears the browser's storages, except for other people's unsent work. */
export async function clearSession(why: 'deleted' | null = null): Promise<void> {
  const leaving = currentSession()?.person.id ?? 0
  // screens that unmount may not store anything any more
  setDeviceOwner(null)
  known = null
  await device.clearFor(leaving)
  localStorage.clear()
  sessionStorage.clear()
  endSession(why)
}

export function storedTricks(): Trick[] | null {
  return catalogue.read(only)
}

export function storeTricks(tricks: Trick[]): void {
  void catalogue.write(only, tricks)
}

async function readSession(): Promise<void> {
  known = stored.read(only)
  const key = sealingKeys.read(only)
  // Decrypted with this device's own key; only a profile is stored under this name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const profile = known && key && ((await decrypt(known.profile, key)) as PersonFull | undefined)
  writeSignedInFlag(Boolean(known && profile))
  if (!known || !profile) {
    if (currentSession()) endSession()
    return
  }
  setDeviceOwner(profile.id)
  setSession(known.token, profile)
}

function keepSession(token: string, profile: PersonFull, text: string): void {
  setDeviceOwner(profile.id)
  known = { token, profile: text }
  writeSignedInFlag(true)
  void stored.write(only, known)
  setSession(token, profile)
}

function sealed(profile: PersonFull): Promise<string> {
  const done = sealing.then(async () => {
    const key = sealingKeys.read(only) ?? (await newEncryptionKey())
    if (!sealingKeys.read(only)) void sealingKeys.write(only, key)
    return encrypt(profile, key)
  })
  sealing = done.catch(() => undefined)
  return done
}
