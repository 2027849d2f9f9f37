import { expect, test } from 'vitest'
import { seenBefore } from './round-notices.tsx'
import { aRow } from '../entry/test-tricks.ts'

test('after a judge’s edit the last look is told, and nothing when it is the same', () => {
  expect(seenBefore([aRow(1)], [aRow(1)])).toBeNull()
  expect(seenBefore([aRow(1)], [aRow(1, { dub: 1 })])).toMatchObject([{ id: 1, dub: 0 }])
})
