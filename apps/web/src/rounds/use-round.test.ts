import { expect, test } from 'vitest'
import { unrecognised } from './use-round.ts'

test('a round of a known rule and stage leaves no line in the log', () => {
  expect(unrecognised({ rule_id: 4, competition_id: 1, round_size_id: 3 })).toEqual([])
  expect(unrecognised({ rule_id: 1, competition_id: 1, round_size_id: null })).toEqual([])
  expect(unrecognised({ rule_id: 1, competition_id: null, round_size_id: null })).toEqual([])
})

test('an unknown rule is logged as unrecognised mode', () => {
  expect(unrecognised({ rule_id: 9, competition_id: null, round_size_id: null })).toEqual([
    'unrecognised mode: 9',
  ])
})

test('an unknown stage is logged in the documented words', () => {
  expect(unrecognised({ rule_id: 2, competition_id: 1, round_size_id: 6 })).toEqual([
    'Valor de round_size_id no reconocido: 6',
  ])
})
