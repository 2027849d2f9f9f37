/** Random numbers as a dependency, for tokens, captcha digits and shuffles. */
import { randomBytes, randomInt } from 'node:crypto'

export type Random = {
  bytes: (count: number) => Buffer
  /** A whole number from 0 to `limit - 1`. */
  below: (limit: number) => number
}

export const secureRandom: Random = {
  bytes: (count) => randomBytes(count),
  below: (limit) => randomInt(limit),
}
