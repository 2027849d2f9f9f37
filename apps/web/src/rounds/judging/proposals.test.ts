import type { Habits } from '@trickline/contract/habits'
import { expect, test } from 'vitest'
import { chosenTrickFrom, type DraftTrick } from '@trickline/views/rounds/draft-trick.ts'
import { frequentTricks, likelyNextTricks, mostLanded, mostUsedGrabs } from './proposals.ts'
import { trickFixture } from '@trickline/views/rounds/test-tricks.ts'

test('frequent tricks keep their place while the round is entered, and new ones are appended', () => {
  const habits = { ...none, tricks: [habit(1, 9), habit(2, 8)] }
  expect(ids(frequentTricks(habits, []))).toEqual([1, 2])
  expect(ids(frequentTricks(habits, [performed(2), performed(7), performed(1)]))).toEqual([1, 2, 7])
})

test('frequent tricks have the side and the grab that they are performed with', () => {
  const habits = { ...none, tricks: [{ ...habit(1, 9), variation: 2, grab: 17 }, habit(1, 3)] }
  expect(frequentTricks(habits, [])).toEqual([
    { trickId: 1, variation: 2, grab: 17 },
    { trickId: 1, variation: 0, grab: null },
  ])
  expect(mostLanded(habits, [])).toEqual([1])
})

test('the likely next tricks are those that followed the last one, in earlier rounds and in this one', () => {
  const habits = {
    ...none,
    pairs: [
      { ...habit(3, 3), after_id: 7 },
      { ...habit(2, 9), after_id: 8 },
    ],
  }
  expect(ids(likelyNextTricks(habits, []))).toEqual([])
  expect(ids(likelyNextTricks(habits, [performed(7), performed(4), performed(7)]))).toEqual([3, 4])
  expect(ids(likelyNextTricks(null, [performed(7), performed(4), performed(7)]))).toEqual([4])
})

test('the landed tricks are in order, the most frequent first', () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ ...habit(id, id), variation: id % 2 }))
  expect(mostLanded({ ...none, tricks: many }, []).slice(0, 2)).toEqual([19, 18])
  expect(mostLanded({ ...none, tricks: many }, [])).toHaveLength(20)
  expect(mostLanded(null, [performed(5), performed(4), performed(5)])).toEqual([5, 4])
})

test('the most used grabs come first, then the common ones; "No grab" is left out', () => {
  const tricks = [
    { ...habit(1, 2), grab: 9 },
    { ...habit(2, 3), grab: 33 },
    { ...habit(3, 2), grab: 9 },
    { ...habit(3, 20), grab: 18 },
  ]
  expect(mostUsedGrabs({ ...none, tricks })).toEqual([9, 33, 17, 14, 26, 21, 29, 23, 28, 1])
  const grabs = [{ grab: 4, times: 9 }]
  expect(mostUsedGrabs({ ...none, tricks, grabs }).slice(0, 4)).toEqual([9, 33, 4, 17])
})

const none: Habits = { tricks: [], pairs: [], grabs: [], levels: [] }

function habit(id: number, times: number) {
  return { id, variation: 0, grab: null, times }
}

function performed(id: number): DraftTrick {
  const chosen = chosenTrickFrom(trickFixture(id, `Trick ${id}`, `T${id}`, 1), null)
  return {
    ...chosen,
    key: id,
    grab: null,
    dub: 0,
    variation: 0,
    enteredAt: null,
    feedback: null,
    comment: null,
  }
}

function ids(proposed: readonly { trickId: number }[]): number[] {
  return proposed.map(({ trickId }) => trickId)
}
