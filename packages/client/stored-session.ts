/** The session on this device: token, encrypted profile and trick list are stored until logout, and all tabs follow. */
import type { SignedInReply } from '@trickline/contract/accounts'
import type { PersonFull } from '@trickline/contract/people'
import type { Trick } from '@trickline/contract/tricks'
import { decrypt, encrypt, newEncryptionKey } from './encryption.ts'
import { currentSession, endSession, onSessionChange, sessionEnded, setSession } from './session.ts'
import { device, deviceStore, setDeviceOwner } from './device-storage.ts'
import { hasFields, isArray, isString, parseWith } from '@trickline/contract/type-guards'

type Stored = { token: string; profile: string }

const onlyId = 'only'
const stored = deviceStore<Stored>(
  'memo',
  'session',
  parseWith(hasFields({ token: isString, profile: isString })),
  { of: 'device' },
)
const encryptionKeys = deviceStore<CryptoKey>(
  'memo',
  'sealing-key',
  parseWith((value) => value instanceof CryptoKey),
  { of: 'device' },
)
const catalogue = deviceStore<Trick[]>('memo', 'tricks', parseWith(isArray), { of: 'device' })

/** The stored session that this tab's state equals. */
let storedSession: Stored | null = null
/** True while the stored session is being deleted: reading it would sign in again. */
let isClearing = false

/** Encrypts one profile at a time, so that the latest is stored last. */
let lastEncryption: Promise<unknown> = Promise.resolve()

export async function startSession({ token, user, tricks }: SignedInReply): Promise<void> {
  void catalogue.write(onlyId, tricks)
  keepSession(token, user, await encryptProfile(user))
}

export async function updateProfile(profile: PersonFull): Promise<void> {
  const session = currentSession()
  if (session?.profile.id !== profile.id) return
  const text = await encryptProfile(profile)
  // the person may have logged out meanwhile
  if (currentSession()?.token === session.token) keepSession(session.token, profile, text)
}

/** Reads the stored session and follows other tabs. Call once, after the device storage is open. */
export async function restoreSession(): Promise<void> {
  await readSession()
  device.onChange(() => {
    const present = stored.read(onlyId)
    if (isClearing && present !== null) return
    if (present !== storedSession) void readSession()
  })
  onSessionChange(() => {
    if (sessionEnded() !== 'expired' || storedSession === null) return
    storedSession = null
    stored.drop(onlyId)
    writeSignedIn(null)
  })
}

/** Logout: clears the browser's storages except other people's unsent work. */
export async function clearSession(reason: 'deleted' | null = null): Promise<void> {
  const personId = currentSession()?.person.id ?? 0
  // screens may store nothing while they unmount
  setDeviceOwner(null)
  storedSession = null
  isClearing = true
  await device.clearFor(personId)
  isClearing = false
  localStorage.clear()
  sessionStorage.clear()
  endSession(reason)
}

export function storedTricks(): Trick[] | null {
  return catalogue.read(onlyId)
}

export function storeTricks(tricks: Trick[]): void {
  void catalogue.write(onlyId, tricks)
}

async function readSession(): Promise<void> {
  storedSession = stored.read(onlyId)
  const key = encryptionKeys.read(onlyId)
  // Decrypted with this device's own key; only a profile is stored under this name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const profile =
    storedSession && key && ((await decrypt(storedSession.profile, key)) as PersonFull | undefined)
  writeSignedIn(storedSession && profile ? profile.id : null)
  if (!storedSession || !profile) {
    if (currentSession()) endSession()
    return
  }
  setDeviceOwner(profile.id)
  setSession(storedSession.token, profile)
}

function keepSession(token: string, profile: PersonFull, text: string): void {
  setDeviceOwner(profile.id)
  storedSession = { token, profile: text }
  writeSignedIn(profile.id)
  void stored.write(onlyId, storedSession)
  setSession(token, profile)
}

function encryptProfile(profile: PersonFull): Promise<string> {
  const encrypted = lastEncryption.then(async () => {
    const key = encryptionKeys.read(onlyId) ?? (await newEncryptionKey())
    if (!encryptionKeys.read(onlyId)) void encryptionKeys.write(onlyId, key)
    return encrypt(profile, key)
  })
  lastEncryption = encrypted.catch(() => undefined)
  return encrypted
}

/** Written to `localStorage`: the public pages read who is signed in before IndexedDB is open (screens §2, §32). */
function writeSignedIn(personId: number | null): void {
  try {
    if (personId !== null) localStorage.setItem('trickline.signed-in', String(personId))
    else localStorage.removeItem('trickline.signed-in')
  } catch {}
}
