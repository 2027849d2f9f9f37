import { roundFixture } from '@trickline/client/test-fixtures.ts'
import { readRound } from '@trickline/contract/read-rows'
import { roundReplyFromRow } from '@trickline/client/round.ts'
import { expect, test } from 'vitest'
import { withDevice } from '@trickline/client/test-device.ts'
import { draftRows, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { countUnsentReviews, reviewDrafts, reviewFingerprint } from '../draft/stored-review.ts'
import { resumeReview, toStoredReview } from './resume-review.ts'
import { previousRowsIfChanged } from '../reading/last-look.ts'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'

withDevice(7)

const judged = tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2)]))
const commentBefore = 'Which grab was it?'

test('after a judge’s edit the rows of the last look are returned, and null without an edit', () => {
  expect(previousRowsIfChanged([validatedRowFixture(1)], [validatedRowFixture(1)])).toBeNull()
  expect(previousRowsIfChanged([validatedRowFixture(1)], [validatedRowFixture(1, { dub: 1 })])).toMatchObject(
    [{ id: 1, dub: 0 }],
  )
})

test('unsent feedback stays on its trick and is dropped when a judge edits the trick', () => {
  storeReview()

  const { tricks, comment } = resumeReview(
    reviewDrafts.read(345),
    tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2, { dub: 1 })])),
    commentBefore,
  )
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', comment: 'Backside' },
    { feedback: null, comment: null },
  ])
  expect(comment).toBe('Mute')
})

test('feedback stays on unchanged rows and is dropped for rows that were entered again', () => {
  storeReview()

  const { tricks } = resumeReview(
    reviewDrafts.read(345),
    tricksOf(draftRows([validatedRowFixture(1), validatedRowFixture(2, { validated_trick_id: 900 })])),
    commentBefore,
  )
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', validatedTrickId: 101 },
    { feedback: null, validatedTrickId: 900 },
  ])
})

test('a comment that a judge wrote meanwhile is shown, with the unsent comment below it', () => {
  storeReview()
  expect(resumeReview(reviewDrafts.read(345), judged, 'It was Japan.').comment).toBe('It was Japan.\n\nMute')

  storeReview({ comment: commentBefore })
  expect(resumeReview(reviewDrafts.read(345), judged, 'It was Japan.').comment).toBe('It was Japan.')
})

test('the round is stored with its review, so that it opens without a network', () => {
  storeReview()
  expect(reviewDrafts.read(345)?.reply).toEqual(reply)
})

test('a review counts as begun from the first thumb or word until it is sent', () => {
  storeReview()
  expect(countUnsentReviews()).toBe(1)

  storeReview({ sent: true })
  expect(countUnsentReviews()).toBe(0)
})

test('the fingerprint of a review changes when a judge enters the same tricks again, or answers', () => {
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

const reply: RoundReply = {
  ...roundReplyFromRow(readRound(roundFixture(345)), { id: 1, name: 'Rio' }),
  validatedTricks: [validatedRowFixture(1), validatedRowFixture(2)],
}

function storeReview({ sent = false, comment = 'Mute' } = {}) {
  const [first, second] = judged
  if (!first || !second) throw new Error('two tricks')
  const tricks = [
    { ...first, feedback: 'incorrect' as const, comment: 'Backside' },
    { ...second, feedback: 'confirmed' as const },
  ]
  void reviewDrafts.write(345, toStoredReview({ tricks, comment }, { base: commentBefore, sent, reply }))
}
