/** Chance, as a dependency: tokens, captcha digits, shuffles. */
import { randomBytes, randomInt } from 'node:crypto'

export type Random = {
  /** Unguessable bytes. */
  bytes: (count: number) => Buffer
  /** A whole number from 0 up to, and without, `limit`. */
  below: (limit: number) => number
}

export const secureRandom: Random = {
  bytes: (count) => randomBytes(count),
  below: (limit) => randomInt(limit),
}
