import type { Habits } from '@trickline/contract/habits'
import { expect, test } from 'vitest'
import { mostUsedGrabs } from './most-used-grabs.ts'

test('the most used grabs come first, then the common ones; "No grab" is left out', () => {
  const tricks = [
    { ...habit(1, 2), grab: 9 },
    { ...habit(2, 3), grab: 33 },
    { ...habit(3, 2), grab: 9 },
    { ...habit(3, 20), grab: 18 },
  ]
  expect(mostUsedGrabs({ ...none, tricks })).toEqual([9, 33, 17, 14, 26, 21, 29, 23, 28, 1, 19, 20])
  const grabs = [{ grab: 4, times: 9 }]
  expect(mostUsedGrabs({ ...none, tricks, grabs }).slice(0, 4)).toEqual([9, 33, 4, 17])
})

const none: Habits = { tricks: [], pairs: [], grabs: [], levels: [], totals: [] }

function habit(id: number, times: number) {
  return { id, variation: 0, grab: null, times }
}
