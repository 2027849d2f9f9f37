import { expect, test } from 'vitest'
import { hasLooked, keepLook, seenBefore } from './last-look.ts'
import { withStorage } from './test-storage.ts'
import { aRow } from './test-tricks.ts'

withStorage()

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
