import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../cannot-start.ts'
import { withStartLock } from './start-lock.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

const never = () => new Promise<never>(() => {})

test('a node waits for one that starts, and gives up after the limit', async () => {
  const [first, second] = [own.open(), own.open()]
  const steps: string[] = []
  await withStartLock(first.pool, async () => {
    const tooLate = withStartLock(second.pool, async () => steps.push('too early'), { longestWait: 100 })
    await expect(tooLate).rejects.toThrow(CannotStart)
    steps.push('first')
  })
  await withStartLock(second.pool, async () => steps.push('second'))
  expect(steps).toEqual(['first', 'second'])
})

test('a node that shows no life while it starts loses the lock', { tags: ['full'] }, async () => {
  const [silent, next] = [own.open(), own.open()]
  const lost = withStartLock(silent.pool, never, { longestSilence: 200 })
  const refused = expect(lost).rejects.toThrow(CannotStart)
  expect(await withStartLock(next.pool, async () => 'has it')).toBe('has it')
  await refused
})
