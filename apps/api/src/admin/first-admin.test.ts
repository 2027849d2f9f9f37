import { expect, test } from 'vitest'
import { register, verify } from '../accounts/test-accounts.ts'
import { aServer } from '../platform/test-server.ts'
import { firstAdminLink, makeAdmin } from './first-admin.ts'

const server = await aServer()

const printedToken = async () => (await firstAdminLink(server.context))?.split('/first-admin/')[1] ?? null
const openLink = (token: string | null, link: string | null) =>
  server.ask('POST', '/roles/first-admin', { ...(token !== null && { token }), body: { token: link } })
const rolesOf = async ({ token, user }: { token: string; user: { id: number } }) =>
  (await server.ask('GET', `/check_profile/${user.id}`, { token })).body.user.roles.map(
    ({ id }: { id: number }) => id,
  )

test('registering and verifying an address makes nobody an admin', async () => {
  const { body } = await register(server, 'admin@trickline.example')
  await verify(server, 'admin@trickline.example')
  expect(await rolesOf(body)).toEqual([1])
})

test('the printed link makes an admin, once, while it is valid and there is no admin', async () => {
  const first = (await register(server, 'first@trickline.example')).body
  const second = (await register(server, 'second@trickline.example')).body
  const [old, link, other] = [await printedToken(), await printedToken(), await printedToken()]
  expect((await openLink(null, link)).status).toBe(401)
  expect((await openLink(first.token, 'x'.repeat(43))).body.field_codes).toEqual({ token: ['link-expired'] })
  const now = server.clock.now()
  server.clock.set(new Date(now.getTime() + 7 * 86_400_000))
  expect((await openLink(first.token, old)).status).toBe(422)
  server.clock.set(now)

  const answers = await Promise.all([openLink(first.token, link), openLink(second.token, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [admin, athlete] = answers[0]?.status === 200 ? [first, second] : [second, first]
  expect([await rolesOf(admin), await rolesOf(athlete)]).toEqual([[1, 5], [1]])
  for (const used of [old, link, other]) expect((await openLink(athlete.token, used)).status).toBe(422)
  expect(await printedToken()).toBeNull()
  const { changes } = (await server.ask('GET', '/admin/changes', { token: admin.token })).body
  expect(changes).toMatchObject([{ action: 'role-granted', role: { id: 5 }, admin: { id: admin.user.id } }])
})

test('the command makes any account an admin, and reports an unknown address', async () => {
  const { token, user } = (await register(server, 'Third@trickline.example')).body
  expect(await makeAdmin(server.context, 'nobody@trickline.example')).toBe(false)
  expect(await makeAdmin(server.context, 'THIRD@trickline.example')).toBe(true)
  expect(await makeAdmin(server.context, 'third@trickline.example')).toBe(true)
  const { changes } = (await server.ask('GET', '/admin/changes', { token })).body
  expect(changes[0]).toMatchObject({ action: 'role-granted', admin: null, user: { id: user.id } })
  expect(changes).toHaveLength(2)
})
