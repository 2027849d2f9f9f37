/** Rate limits (calls §4), counted in PostgreSQL for all nodes, by real time (not CLOCK_SHIFT_DAYS). */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fingerprint } from '../fingerprint.ts'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
const daySeconds = 24 * hourSeconds

const limits = {
  'register-address': { points: 200, duration: hourSeconds },
  'forgot-pair': { points: 5, duration: hourSeconds },
  'forgot-address': { points: 100, duration: hourSeconds },
  'reset-address': { points: 500, duration: hourSeconds },
  'resend-account-day': { points: 20, duration: daySeconds },
  'screen-address': { points: 100, duration: hourSeconds },
  'new-address-account': { points: 10, duration: hourSeconds },
  /** Hundreds of phones at a venue share one address. */
  'search-address': { points: 300, duration: minuteSeconds },
  'file-address': { points: 120, duration: minuteSeconds },
  'page-address': { points: 1000, duration: minuteSeconds },
  /** A new picture counts twice: when it is drawn, and when it becomes a PNG. */
  'picture-address': { points: 120, duration: minuteSeconds },
} as const

const wrongPasswords = {
  'wrong-pair': { points: 10, duration: 15 * minuteSeconds },
  /** For an address that never signed in to the account, once the address or the account has had too many wrong passwords. */
  'wrong-stranger': { points: 3, duration: 4 * hourSeconds },
  'wrong-address': { points: 200, duration: hourSeconds },
  'wrong-account': { points: 100, duration: daySeconds },
} as const

/** From this many on, addresses that never signed in to the account are refused; 40 strangers cannot reach it. */
const mostWrongPasswords = 1000

/** Changes by one account; judges and organizers' scripts stay far below. */
const writes = { points: 600, duration: minuteSeconds }
/** How many changes a node counts in memory before it counts them in the database, so that most cost no extra query. */
const writesPerQuery = 20
const mostCachedWriters = 10_000

/** How long an account knows an address from which somebody signed in to it. */
const knownAddresses = { points: 1, duration: 60 * daySeconds }

/** The limits that matter to programs, for the developers' page. */
export const publishedLimits = {
  changes: inSeconds(writes),
  search: inSeconds(limits['search-address']),
  pages: inSeconds(limits['page-address']),
  pictures: inSeconds(limits['picture-address']),
  files: inSeconds(limits['file-address']),
}

function inSeconds({ points, duration: seconds }: { points: number; duration: number }) {
  return { points, seconds }
}

const counters = { ...limits, ...wrongPasswords, writes, known: knownAddresses }
type CounterName = keyof typeof counters

export type LimitName = keyof typeof limits

/** `account`: the account's e-mail address; `address`: the client's network address. */
export type AccountAtAddress = { account: string; address: string }

export type RateLimits = {
  /** Counts one try; returns the seconds to wait if it is over the limit, else null. */
  count: (name: LimitName, key: string) => Promise<number | null>
  /** Counts one change by an account; returns the seconds to wait if it is over the limit, else null. */
  countWrite: (account: number) => Promise<number | null>
  /** Runs `attempt` and counts it if it is wrong; after too many wrong ones it returns the seconds to wait instead. */
  tryPassword: <Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ) => Promise<{ result: Result } | { wait: number }>
  isKnown: (pair: AccountAtAddress) => Promise<boolean>
  /** Makes the address known to the account and forgets its wrong passwords. */
  recognize: (pair: AccountAtAddress) => Promise<void>
}

export function openRateLimits(pool: pg.Pool): RateLimits {
  return new Limits(pool)
}

export const noRateLimits: RateLimits = {
  count: async () => null,
  countWrite: async () => null,
  tryPassword: async (_pair, attempt) => ({ result: await attempt() }),
  isKnown: async () => true,
  recognize: async () => {},
}

