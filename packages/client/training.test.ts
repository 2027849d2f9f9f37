import { readRound, type TrainingListRead } from '@trickline/contract/read-rows'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { roundFixture as anyRound } from './test-fixtures.ts'
import { withSavedRound } from './training.ts'

test('a new round is first in the list as soon as it is saved', () => {
  const list = withSavedRound([aRound(1, 5), aRound(2, 6)], aRound(3, 7))
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2])
})

test('an edited round stays in its place with its new total', () => {
  const list = withSavedRound([aRound(1, 5), aRound(2, 6)], aRound(2, 9))
  expect(list).toMatchObject([
    { id: 1, total_score: 5 },
    { id: 2, total_score: 9, competition: null },
  ])
})

function aRound(id: number, total_score: number): TrainingListRead {
  const status_id = roundStatusCodes.completed
  const row = anyRound(id, { competition_id: null, round_name: null, status_id, total_score })
  return { ...readRound(row), competition: null, line: null }
}
