import { expect, test } from 'vitest'
import { decrypt, encrypt, newEncryptionKey } from './encryption.ts'

const profile = { id: 7, name: 'Lucía', email: 'lucia@trickline.example' }

test('an encrypted value is decrypted unchanged', async () => {
  const key = await newEncryptionKey()
  expect(await decrypt(await encrypt(profile, key), key)).toEqual(profile)
})

test('the cipher text does not contain the value, and differs each time', async () => {
  const key = await newEncryptionKey()
  const [once, again] = [await encrypt(profile, key), await encrypt(profile, key)]
  expect(atob(once.split('.')[1] ?? '')).not.toContain('lucia')
  expect(once).not.toBe(again)
})

test('the key cannot be exported', async () => {
  expect((await newEncryptionKey()).extractable).toBe(false)
})

test('decrypting with another key or a truncated text returns undefined', async () => {
  const key = await newEncryptionKey()
  const encrypted = await encrypt(profile, key)
  expect(await decrypt(encrypted.slice(0, -6), key)).toBeUndefined()
  expect(await decrypt('nonsense', key)).toBeUndefined()
  expect(await decrypt(encrypted, await newEncryptionKey())).toBeUndefined()
})
