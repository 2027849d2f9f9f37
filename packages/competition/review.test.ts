import { expect, test } from 'vitest'
import { reviewIsOpen } from './review.ts'
import {
  commentRequired,
  confirmTrick,
  negativeFeedbackCount,
  reviewIsComplete,
  toggleFeedback,
} from './trick-feedback.ts'
import type { ReviewedTrick } from './trick-feedback.ts'
import { roundStatuses } from './statuses.ts'
import { roundWith } from './test-fixtures.ts'

const confirmed: ReviewedTrick = { feedback: 'confirmed', comment: null }
const incorrect: ReviewedTrick = { feedback: 'incorrect', comment: 'it was a front side' }
const open: ReviewedTrick = { feedback: null, comment: null }

test.each(roundStatuses)('the review of a round that is %s', (status) => {
  const isOpen = ['completed', 'disqualified', 'injured'].includes(status)
  expect(reviewIsOpen(roundWith({ status }))).toBe(isOpen)
  expect(reviewIsOpen(roundWith({ status, validatedAt: 1 }))).toBe(false)
  expect(reviewIsOpen(roundWith({ status, publishedAt: 1 }))).toBe(false)
})

test.each([
  ['every trick confirmed', [confirmed, confirmed], true],
  ['an incorrect one with its comment', [confirmed, incorrect], true],
  ['a trick without feedback', [confirmed, open], false],
  ['an incorrect one without a comment', [{ ...incorrect, comment: null }], false],
  ['an incorrect one with a blank comment', [{ ...incorrect, comment: '  ' }], false],
  ['no tricks at all', [], true],
])('complete with %s: %s', (_, tricks, complete) => expect(reviewIsComplete(tricks)).toBe(complete))

test('incorrect tricks are counted, and need a comment', () => {
  expect(negativeFeedbackCount([confirmed, incorrect, open, incorrect])).toBe(2)
  expect([commentRequired('incorrect'), commentRequired('confirmed'), commentRequired(null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('the same thumb again clears feedback and comment; confirming clears the comment', () => {
  expect(toggleFeedback(open, 'incorrect')).toEqual({ feedback: 'incorrect', comment: null })
  expect(toggleFeedback(incorrect, 'incorrect')).toEqual(open)
  expect(toggleFeedback(incorrect, 'confirmed')).toEqual(confirmed)
  expect(toggleFeedback(confirmed, 'confirmed')).toEqual(open)
})

test('confirm all', () => expect([open, incorrect].map(confirmTrick)).toEqual([confirmed, confirmed]))
