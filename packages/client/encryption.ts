/** Encrypts values with AES-GCM and a non-extractable WebCrypto key (accounts-and-people §9). */

export function newEncryptionKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function encrypt(value: unknown, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain))
  return `${toBase64(iv)}.${toBase64(cipher)}`
}

/** Returns undefined when the value was not encrypted with this key. */
export async function decrypt(encrypted: string, key: CryptoKey): Promise<unknown> {
  const [iv, cipher] = encrypted.split('.')
  if (!iv || !cipher) return undefined
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      key,
      fromBase64(cipher),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    // the value has another key or is truncated: the person signs in again
    return undefined
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
