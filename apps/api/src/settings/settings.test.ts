import { expect, test } from 'vitest'
import { aServer } from '../platform/test-server.ts'

const server = await aServer()
const admin = await server.person('admin')

const put = (body: object | null, { token } = admin) => server.ask('PUT', '/settings', { token, body })

test('all options are off at first, and signed-in people may read them', async () => {
  const athlete = await server.person('athlete')
  const { status, body } = await server.ask('GET', '/settings', { token: athlete.token })
  expect([status, body]).toEqual([200, { mixed: false, online: false, team: false, world_ranking: false }])
  expect((await server.ask('GET', '/settings')).status).toBe(401)
})

test('an admin switches options; unnamed ones keep their value', async () => {
  const off = { mixed: false, online: false, team: false, world_ranking: false }
  expect((await put({ ...off, mixed: true, online: true })).body).toEqual({
    ...off,
    mixed: true,
    online: true,
  })
  expect((await put({ mixed: 0, world_ranking: '1' })).body).toEqual({
    ...off,
    online: true,
    world_ranking: true,
  })
  expect((await put({ team: 'perhaps' })).body.field_codes).toEqual({ team: ['not-a-flag'] })
  expect((await put(null)).status).toBe(422)
  const types = (await server.ask('GET', '/competitions', { token: admin.token })).body.types
  expect(types.map(({ disabled }: { disabled: boolean }) => disabled)).toEqual([false, false])
  expect((await put(off)).body).toEqual(off)
})

test('nobody else may switch them', async () => {
  for (const role of ['athlete', 'judge', 'organizer', 'supervisor'] as const) {
    expect((await put({ mixed: true }, await server.person(role))).status).toBe(403)
  }
  expect((await server.ask('PUT', '/settings', { body: { mixed: true } })).status).toBe(401)
})
