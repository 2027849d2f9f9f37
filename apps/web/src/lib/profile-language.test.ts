import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage, setLanguage } from '@trickline/ui/device-language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { endSession, setSession } from '@trickline/client/session.ts'
import { personFixture } from '@trickline/client/test-fixtures.ts'
import { chooseLanguage, followProfileLanguage } from './profile-language.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { withDevice } from '@trickline/client/test-device.ts'

/** The writes to the profile, in order; `answer` lets the server reply. */
let writes: { language: string; answer: () => void }[] = []
let unsubscribe: () => void

withDevice(7)
beforeEach(async () => {
  writes = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { updatedUser } = JSON.parse(body)
    await new Promise<void>((answer) => writes.push({ language: updatedUser.language, answer }))
    return Response.json({ user: profileIn(updatedUser.language) })
  })
  setSession('a token', profileIn('en'))
  unsubscribe = await followProfileLanguage()
})
afterEach(() => {
  unsubscribe()
  endSession()
  setLanguage('en')
  vi.unstubAllGlobals()
})

test('of two languages chosen in a row the last one stays, also when the profile reports the first meanwhile', async () => {
  const choices = [chooseLanguage('it'), chooseLanguage('pt')]
  await expect.poll(() => writes.length).toBeGreaterThan(0)
  await updateProfile(profileIn('it'))
  const isDone = vi.fn<() => void>()
  void Promise.all(choices).then(isDone)
  while (isDone.mock.calls.length === 0) {
    // the server may answer the second write first
    writes.pop()?.answer()
    await new Promise((later) => setTimeout(later, 20))
  }
  expect(currentLanguage()).toBe('pt')
})

test('a chosen language is kept when an older profile arrives while its messages load', async () => {
  await loadMessages('tricks')
  const choice = chooseLanguage('de')
  await updateProfile(profileIn('it'))
  await expect.poll(() => writes).toHaveLength(1)
  writes.pop()?.answer()
  await choice
  expect(currentLanguage()).toBe('de')
})

test('a language chosen by one person is never written for the next one who signs in', async () => {
  const choices = [chooseLanguage('it')]
  await expect.poll(() => writes).toHaveLength(1)
  choices.push(chooseLanguage('pt'))
  endSession()
  setSession('another token', profileIn('fr', 8))
  await expect.poll(() => currentLanguage()).toBe('fr')
  writes.pop()?.answer()
  await Promise.all(choices)
  expect([writes, currentLanguage()]).toEqual([[], 'fr'])
})

test('profile updates are followed in their order, also when the messages of the first load late', async () => {
  await loadMessages('rulebooks')
  await Promise.all([updateProfile(profileIn('fr')), updateProfile(profileIn('en'))])
  // by now the words of the first language are loaded
  await loadMessages('rulebooks', 'fr')
  await new Promise((later) => setTimeout(later, 50))
  expect(currentLanguage()).toBe('en')
})

function profileIn(language: string, id = 7) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other field is read
  return { ...personFixture({ id }), roles: [], language } as unknown as Parameters<typeof setSession>[1]
}
