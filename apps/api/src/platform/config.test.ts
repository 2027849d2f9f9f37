import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CannotStart } from './cannot-start.ts'
import { readConfig, settings } from './config.ts'

function complaints(env: Record<string, string>): string[] {
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

test('settings are taken over in their own type', () => {
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
  expect(complaints({ PORT: '70000', LOG_LEVEL: 'loud', RATE_LIMITS: 'no' })).toEqual([
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
])('TRUST_PROXY=%s', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(trusted)
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
])('TRUST_PROXY=%s is refused', (given) => {
  expect(complaints({ TRUST_PROXY: given })).toEqual([
    `TRUST_PROXY must be loopback, a number of proxies from 1 to 32, or addresses and nets like 10.0.0.0/8, fd00::1; it is "${given}".`,
  ])
})

test('a wrong address is not repeated, for the password in it', () => {
  const [complaint] = complaints({ DATABASE_URL: 'mysql://root:secret@db/app' })
  expect(complaint).toBe('DATABASE_URL must be an address like postgres://user:password@host:5432/database.')
})

test('production has no demo, and refuses the settings for tests', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://trickline.example' }
  expect(readConfig(production)).toMatchObject({ demo: false, production: true })
  expect(
    complaints({ ...production, CLOCK_SHIFT_DAYS: '1', RATE_LIMITS: 'off', DEMO: 'on' }).map(
      (sentence) => sentence.split(' ')[0],
    ),
  ).toEqual(['CLOCK_SHIFT_DAYS', 'RATE_LIMITS=off', 'DEMO=on'])
})

test('production has to be told the address people open', () => {
  expect(complaints({ NODE_ENV: 'production' })).toEqual([
    'PUBLIC_URL is needed in production: the address people open, like https://trickline.example.',
  ])
})

test('a default that the table shows as a value is a valid one', () => {
  const values = settings.filter((setting) => !/[ ;]|HOST:PORT/.test(setting.default))
  expect(values.length).toBeGreaterThan(5)
  for (const setting of values) expect(complaints({ [setting.name]: setting.default })).toEqual([])
})

test('the README lists every setting as it is', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const rows = settings.map(({ name, default: value, meaning }) => `| \`${name}\` | ${value} | ${meaning} |`)
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})
