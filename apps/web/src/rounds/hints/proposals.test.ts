import type { Habits } from '@trickline/contract/habits'
import { expect, test } from 'vitest'
import { chosenFromCatalogue, type DraftTrick } from '../entry/draft-trick.ts'
import { proposals } from './proposals.ts'
import { aTrick } from '../entry/test-tricks.ts'

test('what usually follows the last trick comes before what is done often', () => {
  const habits = {
    ...none,
    tricks: [habit(1, 9), habit(2, 8), habit(3, 5)],
    pairs: [
      { ...habit(3, 3), after_id: 7 },
      { ...habit(2, 9), after_id: 8 },
    ],
  }
  expect(ids(proposals(habits, [performed(7)]))).toEqual([3, 1, 2, 7])
  expect(ids(proposals(habits, []))).toEqual([1, 2, 3])
})

test('a trick that stands in the round already is less likely', () => {
  const habits = { ...none, tricks: [habit(1, 9), habit(2, 8)] }
  expect(ids(proposals(habits, [performed(1)]))).toEqual([2, 1])
})

test('at most five, and with the side and the grab it is done with', () => {
  const many = [1, 2, 3, 4, 5, 6].map((id) => ({ ...habit(id, 10 - id), variation: 2, grab: 17 }))
  const proposed = proposals({ ...none, tricks: many }, [])
  expect(proposed).toHaveLength(5)
  expect(proposed[0]).toEqual({ trickId: 1, variation: 2, grab: 17 })
})

test('without habits the round itself says what follows what', () => {
  expect(ids(proposals(null, []))).toEqual([])
  const round = [performed(1), performed(2), performed(3), performed(1)]
  expect(ids(proposals(null, round))).toEqual([2, 1, 3])
})

const none: Habits = { tricks: [], pairs: [], levels: [] }

function habit(id: number, times: number) {
  return { id, variation: 0, grab: null, times }
}

function performed(id: number): DraftTrick {
  const chosen = chosenFromCatalogue(aTrick(id, `Trick ${id}`, `T${id}`, 1), null)
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
