/** For tests: registering and the links in mails. */
import { createHash } from 'node:crypto'
import type { TestAnswer, TestHouse } from '../platform/test-house.ts'

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

export async function register(house: TestHouse, email: string, change: object = {}): Promise<TestAnswer> {
  return house.ask('POST', '/register', { body: { ...registration(email), ...change } })
}

/** A well-formed address of so many characters, in which no two stretches are alike: it cannot be packed shorter. */
export function longAddress(length: number): string {
  const end = '@trickline.example'
  let start = ''
  for (let n = 0; start.length < length; n++) start += createHash('sha256').update(String(n)).digest('hex')
  return start.slice(0, length - end.length) + end
}

/** The secret in the newest link that was mailed to the address. */
export async function mailedToken(house: TestHouse, email: string): Promise<string> {
  const letter = (await house.letters()).findLast(({ to }) => to === email)
  const path = new URL(letter?.data.link ?? 'http://no.mail/').pathname
  return path.slice(path.lastIndexOf('/') + 1)
}

export async function verify(house: TestHouse, email: string): Promise<TestAnswer> {
  return house.ask('POST', '/verify-email', { body: { token: await mailedToken(house, email) } })
}
