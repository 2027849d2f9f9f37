import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { setDeviceOwner } from '@trickline/client/device-storage.ts'
import { forgetAllLastOpened, rememberLastOpened } from '@trickline/client/last-opened.ts'
import { endSession, setSession } from '@trickline/client/session.ts'
import { profileFixture } from '@trickline/client/test-fixtures.ts'
import { addressesIn } from '../../../routes-plugin.ts'
import { createAppRouter } from './routes.tsx'

afterEach(() => {
  forgetAllLastOpened()
  endSession()
})

test('without a session one signs in and returns to where one was heading', async () => {
  const signIn = `/?next=${encodeURIComponent('/trickList?search=boof')}`
  expect(await opened('/trickList?search=boof')).toBe(signIn)
  signInAs('athlete')
  expect(await opened(signIn)).toBe('/trickList?search=boof')
})

test('an address without an id opens what was opened last', async () => {
  signInAs('athlete')
  expect(await opened('/judging')).toBe('/judgingProgram')
  rememberLastOpened('round', 345)
  rememberLastOpened('competition', 12)
  expect(await opened('/judging')).toBe('/judging/345')
  expect(await opened('/competitionView')).toBe('/competitionView/12')
  expect(await opened('/competitionDetails')).toBe('/competitionDetails/12')
})

test('the list of competitions forgets which one was edited last', async () => {
  signInAs('athlete')
  rememberLastOpened('edited', 12)
  expect(await opened('/competition')).toBe('/competition/12')
  await opened('/competitions')
  expect(await opened('/competition')).toBe('/competition')
})

test.each(['/judging/x', '/competition/0', '/competitionView/1.5', '/competitionDetails/-1', '/score/x'])(
  '%s is not found, inside the shell',
  async (address) => {
    signInAs('athlete')
    const router = await routerAt(address)
    const [, frame, screen] = router.state.matches
    expect(frame?.status).toBe('success')
    expect(screen?.status).toBe('notFound')
  },
)

test('/admin is found by admins only', async () => {
  signInAs('athlete')
  expect(await opened('/admin')).toBe('/not-found')
  expect(await opened('/admin/tricks')).toBe('/not-found')
  signInAs('admin')
  expect(await opened('/admin')).toBe('/admin')
})

test('the server is told of every address', () => {
  const code = readFileSync(fileURLToPath(new URL('routes.tsx', import.meta.url)), 'utf8')
  const { routesByPath } = createAppRouter(createMemoryHistory())
  expect(addressesIn(code).toSorted()).toEqual(Object.keys(routesByPath).toSorted())
})

function signInAs(role: 'athlete' | 'admin'): void {
  setDeviceOwner(7)
  setSession('token', profileFixture({ roles: [{ id: role === 'admin' ? 5 : 1, name: role }] }))
}

/** The address at which a person ends up: outside a browser, the router only says where it redirects. */
async function opened(address: string): Promise<string | null> {
  const { _serverResult: result, state } = await routerAt(address)
  return result?.type === 'redirect' ? result.redirect.headers.get('Location') : state.location.href
}

async function routerAt(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}
