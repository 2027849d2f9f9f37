import { expect, test } from 'vitest'
import { roundMoves } from './round-moves.ts'
import { canWaitForNetwork, unsentDraftOptions } from './offline-judging.ts'

test('without a network a round is claimed and saved, and nothing else', () => {
  const waiting = roundMoves.filter(({ verb }) => canWaitForNetwork(verb)).map(({ verb }) => verb)
  expect(waiting).toEqual(['claim', 'save-score', 'save-edit'])
})

test.each([
  ['recorded', 'claim'],
  ['completed', 'reopen'],
  ['scoring', 'look'],
  ['disqualified', 'look'],
  ['injured', 'look'],
  ['published', 'look'],
] as const)('of a round that is %s meanwhile the first way on is to %s', (status, first) => {
  expect(unsentDraftOptions({ status })[0]).toBe(first)
})

test('the draft of a round that is gone can be thrown away', () => {
  expect(unsentDraftOptions(null)).toEqual(['throw-away'])
})
