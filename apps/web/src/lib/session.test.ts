import { expect, test } from 'vitest'
import { storageKey } from '../entries/kept-asks.ts'
import { draftKey, newTrainingDraftKey } from '../rounds/kept-draft.ts'
import { lookKey } from '../rounds/last-look.ts'
import { reviewKey } from '../rounds/kept-review.ts'
import { workOf } from './session.ts'

test.each([
  draftKey(7, 345),
  newTrainingDraftKey(7, '3fa85f64-5717'),
  reviewKey(7, 345),
  storageKey(7, '3fa85f64-5717'),
  'trickline.new-training.7',
])('%s is the unsent work of its person, and outlives the logout of another', (key) => {
  expect(workOf(key)).toBe(7)
})

test.each([lookKey(7, 345), 'trickline.token', 'trickline.rule-option', 'trickline.kept-ask.3fa85f64-5717'])(
  '%s is nobody’s work',
  (key) => {
    expect(workOf(key)).toBeNull()
  },
)
