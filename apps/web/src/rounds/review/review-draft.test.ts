import { expect, test } from 'vitest'
import { withDevice } from '@trickline/client/test-device.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import {
  toStoredReview,
  countUnsentReviews,
  resumeReview,
  reviewFingerprint,
  reviewDrafts,
  previousRowsIfChanged,
} from './review-draft.ts'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'

withDevice(7)

const judged = tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2)]))
const begun = 'Which grab was it?'

test('after a judge’s edit the last look is told, and nothing when it is the same', () => {
  expect(previousRowsIfChanged([validatedRowFixture(1)], [validatedRowFixture(1)])).toBeNull()
  expect(previousRowsIfChanged([validatedRowFixture(1)], [validatedRowFixture(1, { dub: 1 })])).toMatchObject(
    [{ id: 1, dub: 0 }],
  )
})

test('feedback that is not sent yet stays with the trick it was on, and goes with a judge’s edit of it', () => {
  keep()

  const { tricks, comment } = resumeReview(
    reviewDrafts.read(345),
    tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2, { dub: 1 })])),
    begun,
  )
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', comment: 'Backside' },
    { feedback: null, comment: null },
  ])
  expect(comment).toBe('Mute')
})

test('feedback stays with the rows that are still there, and goes with those that were entered anew', () => {
  keep()

  const { tricks } = resumeReview(
    reviewDrafts.read(345),
    tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2, { validated_trick_id: 900 })])),
    begun,
  )
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', validatedTrickId: 101 },
    { feedback: null, validatedTrickId: 900 },
  ])
})

test('a comment that a judge wrote meanwhile is shown, and words that were not sent yet stay below it', () => {
  keep()
  expect(resumeReview(reviewDrafts.read(345), judged, 'It was Japan.').comment).toBe('It was Japan.\n\nMute')

  keep({ comment: begun })
  expect(resumeReview(reviewDrafts.read(345), judged, 'It was Japan.').comment).toBe('It was Japan.')
})

test('the round comes back with its review, so that it opens without a network', () => {
  keep()
  expect(reviewDrafts.read(345)?.reply).toEqual(reply)
})

test('a review counts as begun from the first thumb or word until it is sent', () => {
  keep()
  expect(countUnsentReviews()).toBe(1)

  keep({ sent: true })
  expect(countUnsentReviews()).toBe(0)
})

test('a review is of other rows when a judge entered the same tricks anew, or answered', () => {
  const print = reviewFingerprint([validatedRowFixture(1), validatedRowFixture(2)], 'Mute')

  expect(reviewFingerprint([validatedRowFixture(1), validatedRowFixture(2)], 'Mute')).toBe(print)
  expect(
    reviewFingerprint([validatedRowFixture(1), validatedRowFixture(2, { validated_trick_id: 900 })], 'Mute'),
  ).not.toBe(print)
  expect(reviewFingerprint([validatedRowFixture(1), validatedRowFixture(2, { dub: 1 })], 'Mute')).not.toBe(
    print,
  )
  expect(reviewFingerprint([validatedRowFixture(1), validatedRowFixture(2)], 'It was Japan.')).not.toBe(print)
})

// // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only compared, no field is read
const reply = { validatedTricks: [validatedRowFixture(1), validatedRowFixture(2)] } as RoundReply

function keep({ sent = false, comment = 'Mute' } = {}) {
  const [first, second] = judged
  if (!first || !second) throw new Error('two tricks')
  const tricks = [
    { ...first, feedback: 'incorrect' as const, comment: 'Backside' },
    { ...second, feedback: 'confirmed' as const },
  ]
  void reviewDrafts.write(345, toStoredReview({ tricks, comment }, { base: begun, sent, reply }))
}
