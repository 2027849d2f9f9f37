import { readRound, type TrainingListed } from '@trickline/contract/read'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { aRound as anyRound } from '../lib/test-rows.ts'
import { withSaved } from './training.ts'

test('a new round stands first in the list as soon as it is saved', () => {
  const list = withSaved([aRound(1, 5), aRound(2, 6)], aRound(3, 7))
  expect(list.map(({ id }) => id)).toEqual([3, 1, 2])
})

test('an edited round stays in its place with its new total', () => {
  const list = withSaved([aRound(1, 5), aRound(2, 6)], aRound(2, 9))
  expect(list).toMatchObject([
    { id: 1, total_score: 5 },
    { id: 2, total_score: 9, competition: null },
  ])
})

function aRound(id: number, total_score: number): TrainingListed {
  const status_id = roundStatusCodes.completed
  const row = anyRound(id, { competition_id: null, round_name: null, status_id, total_score })
  return { ...readRound(row), competition: null, line: null }
}