class Limits implements RateLimits {
  readonly #pool: pg.Pool
  readonly #counters = new Map<CounterName, RateLimiterPostgres>()
  readonly #writers = new LRUCache<number, { writes: number; waitsUntil: number }>({ max: mostCachedWriters })
  readonly #lastAttempts = new Map<string, Promise<unknown>>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async count(name: LimitName, key: string): Promise<number | null> {
    return this.#consume(name, key, 1)
  }

  async countWrite(account: number): Promise<number | null> {
    const writer = this.#writers.get(account) ?? { writes: 0, waitsUntil: 0 }
    this.#writers.set(account, writer)
    const wait = Math.ceil((writer.waitsUntil - Date.now()) / 1000)
    if (wait > 0) return wait
    writer.writes = (writer.writes + 1) % writesPerQuery
    if (writer.writes !== 0) return null
    const seconds = await this.#consume('writes', String(account), writesPerQuery)
    if (seconds !== null) writer.waitsUntil = Date.now() + seconds * 1000
    return seconds
  }

  async #consume(name: CounterName, key: string, points: number): Promise<number | null> {
    try {
      await this.#counter(name).consume(fingerprint(key), points)
      return null
    } catch (caught) {
      if (caught instanceof RateLimiterRes) return secondsOf(caught)
      throw caught
    }
  }

  /** Runs the attempts of a pair one by one, so that parallel ones cannot exceed the limit. */
  async tryPassword<Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<{ result: Result } | { wait: number }> {
    const key = keyOf(pair)
    const before = this.#lastAttempts.get(key)
    const current = (async () => {
      await before
      return this.#tryNow(pair, attempt, isWrong)
    })()
    const settled = current.catch(() => {})
    this.#lastAttempts.set(key, settled)
    try {
      return await current
    } finally {
      if (this.#lastAttempts.get(key) === settled) this.#lastAttempts.delete(key)
    }
  }

  async isKnown(pair: AccountAtAddress): Promise<boolean> {
    return (await this.#counter('known').get(keyOf(pair))) !== null
  }

  async recognize(pair: AccountAtAddress): Promise<void> {
    const key = keyOf(pair)
    await this.#counter('known').set(key, 1, knownAddresses.duration)
    await this.#counter('wrong-pair').delete(key)
  }

  async #tryNow<Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<{ result: Result } | { wait: number }> {
    const isKnown = await this.isKnown(pair)
    const wait =
      (await this.#waitOfPair('wrong-pair', pair)) ?? (isKnown ? null : await this.#waitOfStranger(pair))
    if (wait !== null) return { wait }
    const result = await attempt()
    if (isWrong(result)) await this.#countWrong(pair, isKnown)
    return { result }
  }

  /** While an account is attacked, an unknown address has few tries left, but some: the person may sign in from a new one. */
  async #waitOfStranger(pair: AccountAtAddress): Promise<number | null> {
    const accountCount = await this.#counter('wrong-account').get(fingerprint(pair.account))
    const addressCount = await this.#counter('wrong-address').get(fingerprint(pair.address))
    for (const counted of [accountCount, addressCount])
      if (counted !== null && counted.consumedPoints >= mostWrongPasswords) return secondsOf(counted)
    const isAbused = isFull('wrong-account', accountCount) || isFull('wrong-address', addressCount)
    return isAbused ? this.#waitOfPair('wrong-stranger', pair) : null
  }

  async #countWrong(pair: AccountAtAddress, isKnown: boolean): Promise<void> {
    await this.#counter('wrong-pair').penalty(keyOf(pair))
    // a mistake at a known address does not count against others
    if (isKnown) return
    await this.#counter('wrong-stranger').penalty(keyOf(pair))
    await this.#counter('wrong-address').penalty(fingerprint(pair.address))
    await this.#counter('wrong-account').penalty(fingerprint(pair.account))
  }

  async #waitOfPair(name: 'wrong-pair' | 'wrong-stranger', pair: AccountAtAddress): Promise<number | null> {
    const counted = await this.#counter(name).get(keyOf(pair))
    return isFull(name, counted) ? secondsOf(counted) : null
  }

  #counter(name: CounterName): RateLimiterPostgres {
    const open = this.#counters.get(name)
    if (open) return open
    const counter = new RateLimiterPostgres({
      storeClient: this.#pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      ...counters[name],
    })
    this.#counters.set(name, counter)
    return counter
  }
}

function isFull(
  name: keyof typeof wrongPasswords,
  counted: RateLimiterRes | null,
): counted is RateLimiterRes {
  return counted !== null && counted.consumedPoints >= wrongPasswords[name].points
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

function keyOf({ account, address }: AccountAtAddress): string {
  return fingerprint(`${account} ${address}`)
}
