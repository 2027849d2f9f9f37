/** The environment variables, read and checked at the start. A test compares the table in the README with `settings`. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { CannotStart } from './cannot-start.ts'

export type Config = {
  port: number
  host: string
  /** absolute path */
  dataDir: string
  databaseUrl: string | null
  smtpUrl: string | null
  s3Url: string | null
  /** without a slash at the end */
  publicUrl: string
  /** The number of trusted proxies (hops), or their addresses and nets. */
  trustProxy: false | number | string[]
  production: boolean
  clockShiftDays: number
  rateLimits: boolean
  /** If true, an admin without a second factor has no admin rights (accounts-and-people §18). */
  adminsNeedSecondFactor: boolean
  testCalls: boolean
  demo: boolean
  /** Ages in days at which delete-expired.ts deletes. */
  keepDays: { liveEvents: number; answers: number; mails: number; jobs: number }
  /** Absolute path of the folder for daily backups; null: none are made. */
  backupDir: string | null
  /** Key that encrypts backups; null: they are not encrypted. */
  backupKey: string | null
  /** null: /metrics is not served */
  metricsToken: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

type Setting = {
  name: string
  /** only for the README: `readConfig` has the actual defaults */
  default: string
  meaning: string
  /** continues "NAME must be …" */
  expected: string
  shape: z.ZodType
}

const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).search === '' && new URL(url).hash === '')
  .transform((url) => url.replace(/\/+$/, ''))

function isNet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

const trustedProxies = z.union([
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(32)),
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().refine((each) => each === 'loopback' || isNet(each)))),
])

const daysFrom = (least: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(3650))

export const settings = [
  {
    name: 'PORT',
    default: '3000',
    meaning: 'Port of the pages, the API and the live channel; 0 takes any free one',
    expected: 'a whole number from 0 to 65535',
    shape: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)),
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for all',
    expected: 'a host name or an IP address',
    shape: z.string().regex(/^[\w.:%-]+$/),
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database and the uploaded pictures',
    expected: 'a folder',
    shape: z.string(),
  },
  {
    name: 'DATABASE_URL',
    default: 'the embedded PostgreSQL',
    meaning: 'A PostgreSQL server, 15 or newer, to use instead of the embedded one',
    expected: 'an address like postgres://user:password@host:5432/database',
    // not z.url: the host may be the folder of a socket, which `new URL` rejects
    shape: z.string().regex(/^postgres(ql)?:\/\/./),
  },
  {
    name: 'SMTP_URL',
    default: 'mails stay in the outbox, at /admin/outbox',
    meaning: 'The server that sends mails',
    expected: 'an address like smtp://user:password@host:587',
    shape: z.url({ protocol: /^smtps?$/ }),
  },
  {
    name: 'S3_URL',
    default: 'pictures are files in DATA_DIR/uploads',
    meaning: 'The bucket that keeps uploaded pictures',
    expected: 'an address like https://key:secret@host/bucket',
    shape: z.url({ protocol: /^https?$/ }),
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://HOST:PORT; in production none',
    meaning: 'The address people open; links in mails start with it',
    expected: 'an address like https://trickline.example',
    shape: webAddress,
  },
  {
    name: 'TRUST_PROXY',
    default: 'no proxy is trusted',
    meaning:
      'Proxies whose `X-Forwarded-For` counts: `loopback`, their number (of hops), or their addresses and nets, with commas',
    expected: 'loopback, a number of proxies from 1 to 32, or addresses and nets like 10.0.0.0/8, fd00::1',
    shape: trustedProxies,
  },
  {
    name: 'NODE_ENV',
    default: 'development',
    meaning: '`production` switches off the demo and refuses the three settings that are for tests',
    expected: 'development, test or production',
    shape: z.enum(['development', 'test', 'production']),
  },
  {
    name: 'CLOCK_SHIFT_DAYS',
    default: '0',
    meaning: 'Moves the time of the server by so many days, outside production',
    expected: 'a whole number of days from -36500 to 36500',
    shape: z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number)
      .pipe(z.number().min(-36_500).max(36_500)),
  },
  {
    name: 'RATE_LIMITS',
    default: 'on',
    meaning: '`off` lifts the limits on signing in, registering, mails and changes, outside production',
    expected: 'on or off',
    shape: z.enum(['on', 'off']),
  },
  {
    name: 'REQUIRE_2FA',
    default: 'nobody has to',
    meaning: '`admin`: the role of an admin gives power only with a second factor, added on the account page',
    expected: 'admin, or not set',
    shape: z.enum(['admin']),
  },
  {
    name: 'TEST_CALLS',
    default: 'off',
    meaning:
      '`on` serves `POST /api/test/clock`, which moves the time of the server by `{ "days": N }`, outside production',
    expected: 'on or off',
    shape: z.enum(['on', 'off']),
  },
  {
    name: 'DEMO',
    default: 'on; in production off',
    meaning: '`off` starts without the demo accounts and competitions',
    expected: 'on or off',
    shape: z.enum(['on', 'off']),
  },
  {
    name: 'KEEP_EVENTS_DAYS',
    default: '7',
    meaning: 'How long live events are kept; who was away for longer fetches everything again',
    expected: 'a whole number of days from 1 to 3650',
    shape: daysFrom(1),
  },
  {
    name: 'KEEP_ANSWERS_DAYS',
    default: '60',
    meaning:
      'How long the answer to a save is kept, so that the same save sent again is not carried out twice',
    expected: 'a whole number of days from 31 to 3650',
    // a save may wait on a phone until its session ends, after 30 days
    shape: daysFrom(31),
  },
  {
    name: 'KEEP_MAILS_DAYS',
    default: '30',
    meaning: 'How long mails stay in the outbox',
    expected: 'a whole number of days from 1 to 3650',
    shape: daysFrom(1),
  },
  {
    name: 'KEEP_JOBS_DAYS',
    default: '7',
    meaning: 'How long jobs that are done or given up are kept',
    expected: 'a whole number of days from 1 to 3650',
    shape: daysFrom(1),
  },
  {
    name: 'BACKUP_DIR',
    default: 'no backups by itself',
    meaning: 'Folder for a backup each day at 02:00, of which fourteen are kept',
    expected: 'a folder',
    shape: z.string(),
  },
  {
    name: 'BACKUP_KEY',
    default: 'backups are not sealed',
    meaning: 'What backups are sealed with and opened again; without it a sealed one is lost',
    expected: '16 characters or more',
    shape: z.string().min(16),
  },
  {
    name: 'METRICS_TOKEN',
    default: '`/metrics` is not served',
    meaning: 'The bearer with which Prometheus reads `/metrics`',
    expected: '16 characters or more, without spaces',
    shape: z.string().regex(/^\S{16,}$/),
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn; in production info',
    meaning: 'How much is logged',
    expected: 'fatal, error, warn, info, debug, trace or silent',
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
] as const satisfies Setting[]

