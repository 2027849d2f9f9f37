import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { RecentParts } from './recent-parts.ts'

const pageWith = (hash: string) => ({ parts: [{ name: 'now', hash, html: `<p>${hash}</p>` }] })

test('a part is found for a time after its page had it last, under its page alone', async () => {
  const recent = new RecentParts(300)
  recent.remember('6 en', pageWith('old'))
  await sleep(200)
  recent.remember('6 en', pageWith('old'))
  recent.remember('6 en', pageWith('new'))
  await sleep(200)
  expect(recent.find('6 en', 'old')?.identity.toString()).toBe('<p>old</p>')
  expect(recent.find('6 de', 'old')).toBeUndefined()
  await sleep(200)
  expect(recent.find('6 en', 'old')).toBeUndefined()
})
