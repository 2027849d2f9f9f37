import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { readRound } from '@trickline/contract/read-rows'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '@trickline/ui/messages.ts'
import { roundFixture } from '@trickline/client/test-fixtures.ts'
import { ReadHead } from './reading/read-head.tsx'
import { roundLabel } from './round-head.tsx'
import { judging } from '@trickline/messages/en/judging'

beforeAll(
  async () =>
    void (await Promise.all(
      (['judging', 'judgingParts', 'common'] as const).map((area) => loadMessages(area)),
    )),
)

test('a round of a known status and rule shows its rule', () => {
  expect(headOf({})).toContain('TJS v3.0')
  expect(headOf({})).not.toContain('ERROR RULES')
})

test('an unknown status or rule reads ERROR RULES', () => {
  expect(headOf({ status_id: 99 })).toContain('ERROR RULES')
  expect(headOf({ rule_id: 9, rule: { id: 9, name: '' } })).toContain('ERROR RULES')
})

test('the number of incorrect tricks is shown until a judge has answered them, with how many were answered', () => {
  const judged = { status_id: 7, negative_feedback_count: 1, answered_feedback_count: 1 }
  expect(headOf(judged)).toContain('1 trick is incorrect, says the athlete')
  expect(headOf(judged)).toContain('answered 1 of 2')
  // in the review the thumbs say it
  expect(headOf(judged, 'review')).not.toContain('is incorrect')
  expect(headOf(judged, 'review')).toContain('answered 1 of 2')
  expect(headOf({ ...judged, answered_feedback_count: 0 })).not.toContain('answered')
})

function headOf(about: Parameters<typeof roundFixture>[1], mode: 'view' | 'review' = 'view'): string {
  return renderToStaticMarkup(
    <RouterContextProvider
      router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}
    >
      <ReadHead round={readRound(roundFixture(1, about))} mode={mode} />
    </RouterContextProvider>,
  )
}

test.each([
  ['qualification', 1, 'Qualifying'],
  ['qualification1', 1, 'Qualifying 1'],
  ['qualification2', 2, 'Qualifying 2'],
  ['quarterFinal', 2, 'Quarterfinal'],
])('the round %s of a competition has its phase as label', (round_name, round_number, label) => {
  expect(roundLabel({ competition_id: 1, round_name, round_number }, judging)).toBe(label)
})

test('a round of a competition that is no phase has its number as label', () => {
  expect(roundLabel({ competition_id: 1, round_name: null, round_number: 7 }, judging)).toBe('Round 7')
})

test('a training round has its own name as label, without one its number', () => {
  expect(roundLabel({ competition_id: null, round_name: 'Dawn', round_number: 3 }, judging)).toBe('Dawn')
  expect(roundLabel({ competition_id: null, round_name: '', round_number: 3 }, judging)).toBe('Round 3')
})
