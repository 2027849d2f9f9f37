/**
 * How often one address or one account may try what can be guessed or abused (calls §4). Counted in
 * PostgreSQL, so that the limits hold across nodes; by real time, which `CLOCK_SHIFT_DAYS` does not move.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

/** points: tries within `duration` seconds. */
const limits = {
  'login-address': { points: 60, duration: 15 * minuteSeconds },
  'login-account': { points: 10, duration: 15 * minuteSeconds },
  'register-address': { points: 20, duration: hourSeconds },
  'forgot-address': { points: 20, duration: hourSeconds },
  'forgot-account': { points: 3, duration: hourSeconds },
  'reset-address': { points: 20, duration: hourSeconds },
  'resend-address': { points: 20, duration: hourSeconds },
  'resend-account': { points: 1, duration: minuteSeconds },
} as const

export type LimitName = keyof typeof limits

export type RateLimits = {
  /** Counts one try; answers the seconds to wait when it was one too many, else null. */
  count: (name: LimitName, key: string) => Promise<number | null>
}

export function openRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
      }),
    ]),
  )
  return {
    count: async (name, key) => {
      try {
        await limiters.get(name)?.consume(fingerprint(key))
        return null
      } catch (caught) {
        if (caught instanceof RateLimiterRes) return Math.max(1, Math.ceil(caught.msBeforeNext / 1000))
        throw caught
      }
    },
  }
}

/** `RATE_LIMITS=off`: for demos and black-box runs. */
export const noRateLimits: RateLimits = { count: async () => null }

/** Keeps addresses of people out of the table, and the key short. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url')
}
