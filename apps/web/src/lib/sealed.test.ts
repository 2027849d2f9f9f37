import { expect, test } from 'vitest'
import { newSealingKey, seal, unseal } from './sealed.ts'

const profile = { id: 7, name: 'Lucía', email: 'lucia@trickline.example' }

test('what was sealed comes back whole', async () => {
  const key = await newSealingKey()
  expect(await unseal(await seal(profile, key), key)).toEqual(profile)
})

test('the stored text tells nothing, and is another one every time', async () => {
  const key = await newSealingKey()
  const [once, again] = [await seal(profile, key), await seal(profile, key)]
  expect(atob(once.split('.')[1] ?? '')).not.toContain('lucia')
  expect(once).not.toBe(again)
})

test('the key cannot be taken out of the browser', async () => {
  expect((await newSealingKey()).extractable).toBe(false)
})

test('with another key, or when the text is cut off, there is no profile', async () => {
  const key = await newSealingKey()
  const sealed = await seal(profile, key)
  expect(await unseal(sealed.slice(0, -6), key)).toBeUndefined()
  expect(await unseal('nonsense', key)).toBeUndefined()
  expect(await unseal(sealed, await newSealingKey())).toBeUndefined()
})
