import { expect, test } from 'vitest'
import { draftRows, tricksOf } from './draft-trick.ts'
import type { RoundReply } from './kept-draft.ts'
import { begunReviews, keepReview, keptReview, reviewedReply, reviewPrint } from './kept-review.ts'
import { withStorage } from './test-storage.ts'
import { aRow } from './test-tricks.ts'

withStorage()

const judged = tricksOf(draftRows([aRow(1), aRow(2)]))
const begun = { comment: 'Which grab was it?', isUnsent: false }

test('feedback that is not sent yet stays with the trick it was on, and goes with a judge’s edit of it', () => {
  keep()

  const { tricks, comment } = keptReview('review', tricksOf(draftRows([aRow(1), aRow(2, 1)])), begun)
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', comment: 'Backside' },
    { feedback: null, comment: null },
  ])
  expect(comment).toBe('Mute')
})

test('feedback stays with the rows that are still there, and goes with those that were entered anew', () => {
  keep()

  const { tricks } = keptReview('review', tricksOf(draftRows([aRow(1), aRow(2, 0, 900)])), begun)
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', validatedTrickId: 101 },
    { feedback: null, validatedTrickId: 900 },
  ])
})

test('a comment that a judge wrote meanwhile is shown, and words that were not sent yet stay below it', () => {
  keep()
  expect(keptReview('review', judged, { ...begun, comment: 'It was Japan.' }).comment).toBe(
    'It was Japan.\n\nMute',
  )

  keep({ comment: begun.comment })
  expect(keptReview('review', judged, { ...begun, comment: 'It was Japan.' }).comment).toBe('It was Japan.')
})

test('words that were sent do not come back below the answer to them', () => {
  keep({ sent: true })

  expect(keptReview('review', judged, { ...begun, comment: 'It was Japan.' }).comment).toBe('It was Japan.')
})

test('a review is kept while it waits to be sent, and nothing of it comes back once it was', () => {
  keep({ sent: true })

  expect(keptReview('review', judged, { ...begun, isUnsent: true })).toMatchObject({
    tricks: [{ feedback: 'incorrect' }, { feedback: 'confirmed' }],
    comment: 'Mute',
  })
  expect(keptReview('review', judged, begun)).toEqual({ tricks: judged, comment: begun.comment })
})

test('the round comes back with its review, so that it opens without a network', () => {
  keep()
  expect(reviewedReply('review')).toEqual(reply)
})

test('a review counts as begun from the first thumb or word until it is sent', () => {
  keep({ key: 'trickline.review.7.345' })
  expect([begunReviews(7), begunReviews(8)]).toEqual([1, 0])

  keep({ key: 'trickline.review.7.345', sent: true })
  expect(begunReviews(7)).toBe(0)
})

test('a review is of other rows when a judge entered the same tricks anew, or answered', () => {
  const print = reviewPrint([aRow(1), aRow(2)], 'Mute')

  expect(reviewPrint([aRow(1), aRow(2)], 'Mute')).toBe(print)
  expect(reviewPrint([aRow(1), aRow(2, 0, 900)], 'Mute')).not.toBe(print)
  expect(reviewPrint([aRow(1), aRow(2, 1)], 'Mute')).not.toBe(print)
  expect(reviewPrint([aRow(1), aRow(2)], 'It was Japan.')).not.toBe(print)
})

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing but that it comes back is asked of it
const reply = { validatedTricks: [aRow(1), aRow(2)] } as RoundReply

function keep({ key = 'review', sent = false, comment = 'Mute' } = {}) {
  const [first, second] = judged
  if (!first || !second) throw new Error('two tricks')
  const tricks = [
    { ...first, feedback: 'incorrect' as const, comment: 'Backside' },
    { ...second, feedback: 'confirmed' as const },
  ]
  keepReview(key, { tricks, comment }, { base: begun.comment, sent, reply })
}
