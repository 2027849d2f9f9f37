import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CannotStart } from './cannot-start.ts'
import { readConfig, settings } from './config.ts'

function errorsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof CannotStart) return error.message.split('\n')
    throw error
  }
  return []
}

test('without any setting it is a demo on loopback port 3000', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    demo: true,
  })
  expect(config).toMatchObject({ databaseUrl: null, rateLimits: true, clockShiftDays: 0, production: false })
  expect(config.dataDir).toMatch(/^\/.*\/data$/)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test('settings are parsed into their types', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', CLOCK_SHIFT_DAYS: '34', RATE_LIMITS: 'off', DEMO: 'off' }
  const expected = { port: 8080, clockShiftDays: 34, rateLimits: false, demo: false }
  expect(readConfig(env)).toMatchObject({ ...expected, publicUrl: 'http://localhost:8080' })
  expect(readConfig({ PUBLIC_URL: 'https://trickline.example/' }).publicUrl).toBe('https://trickline.example')
})

test('a database address may name a socket instead of a host', () => {
  const databaseUrl = 'postgres://trickline:secret@/trickline?host=/run/postgresql'
  expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
})

test('each wrong setting gets a sentence of its own', () => {
  expect(errorsOf({ PORT: '70000', LOG_LEVEL: 'loud', RATE_LIMITS: 'no' })).toEqual([
    'PORT must be a whole number from 0 to 65535; it is "70000".',
    'RATE_LIMITS must be on or off; it is "no".',
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent; it is "loud".',
  ])
})

test.each<[string, false | number | string[]]>([
  ['', false],
  ['loopback', ['loopback']],
  ['2', 2],
  ['10.0.0.0/8, fd00::/64,192.0.2.7', ['10.0.0.0/8', 'fd00::/64', '192.0.2.7']],
])('TRUST_PROXY=%s', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted)
})

test.each([
  '0',
  '-1',
  '33',
  '1.5',
  'true',
  '*',
  'all',
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.0/0',
  'fd00::/129',
  '10.1',
  'loopback,',
  '10.0.0.1/8/8',
])('TRUST_PROXY=%s is refused', (value) => {
  expect(errorsOf({ TRUST_PROXY: value })).toEqual([
    `TRUST_PROXY must be loopback, a number of proxies from 1 to 32, or addresses and nets like 10.0.0.0/8, fd00::1; it is "${value}".`,
  ])
})

test('the error about a wrong URL does not repeat it, since it may contain a password', () => {
  const [message] = errorsOf({ DATABASE_URL: 'mysql://root:secret@db/app' })
  expect(message).toBe('DATABASE_URL must be an address like postgres://user:password@host:5432/database.')
})

test('production has no demo, and refuses the settings for tests', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://trickline.example' }
  expect(readConfig(production)).toMatchObject({ demo: false, production: true })
  expect(
    errorsOf({ ...production, CLOCK_SHIFT_DAYS: '1', RATE_LIMITS: 'off', TEST_CALLS: 'on', DEMO: 'on' }).map(
      (sentence) => sentence.split(' ')[0],
    ),
  ).toEqual(['CLOCK_SHIFT_DAYS', 'RATE_LIMITS=off', 'TEST_CALLS=on', 'DEMO=on'])
})

test('production needs PUBLIC_URL', () => {
  expect(errorsOf({ NODE_ENV: 'production' })).toEqual([
    'PUBLIC_URL is needed in production: the address people open, like https://trickline.example.',
  ])
})

test('every default that is a plain value is valid', () => {
  const values = settings.filter((setting) => !/[ ;]|HOST:PORT/.test(setting.default))
  expect(values.length).toBeGreaterThan(5)
  for (const setting of values) expect(errorsOf({ [setting.name]: setting.default })).toEqual([])
})

test('the README lists every setting as it is', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const rows = settings.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`)
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})
