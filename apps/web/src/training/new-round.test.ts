import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  begunRound,
  dropNewRound,
  keepNewRound,
  newRoundOf,
  nextRoundNumber,
  readNewRound,
  ruleOfRound,
  ruleOptionOf,
} from './new-round.ts'

// Node has no storage of a browser
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
})
beforeEach(() => stored.clear())
afterAll(() => void vi.unstubAllGlobals())

test.each([
  ['1', 1],
  ['4', 4],
  ['5', 3],
  ['0', 3],
  ['2.5', 3],
  ['', 3],
  [null, 3],
])('the rule option %j means rule %i', (option, rule) => {
  expect(ruleOptionOf(option)).toBe(rule)
})

test('a round that was begun goes on with its rule and its name', () => {
  const begun = { key: 'k', ruleId: 2 as const, name: 'Monday' }
  expect(readNewRound(JSON.stringify(begun))).toEqual(begun)
})

test('a round with an unknown rule goes on under rule 3', () => {
  expect(readNewRound('{"key":"k","ruleId":9,"name":""}')).toEqual({ key: 'k', ruleId: 3, name: '' })
})

test.each(['', '{"key":', '{"key":1}', 'null'])('%j is no round', (text) => {
  expect(readNewRound(text)).toBeNull()
})

test('on a new device the rule of a round is still to be chosen, also after a reload', () => {
  expect(begunRound(7).ruleId).toBeNull()
  expect(begunRound(7)).toEqual(newRoundOf(7))
})

test('the rule chosen last begins the next round, and a rule that does not exist does not', () => {
  keepNewRound(7, { key: 'k', ruleId: 4, name: 'Monday' })
  dropNewRound(7)
  expect(begunRound(7)).toMatchObject({ ruleId: 4, name: '' })
  dropNewRound(7)
  stored.set('trickline.rule-option', '5')
  expect(begunRound(7).ruleId).toBeNull()
})

test('a training round keeps its rule, and one without a rule opens with rule 4', () => {
  expect([1, 2, 3].map(ruleOfRound)).toEqual([1, 2, 3])
  expect(ruleOfRound(null)).toBe(4)
  expect(ruleOfRound(0)).toBe(4)
})

test('the next training round is called by one more than the last, and the first is Round 1', () => {
  expect(nextRoundNumber([])).toBe(1)
  const list = [
    { competition_id: null, round_number: 2 },
    { competition_id: null, round_number: 5 },
    { competition_id: 3, round_number: 9 },
  ]
  expect(nextRoundNumber(list)).toBe(6)
})
