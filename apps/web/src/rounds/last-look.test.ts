import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hasLooked, keepLook, seenBefore } from './last-look.ts'
import { aRow } from './test-tricks.ts'

// Node has no storage of a browser
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})
beforeEach(() => stored.clear())
afterAll(() => void vi.unstubAllGlobals())

test('before the first look nothing is claimed to have changed', () => {
  expect(hasLooked('look')).toBe(false)
  expect(seenBefore('look', [aRow(1)])).toBeNull()
})

test('after a judge’s edit the last look is told until the new one is seen', () => {
  keepLook('look', [aRow(1)])
  expect(seenBefore('look', [aRow(1)])).toBeNull()
  expect(seenBefore('look', [aRow(1, 1)])).toMatchObject([{ id: 1, dub: 0 }])
  keepLook('look', [aRow(1, 1)])
  expect(seenBefore('look', [aRow(1, 1)])).toBeNull()
})
