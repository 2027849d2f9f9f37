/** Passwords: argon2id with the parameters OWASP recommends (19 MiB, two passes, one lane). */
import { hash, verify } from '@node-rs/argon2'

const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  // an account that nobody can sign in to has none
  return stored !== '' && (await verify(stored, password))
}
