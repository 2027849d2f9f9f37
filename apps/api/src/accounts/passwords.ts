/** Passwords: argon2id with the parameters OWASP recommends (19 MiB, two passes, one lane). */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../platform/limit-concurrency.ts'

const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Each takes a core for some thirty milliseconds: one core is left for everything else. The last one waits some ten seconds. */
const withLimit = limitConcurrency({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 400 })

export async function hashPassword(password: string): Promise<string> {
  return withLimit(() => hash(password, parameters))
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  // an account that nobody can sign in to has none
  return stored !== '' && withLimit(() => verify(stored, password))
}
