/** Passwords: argon2id with the parameters OWASP recommends (19 MiB, two passes, one lane). */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../platform/limit-concurrency.ts'

const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** A hash takes a core for about 30 ms. One core stays free for other work, and the last of 400 waits about 10 s. */
const withLimit = limitConcurrency({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 400 })

export async function hashPassword(password: string): Promise<string> {
  return withLimit(() => hash(password, parameters))
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  // the hash of a deleted account is empty
  return stored !== '' && withLimit(() => verify(stored, password))
}
