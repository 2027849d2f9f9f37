import { expect, test } from 'vitest'
import { newEncryptionKey, encrypt, decrypt } from './encryption.ts'

const profile = { id: 7, name: 'Lucía', email: 'lucia@trickline.example' }

test('what was sealed comes back whole', async () => {
  const key = await newEncryptionKey()
  expect(await decrypt(await encrypt(profile, key), key)).toEqual(profile)
})

test('the stored text tells nothing, and is another one every time', async () => {
  const key = await newEncryptionKey()
  const [once, again] = [await encrypt(profile, key), await encrypt(profile, key)]
  expect(atob(once.split('.')[1] ?? '')).not.toContain('lucia')
  expect(once).not.toBe(again)
})

test('the key cannot be taken out of the browser', async () => {
  expect((await newEncryptionKey()).extractable).toBe(false)
})

test('with another key, or when the text is cut off, there is no profile', async () => {
  const key = await newEncryptionKey()
  const sealed = await encrypt(profile, key)
  expect(await decrypt(sealed.slice(0, -6), key)).toBeUndefined()
  expect(await decrypt('nonsense', key)).toBeUndefined()
  expect(await decrypt(sealed, await newEncryptionKey())).toBeUndefined()
})
