/**
 * How often what can be guessed or abused may be tried (calls §4). Counted in PostgreSQL, so that the limits hold across
 * nodes; by real time, which `CLOCK_SHIFT_DAYS` does not move.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
const daySeconds = 24 * hourSeconds

/** What counts whether it succeeds or not; points: tries within `duration` seconds. */
const limits = {
  'register-address': { points: 200, duration: hourSeconds },
  'forgot-pair': { points: 5, duration: hourSeconds },
  'forgot-address': { points: 100, duration: hourSeconds },
  'reset-address': { points: 500, duration: hourSeconds },
  'resend-account': { points: 1, duration: minuteSeconds },
  'resend-account-day': { points: 20, duration: daySeconds },
  'screen-address': { points: 100, duration: hourSeconds },
  'new-address-account': { points: 10, duration: hourSeconds },
  /** A venue behind one address has hundreds of phones. */
  'search-address': { points: 300, duration: minuteSeconds },
} as const

/** Wrong passwords. */
const wrongPasswords = {
  /** On one account from one address. */
  'wrong-pair': { points: 10, duration: 15 * minuteSeconds },
  /** The same, where the address never signed in to the account and itself or the account has seen too many. */
  'wrong-stranger': { points: 3, duration: 4 * hourSeconds },
  'wrong-address': { points: 200, duration: hourSeconds },
  'wrong-account': { points: 100, duration: daySeconds },
} as const

/** From so many on, within the same time, who never signed in there is not heard. Forty strangers, slowed, do not come that far. */
const mostWrong = 1000

/** All that an account changes: a judge at work and the script of an organizer stay far below it. */
const writes = { points: 600, duration: minuteSeconds }
/** Of these each node counts so many by itself before it counts them for all nodes: a tap should cost no query more. */
const writesAtOnce = 20
/** Accounts that are counted by a node; one that is forgotten begins anew. */
const mostWriters = 10_000

/** An address that signed in to an account is known to it for so long. */
const knownAddresses = { points: 1, duration: 60 * daySeconds }

const counters = { ...limits, ...wrongPasswords, writes, known: knownAddresses }
type CounterName = keyof typeof counters

export type LimitName = keyof typeof limits

/** An account, by its e-mail address, from an address of the network. */
export type AccountAtAddress = { account: string; address: string }

export type RateLimits = {
  /** Counts one try; answers the seconds to wait when it was one too many, else null. */
  count: (name: LimitName, key: string) => Promise<number | null>
  /** Counts one change that an account makes; answers the same. */
  countWrite: (account: number) => Promise<number | null>
  /** Tries a password, and counts it when it is wrong. Without trying answers the seconds to wait when there were too many. */
  tryPassword: <Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ) => Promise<{ result: Result } | { wait: number }>
  /** Whether somebody signed in to the account from that address. */
  isKnown: (pair: AccountAtAddress) => Promise<boolean>
  /** Who signed in, or chose the password by a mailed link, is known there, and the wrong ones are forgiven. */
  recognize: (pair: AccountAtAddress) => Promise<void>
}

export function openRateLimits(pool: pg.Pool): RateLimits {
  return new Limits(pool)
}

