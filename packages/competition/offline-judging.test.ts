import { expect, test } from 'vitest'
import type { Role } from './model.ts'
import { roundMoves } from './round-moves.ts'
import { canWaitForNetwork, unsentDraftOptions } from './offline-judging.ts'

const judge = { id: 7, roles: ['athlete', 'judge'] satisfies Role[] }

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
  expect(unsentDraftOptions(judge, { status })[0]).toBe(first)
})

test('the draft of a round that is gone can be saved as training, copied or thrown away', () => {
  expect(unsentDraftOptions(judge, null)).toEqual(['train', 'copy', 'throw-away'])
})

test('a person who is no athlete can only copy it as text', () => {
  const ways = unsentDraftOptions({ id: 7, roles: ['judge'] }, { status: 'completed' })
  expect(ways).toEqual(['reopen', 'look', 'copy', 'throw-away'])
})
