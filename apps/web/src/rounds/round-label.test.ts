import { judging } from '@trickline/messages/en/judging'
import { expect, test } from 'vitest'
import { roundLabel } from './round-label.ts'

test.each([
  ['qualification', 1, 'Qualifying'],
  ['qualification1', 1, 'Qualifying 1'],
  ['qualification2', 2, 'Qualifying 2'],
  ['quarterFinal', 2, 'Quarterfinal'],
])('the round %s of a competition is called by its phase', (round_name, round_number, label) => {
  expect(roundLabel({ competition_id: 1, round_name, round_number }, judging)).toBe(label)
})

test('beyond the phases a round of a competition is called by its number', () => {
  expect(roundLabel({ competition_id: 1, round_name: null, round_number: 7 }, judging)).toBe('Round 7')
})

test('a training round is called by its own name, without one by its number', () => {
  expect(roundLabel({ competition_id: null, round_name: 'Dawn', round_number: 3 }, judging)).toBe('Dawn')
  expect(roundLabel({ competition_id: null, round_name: '', round_number: 3 }, judging)).toBe('Round 3')
})
