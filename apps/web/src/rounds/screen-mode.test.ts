import type { RoundStatus } from '@trickline/competition/model'
import { readRound } from '@trickline/contract/read-rows'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { expect, test } from 'vitest'
import { roundFixture as aRowOfRound, personFixture } from '@trickline/client/test-fixtures.ts'
import { screenMode } from './screen-mode.ts'

const judge = { id: 1, roles: ['judge'] as const }
const other = { id: 2, roles: ['judge'] as const }
const athlete = { id: 9, roles: ['athlete'] as const }

test.each([
  ['scoring', 'new'],
  ['review', 'update'],
  ['pending', 'view'],
  ['recorded', 'view'],
  ['completed', 'view'],
  ['published', 'view'],
] as const)('the judge who holds the round opens one in %s to %s', (status, mode) => {
  expect(screenMode(judge, aRound(status))).toBe(mode)
})

test.each(['scoring', 'review', 'completed'] as const)('another judge opens one in %s to view', (status) => {
  expect(screenMode(other, aRound(status))).toBe('view')
})

test.each([
  ['completed', 'review'],
  ['disqualified', 'review'],
  ['injured', 'review'],
  ['review', 'view'],
  ['scoring', 'view'],
  ['published', 'view'],
] as const)('its athlete opens one in %s to %s', (status, mode) => {
  expect(screenMode(athlete, aRound(status))).toBe(mode)
})

test('a validated or published round opens to view for its athlete', () => {
  expect(screenMode(athlete, { ...aRound('completed'), validatedAt: 1 })).toBe('view')
  expect(screenMode(athlete, { ...aRound('disqualified'), publishedAt: 1 })).toBe('view')
})

test('a round in an unknown status opens to view, even for the judge who holds it', () => {
  const held = { judge: personFixture({ id: judge.id }), status_id: roundStatusCodes.scoring }
  expect(screenMode(judge, readRound(aRowOfRound(1, held)))).toBe('new')
  expect(screenMode(judge, readRound(aRowOfRound(1, { ...held, status_id: 99 })))).toBe('view')
})

test('a visitor opens a round to view', () => {
  expect(screenMode(null, aRound('scoring'))).toBe('view')
})

function aRound(status: RoundStatus) {
  return { userId: 9, roundNumber: 1, judgeId: 1, status, validatedAt: null, publishedAt: null }
}
