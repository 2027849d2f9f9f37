/** Helpers for tests in which people try an action, and the server must reply as packages/competition decides. */
import { type RefusalCode, refusalStatus } from '@trickline/contract/refusals'
import { expect } from 'vitest'
import type { TestAnswer } from './platform/test-server.ts'

/** The code with which the action is refused; undefined: it is allowed. */
export type Code = RefusalCode | undefined
export type Attempt = { who: string; code: Code; ask: () => Promise<TestAnswer> }

/** Chooses which of the possible attempts are made. */
export type Choice = (attempts: readonly Attempt[]) => readonly Attempt[]
export const everybody: Choice = (attempts) => attempts
export const oneForEachAnswer: Choice = (attempts) =>
  attempts.filter(({ code }, index) => attempts.findIndex((other) => other.code === code) === index)

/** Makes the refused attempts concurrently, then the allowed ones one by one, each on a reset state. */
export async function expectDecided(
  name: string,
  attempts: readonly Attempt[],
  { stored, reset }: { stored: () => Promise<unknown>; reset: () => Promise<unknown> },
): Promise<void> {
  const before = await stored()
  const refused = attempts.filter(({ code }) => code !== undefined)
  const answers = refused.map(async ({ who, ask }) => actual(name, who, await ask()))
  expect(await Promise.all(answers)).toEqual(refused.map(({ who, code }) => expected(name, who, code)))
  expect(await stored()).toEqual(before)
  for (const { who, ask } of attempts.filter(({ code }) => code === undefined)) {
    expect(actual(name, who, await ask())).toEqual(expected(name, who, undefined))
    await reset()
  }
}

const actual = (name: string, who: string, { status, body }: TestAnswer) =>
  status === 200 ? [name, who, 200] : [name, who, status, body.code]
const expected = (name: string, who: string, code: Code) =>
  code === undefined ? [name, who, 200] : [name, who, refusalStatus[code], code]

export const unless = (allowed: boolean, code: RefusalCode): Code => (allowed ? undefined : code)
