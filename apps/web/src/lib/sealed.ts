/**
 * Keeps a value in the browser so that reading the storage tells nothing: AES-GCM with a key that
 * WebCrypto made and never hands out, kept in IndexedDB (accounts-and-people §9).
 */
import { get, set } from 'idb-keyval'

const keyName = 'trickline.profile-key'

/** What to store: initialization vector and cipher text, in base64. */
export async function seal(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const cipher = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), plain),
  )
  return `${toBase64(iv)}.${toBase64(cipher)}`
}

/** The value, or undefined when it was not sealed with this device's key. */
export async function unseal(sealed: string): Promise<unknown> {
  const [iv, cipher] = sealed.split('.')
  if (!iv || !cipher) return undefined
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      await sealingKey(),
      fromBase64(cipher),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    // Another key, a cut-off value: as good as absent, and the owner signs in again.
    return undefined
  }
}

async function sealingKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>(keyName)
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await set(keyName, key)
  return key
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