/** `RATE_LIMITS=off`: for demos and black-box runs. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  countWrite: async () => null,
  tryPassword: async (_pair, attempt) => ({ result: await attempt() }),
  isKnown: async () => true,
  recognize: async () => {},
}

class Limits implements RateLimits {
  readonly #counters: Record<CounterName, RateLimiterPostgres>
  readonly #writers = new LRUCache<number, { writes: number; waitsUntil: number }>({ max: mostWriters })
  /** The last try under way of each pair. */
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor(pool: pg.Pool) {
    const open = (name: CounterName) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...counters[name],
      })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each name
    const names = Object.keys(counters) as CounterName[]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
    this.#counters = Object.fromEntries(names.map((name) => [name, open(name)])) as Record<
      CounterName,
      RateLimiterPostgres
    >
  }

  async count(name: LimitName, key: string): Promise<number | null> {
    return this.#consume(name, key, 1)
  }

  async countWrite(account: number): Promise<number | null> {
    const writer = this.#writers.get(account) ?? { writes: 0, waitsUntil: 0 }
    this.#writers.set(account, writer)
    const wait = Math.ceil((writer.waitsUntil - Date.now()) / 1000)
    if (wait > 0) return wait
    writer.writes = (writer.writes + 1) % writesAtOnce
    if (writer.writes !== 0) return null
    const seconds = await this.#consume('writes', String(account), writesAtOnce)
    if (seconds !== null) writer.waitsUntil = Date.now() + seconds * 1000
    return seconds
  }

  async #consume(name: CounterName, key: string, points: number): Promise<number | null> {
    try {
      await this.#counters[name].consume(fingerprint(key), points)
      return null
    } catch (caught) {
      if (caught instanceof RateLimiterRes) return secondsOf(caught)
      throw caught
    }
  }

  /** One after the other for each pair: of many at once none is tried beyond the limit, and right ones wait instead of being refused. */
  async tryPassword<Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<{ result: Result } | { wait: number }> {
    const key = keyOf(pair)
    const before = this.#underWay.get(key)
    const mine = (async () => {
      await before
      return this.#tryNow(pair, attempt, isWrong)
    })()
    const settled = mine.catch(() => {})
    this.#underWay.set(key, settled)
    try {
      return await mine
    } finally {
      if (this.#underWay.get(key) === settled) this.#underWay.delete(key)
    }
  }

  async isKnown(pair: AccountAtAddress): Promise<boolean> {
    return (await this.#counters.known.get(keyOf(pair))) !== null
  }

  async recognize(pair: AccountAtAddress): Promise<void> {
    const key = keyOf(pair)
    await this.#counters.known.set(key, 1, knownAddresses.duration)
    await this.#counters['wrong-pair'].delete(key)
  }

  async #tryNow<Result>(
    pair: AccountAtAddress,
    attempt: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<{ result: Result } | { wait: number }> {
    const isKnown = await this.isKnown(pair)
    const wait =
      (await this.#waitOfPair('wrong-pair', pair)) ?? (isKnown ? null : await this.#strangerWaits(pair))
    if (wait !== null) return { wait }
    const result = await attempt()
    if (isWrong(result)) await this.#countWrong(pair, isKnown)
    return { result }
  }

  /** Others' wrong passwords leave a stranger fewer tries, but some: from a new address the person signs in all the same. */
  async #strangerWaits(pair: AccountAtAddress): Promise<number | null> {
    const ofAccount = await this.#counters['wrong-account'].get(fingerprint(pair.account))
    const ofAddress = await this.#counters['wrong-address'].get(fingerprint(pair.address))
    for (const counted of [ofAccount, ofAddress])
      if (counted !== null && counted.consumedPoints >= mostWrong) return secondsOf(counted)
    const isAbused = isFull('wrong-account', ofAccount) || isFull('wrong-address', ofAddress)
    return isAbused ? this.#waitOfPair('wrong-stranger', pair) : null
  }

  async #countWrong(pair: AccountAtAddress, isKnown: boolean): Promise<void> {
    await this.#counters['wrong-pair'].penalty(keyOf(pair))
    // who belongs there slips: that is nobody else's burden
    if (isKnown) return
    await this.#counters['wrong-stranger'].penalty(keyOf(pair))
    await this.#counters['wrong-address'].penalty(fingerprint(pair.address))
    await this.#counters['wrong-account'].penalty(fingerprint(pair.account))
  }

  async #waitOfPair(name: 'wrong-pair' | 'wrong-stranger', pair: AccountAtAddress): Promise<number | null> {
    const counted = await this.#counters[name].get(keyOf(pair))
    return isFull(name, counted) ? secondsOf(counted) : null
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

/** Keeps addresses of people out of the table, and the key short. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}
