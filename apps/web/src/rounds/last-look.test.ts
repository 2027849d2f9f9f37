import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { PerformedRow } from '@trickline/contract/rounds'
import { keptReview, keepReview } from './kept-review.ts'
import { draftRows, tricksOf } from './draft-trick.ts'
import { hasLooked, keepLook, seenBefore } from './last-look.ts'

// Node has no storage of a browser
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})
beforeEach(() => stored.clear())
afterAll(() => void vi.unstubAllGlobals())

test('before the first look nothing is claimed to have changed', () => {
  expect(hasLooked('look')).toBe(false)
  expect(seenBefore('look', [row(1)])).toBeNull()
})

test('after a judge’s edit the last look is told until the new one is seen', () => {
  keepLook('look', [row(1)])
  expect(seenBefore('look', [row(1)])).toBeNull()
  expect(seenBefore('look', [row(1, 1)])).toMatchObject([{ id: 1, dub: 0 }])
  keepLook('look', [row(1, 1)])
  expect(seenBefore('look', [row(1, 1)])).toBeNull()
})

test('feedback that is not sent yet stays with the trick it was on, and goes with a judge’s edit of it', () => {
  const [first, second] = tricksOf(draftRows([row(1), row(2)]))
  if (!first || !second) throw new Error('two tricks')
  const comment = 'Backside'
  keepReview('review', {
    tricks: [
      { ...first, feedback: 'incorrect', comment },
      { ...second, feedback: 'confirmed' },
    ],
    comment: 'Thanks',
  })
  const { tricks, comment: said } = keptReview('review', tricksOf(draftRows([row(1), row(2, 1)])), '')
  expect(tricks).toMatchObject([
    { feedback: 'incorrect', comment },
    { feedback: null, comment: null },
  ])
  expect(said).toBe('Thanks')
})

function row(id: number, dub = 0): PerformedRow {
  return {
    id,
    validated_trick_id: id + 100,
    name: `Trick ${id}`,
    short_name: `T${id}`,
    category: 1,
    type: 2,
    level: 1,
    creator: null,
    grab: null,
    variation: 0,
    dub,
    value: 1,
    score: null,
    athlete_feedback: null,
    athlete_comment: null,
    combo_id: null,
    video_second: null,
  }
}
