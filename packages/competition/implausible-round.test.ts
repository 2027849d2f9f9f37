import { expect, test } from 'vitest'
import { doubtAbout, isRecordedRound } from './implausible-round.ts'

const totals = { rounds: 3, lowest: 60, highest: 100 }
const known = { totals, levels: [{ level_id: 2, times: 30 }] }
const plain = { trickCount: 20, total: 80, highestLevel: 2, isRecorded: true }

test.each([
  ['three tricks', { trickCount: 3 }, 'few-tricks'],
  ['ninety tricks', { trickCount: 90 }, 'many-tricks'],
  ['never recorded', { isRecorded: false }, 'not-recorded'],
  ['a level that was never landed', { highestLevel: 3 }, 'high-level'],
  ['less than half of the lowest total', { total: 29.99 }, 'low-total'],
  ['more than half above the highest', { total: 150.01 }, 'high-total'],
  ['half of the lowest', { trickCount: 4, total: 30 }, null],
  ['half above the highest', { trickCount: 89, total: 150 }, null],
] as const)('%s', (_, round, doubt) => {
  expect(doubtAbout({ ...plain, ...round }, known)).toBe(doubt)
})

test('two rounds and nine tricks do not say what is usual', () => {
  const strange = { ...plain, total: 1, highestLevel: 4 }
  const little = { totals: { ...totals, rounds: 2 }, levels: [{ level_id: 2, times: 9 }] }
  expect(doubtAbout(strange, little)).toBeNull()
  expect(doubtAbout(strange, { totals: undefined, levels: [] })).toBeNull()
  expect(doubtAbout(strange, undefined)).toBeNull()
})

test('a round is recorded by a video, or by five seconds between start and stop', () => {
  const [start, video] = [1_000_000, 'https://youtu.be/abc']
  const recorded = (end: number | null, by: string | null = null) =>
    isRecordedRound({ recordingStartAt: start, recordingEndAt: end, video: by })
  expect([recorded(start + 5000), recorded(start + 4999), recorded(null)]).toEqual([true, false, false])
  expect(recorded(null, video)).toBe(true)
  expect(isRecordedRound({ recordingStartAt: null, recordingEndAt: null, video: null })).toBe(false)
})
