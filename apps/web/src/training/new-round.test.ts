import { expect, test } from 'vitest'
import { device } from '@trickline/client/device-storage.ts'
import { withDevice } from '@trickline/client/test-device.ts'
import {
  dropNewRound,
  nextRoundNumber,
  resumeNewRound,
  ruleOfRound,
  ruleOptionOf,
  storeNewRound,
} from './new-round.ts'

withDevice(7)

test.each([
  ['1', 1],
  ['4', 4],
  ['5', 3],
  ['0', 3],
  ['2.5', 3],
  ['', 3],
  [null, 3],
])('the stored rule option %j means rule %i', (option, rule) => {
  expect(ruleOptionOf(option)).toBe(rule)
})

test('an unfinished round keeps its rule and name', () => {
  const round = { key: 'k', ruleId: 2 as const, name: 'Monday' }
  storeNewRound(round)
  expect(resumeNewRound()).toEqual(round)
})

test('an unfinished round with an unknown rule continues with rule 3', () => {
  storeRaw({ key: 'k', ruleId: 9, name: '' })
  expect(resumeNewRound()).toEqual({ key: 'k', ruleId: 3, name: '' })
})

test.each(['', { key: 1 }, null])('the stored value %j is not a round', (value) => {
  storeRaw(value)
  expect(resumeNewRound()).toMatchObject({ ruleId: null, name: '' })
})

test('on a new device a round has no rule until one is chosen', () => {
  expect(resumeNewRound().ruleId).toBeNull()
})

test('the next round starts with the rule that was chosen last', () => {
  storeNewRound({ key: 'k', ruleId: 4, name: 'Monday' })
  dropNewRound()
  expect(resumeNewRound()).toMatchObject({ ruleId: 4, name: '' })
})

test('a training round keeps its rule; without one it opens with rule 4', () => {
  expect([1, 2, 3].map(ruleOfRound)).toEqual([1, 2, 3])
  expect(ruleOfRound(null)).toBe(4)
  expect(ruleOfRound(0)).toBe(4)
})

test('the next training round has the next number, the first is Round 1', () => {
  expect(nextRoundNumber([])).toBe(1)
  const list = [
    { competition_id: null, round_number: 2 },
    { competition_id: null, round_number: 5 },
    { competition_id: 3, round_number: 9 },
  ]
  expect(nextRoundNumber(list)).toBe(6)
})

function storeRaw(value: unknown): void {
  void device.write({ owner: 7, kind: 'draft', id: 'new-training:only' }, value)
}
