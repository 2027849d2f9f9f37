import { scoreRound } from '@trickline/scoring'
import { expect, test } from 'vitest'
import { explainedRound, type ExplainTarget } from './explained-round.ts'
import type { RoundDraft } from './draft-trick.ts'
import { newDraft } from '../../../apps/web/src/rounds/draft/step.ts'
import { roundDraftReducer } from '../../../apps/web/src/rounds/draft/taps.ts'
import { asc360, bb360, free360 } from './test-tricks.ts'

/** A single trick, a combo of two, and a trick that is not validated yet. */
const draft = [
  ...enter(bb360),
  { type: 'validate-singles' } as const,
  ...enter(free360),
  ...enter(asc360),
  { type: 'validate-combo' } as const,
  ...enter(bb360),
].reduce<RoundDraft>(roundDraftReducer, newDraft())
const score = scoreRound(3, draft.validated)

test('the total is explained by its parts, and each part by its own', () => {
  const total = explained({ what: 'total' })
  expect(total?.parts.map(({ combo, points }) => [combo, points])).toEqual([
    [0, 4.5],
    [1, (5.75 + 5) * 1.5],
  ])
  expect(total?.parts.map(({ tapped }) => explained(tapped)?.what)).toEqual(['trick', 'combo'])
})

test('a trick leads back to its combo, a combo and a single to the total', () => {
  const [single, combo] = explained({ what: 'total' })?.parts ?? []
  const trick = combo && explained(combo.tapped)?.parts[0]
  expect(trick && explained(trick.tapped)?.within).toEqual({ combo: 1, tapped: combo?.tapped })
  expect(combo && explained(combo.tapped)?.within?.tapped).toEqual({ what: 'total' })
  expect(single && explained(single.tapped)?.within?.tapped).toEqual({ what: 'total' })
})

test('a selected trick is explained by its value, and is part of no number', () => {
  const key = draft.selected[0]?.key ?? 0
  expect(explained({ what: 'selected', key })).toMatchObject({
    steps: [{ step: 'value', points: 4.5 }],
    within: null,
  })
})

test('a deleted trick is not explained', () => {
  expect(explained({ what: 'trick', key: 99 })).toBeNull()
  expect(explained({ what: 'selected', key: 99 })).toBeNull()
})

function explained(tapped: ExplainTarget) {
  return explainedRound(tapped, { rows: draft.validated, selected: draft.selected, score })
}

function enter(trick: typeof bb360) {
  return [{ type: 'choose', trick } as const, { type: 'add-trick' } as const]
}
