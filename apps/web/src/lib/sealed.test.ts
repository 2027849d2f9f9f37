import 'fake-indexeddb/auto'
import { clear, values } from 'idb-keyval'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const profile = { id: 7, name: 'Lucía', email: 'lucia@trickline.example' }

test('what was sealed comes back whole', async () => {
  expect(await unseal(await seal(profile))).toEqual(profile)
})

test('the stored text tells nothing, and is another one every time', async () => {
  const [once, again] = [await seal(profile), await seal(profile)]
  expect(atob(once.split('.')[1] ?? '')).not.toContain('lucia')
  expect(once).not.toBe(again)
})

test('the key cannot be taken out of the browser', async () => {
  await seal(profile)
  const [key] = await values<CryptoKey>()
  expect(key?.extractable).toBe(false)
})

test('after the key is gone, or the text is cut off, there is no profile', async () => {
  const sealed = await seal(profile)
  expect(await unseal(sealed.slice(0, -6))).toBeUndefined()
  expect(await unseal('nonsense')).toBeUndefined()
  await clear()
  expect(await unseal(sealed)).toBeUndefined()
})
