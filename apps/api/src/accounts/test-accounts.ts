/** Helpers for tests: registration, and links in mails. */
import { createHash } from 'node:crypto'
import type { TestAnswer, TestServer } from '../platform/test-server.ts'

export const password = 'Trickline1!'

export const registration = (email: string) => ({
  name: 'Ana',
  surname: 'Ruiz',
  email,
  password,
  password_confirmation: password,
  captchaQuestion: '4 + 5',
  captchaAnswer: 9,
})

export async function register(server: TestServer, email: string, change: object = {}): Promise<TestAnswer> {
  return server.ask('POST', '/register', { body: { ...registration(email), ...change } })
}

/** A valid address of this length, made of hashes so that it cannot be compressed. */
export function longAddress(length: number): string {
  const end = '@trickline.example'
  let start = ''
  for (let n = 0; start.length < length; n++) start += createHash('sha256').update(String(n)).digest('hex')
  return start.slice(0, length - end.length) + end
}

export async function mailedToken(server: TestServer, email: string): Promise<string> {
  const mail = (await server.mails()).findLast(({ to }) => to === email)
  const path = new URL(mail?.data.link ?? 'http://no.mail/').pathname
  return path.slice(path.lastIndexOf('/') + 1)
}

export async function verify(server: TestServer, email: string): Promise<TestAnswer> {
  const token = await mailedToken(server, email)
  return server.ask('POST', '/verify-email', { body: { token, email, password } })
}
