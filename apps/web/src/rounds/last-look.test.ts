import { expect, test } from 'vitest'
import { seenBefore } from './last-look.ts'
import { aRow } from './test-tricks.ts'

test('after a judge’s edit the last look is told, and nothing when it is the same', () => {
  expect(seenBefore([aRow(1)], [aRow(1)])).toBeNull()
  expect(seenBefore([aRow(1)], [aRow(1, 1)])).toMatchObject([{ id: 1, dub: 0 }])
})
