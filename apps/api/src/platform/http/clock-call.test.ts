import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { aServer, testServer } from '../test-server.ts'
import { registerClockCall } from './clock-call.ts'

const clock = systemClock()
const server = await aServer({ register: registerClockCall(clock) })

test('the call moves the clock ahead by whole days', async () => {
  const before = Date.now()
  const { status } = await server.ask('POST', '/test/clock', { body: { days: 34 } })
  expect(status).toBe(200)
  expect(Math.round((clock.now().getTime() - before) / 86_400_000)).toBe(34)
})

test.each([{}, { days: -1 }, { days: 1.5 }, { days: '2' }, { days: 2, hours: 1 }])(
  'the clock stays where the body is %j',
  async (body) => {
    const before = clock.now()
    expect((await server.ask('POST', '/test/clock', { body })).status).toBe(422)
    expect(clock.now().getTime() - before.getTime()).toBeLessThan(86_400_000)
  },
)

test('a server without the setting has no such call', async () => {
  const usual = await testServer({ database: server.database })
  expect((await usual.ask('POST', '/test/clock', { body: { days: 34 } })).status).toBe(404)
  await usual.close()
})
