import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage, setLanguage } from '@trickline/ui/language.ts'
import { loadMessages } from '@trickline/ui/messages.ts'
import { endSession, setSession } from '@trickline/client/session.ts'
import { personFixture } from '@trickline/client/test-fixtures.ts'
import { chooseLanguage, followProfileLanguage } from './profile-language.ts'
import { updateProfile } from '@trickline/client/stored-session.ts'
import { withDevice } from '@trickline/client/test-device.ts'

/** The writes to the profile, in order; `answer` lets the server reply. */
let written: { language: string; answer: () => void }[] = []
let endFollowing: () => void

withDevice(7)
beforeEach(async () => {
  written = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { updatedUser } = JSON.parse(body)
    await new Promise<void>((answer) => written.push({ language: updatedUser.language, answer }))
    return Response.json({ user: profileIn(updatedUser.language) })
  })
  setSession('a token', profileIn('en'))
  endFollowing = await followProfileLanguage()
})
afterEach(() => {
  endFollowing()
  endSession()
  setLanguage('en')
  vi.unstubAllGlobals()
})

test('of two languages chosen at once the last one stays, whatever the profile says of the first meanwhile', async () => {
  const choices = [chooseLanguage('it'), chooseLanguage('pt')]
  await expect.poll(() => written.length).toBeGreaterThan(0)
  await updateProfile(profileIn('it'))
  const isDone = vi.fn<() => void>()
  void Promise.all(choices).then(isDone)
  while (isDone.mock.calls.length === 0) {
    // // the server may answer the second write first
    written.pop()?.answer()
    await new Promise((later) => setTimeout(later, 20))
  }
  expect(currentLanguage()).toBe('pt')
})

test('a choice is not lost to older news that come while its words are fetched', async () => {
  await loadMessages('tricks')
  const choice = chooseLanguage('de')
  await updateProfile(profileIn('it'))
  await expect.poll(() => written).toHaveLength(1)
  written.pop()?.answer()
  await choice
  expect(currentLanguage()).toBe('de')
})

test('what one person chose is never written for the next one who signs in', async () => {
  const choices = [chooseLanguage('it')]
  await expect.poll(() => written).toHaveLength(1)
  choices.push(chooseLanguage('pt'))
  endSession()
  setSession('another token', profileIn('fr', 8))
  await expect.poll(() => currentLanguage()).toBe('fr')
  written.pop()?.answer()
  await Promise.all(choices)
  expect([written, currentLanguage()]).toEqual([[], 'fr'])
})

test('news of the profile are followed in their order, also when the words of the first come late', async () => {
  await loadMessages('rulebooks')
  await Promise.all([updateProfile(profileIn('fr')), updateProfile(profileIn('en'))])
  // // now the words of the first language are certainly loaded
  await loadMessages('rulebooks', 'fr')
  await new Promise((later) => setTimeout(later, 50))
  expect(currentLanguage()).toBe('en')
})

function profileIn(language: string, id = 7) {
  // // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other field is read
  return { ...personFixture({ id }), roles: [], language } as unknown as Parameters<typeof setSession>[1]
}