type ParsedSettings = { [S in (typeof settings)[number] as S['name']]?: z.output<S['shape']> }

/** Throws CannotStart with one sentence for each wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { values, wrong } = parse(env)
  const production = values.NODE_ENV === 'production'
  wrong.push(...(production ? refusedInProduction(values) : []))
  if (wrong.length > 0) throw new CannotStart(wrong.join('\n'))

  const port = values.PORT ?? 3000
  const host = values.HOST ?? '127.0.0.1'
  return {
    port,
    host,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    s3Url: values.S3_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? `http://${browsableHost(host)}:${port}`,
    trustProxy: values.TRUST_PROXY ?? false,
    production,
    clockShiftDays: values.CLOCK_SHIFT_DAYS ?? 0,
    rateLimits: values.RATE_LIMITS !== 'off',
    adminsNeedSecondFactor: values.REQUIRE_2FA === 'admin',
    testCalls: values.TEST_CALLS === 'on',
    demo: !production && values.DEMO !== 'off',
    keepDays: {
      liveEvents: values.KEEP_EVENTS_DAYS ?? 7,
      answers: values.KEEP_ANSWERS_DAYS ?? 60,
      mails: values.KEEP_MAILS_DAYS ?? 30,
      jobs: values.KEEP_JOBS_DAYS ?? 7,
    },
    backupDir: values.BACKUP_DIR === undefined ? null : resolve(values.BACKUP_DIR),
    backupKey: values.BACKUP_KEY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

function parse(env: Record<string, string | undefined>): { values: ParsedSettings; wrong: string[] } {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const { name, shape, expected } of settings) {
    const text = env[name]?.trim()
    if (text === undefined || text === '') continue
    const result = shape.safeParse(text)
    if (result.success) values[name] = result.data
    else wrong.push(`${name} must be ${expected}${quoted(name, text)}.`)
  }
  return { values, wrong }
}

/** Secrets, and URLs, which may contain a password, are not repeated. */
function quoted(name: string, text: string): string {
  return /_(URL|TOKEN|KEY)$/.test(name) ? '' : `; it is "${text}"`
}

function refusedInProduction(values: ParsedSettings): string[] {
  const wrong: string[] = []
  if (values.PUBLIC_URL === undefined)
    wrong.push('PUBLIC_URL is needed in production: the address people open, like https://trickline.example.')
  if (values.CLOCK_SHIFT_DAYS) wrong.push('CLOCK_SHIFT_DAYS is for tests and is refused in production.')
  if (values.RATE_LIMITS === 'off') wrong.push('RATE_LIMITS=off is for tests and is refused in production.')
  if (values.TEST_CALLS === 'on') wrong.push('TEST_CALLS=on is for tests and is refused in production.')
  if (values.DEMO === 'on')
    wrong.push('DEMO=on is refused in production: the demo accounts share one password.')
  return wrong
}

function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
