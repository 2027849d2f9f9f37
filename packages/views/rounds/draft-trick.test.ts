import type { ValidatedRow, ValidatedTrick } from '@trickline/contract/validated-tricks'
import { expect, test } from 'vitest'
import { draftRows, numbered, rowInputs, tricksOf, wireRowsFingerprint } from './draft-trick.ts'
import { validatedRowFixture } from './test-tricks.ts'

const single = aTrick(11, 1)
const first = aTrick(12, 2, { grab: 17, variation: 2, combo_id: 1 })
const last = aTrick(13, 3, { dub: 1, combo_id: 1, video_second: 41.5 })
const combo = { header: { combo_id: 1, total_tricks_combo: 2, total_score: 9 }, body: [first, last] }
const round: ValidatedRow[] = [single, combo, aTrick(14, 1)]

test('a round opened and saved unchanged sends the same rows, order and performances', () => {
  expect(rowInputs(draftRows(round))).toEqual([
    { id: 1, validated_trick_id: 11, grab: null, variation: 0, dub: 0, video_second: null },
    {
      body: [
        { id: 2, validated_trick_id: 12, grab: 17, variation: 2, dub: 0, video_second: null },
        { id: 3, validated_trick_id: 13, grab: null, variation: 0, dub: 1, video_second: 41.5 },
      ],
    },
    { id: 1, validated_trick_id: 14, grab: null, variation: 0, dub: 0, video_second: null },
  ])
})

test('every row and trick of a draft has a unique key, even if a trick occurs twice', () => {
  const rows = draftRows(round)
  const keys = [...rows.map((row) => row.key), ...tricksOf(rows).map((trick) => trick.key)]

  expect(new Set(keys).size).toBe(keys.length)
})

test('combos are numbered through the list, singles are not', () => {
  expect(numbered(draftRows([combo, single, combo])).map((row) => row.combo)).toEqual([1, 0, 2])
})

test.each<[string, ValidatedRow[]]>([
  ['another order', [combo, single, aTrick(14, 1)]],
  ['a combo taken apart', [single, first, last, aTrick(14, 1)]],
  ['another dub', [single, combo, aTrick(14, 1, { dub: 2 })]],
  ['a trick less', [single, combo]],
])('%s is recognized as a change', (_, changed) => {
  expect(wireRowsFingerprint(changed)).not.toBe(wireRowsFingerprint(round))
})

test("the athlete's feedback alone is no change", () => {
  const reviewed = [aTrick(11, 1, { athlete_feedback: 1 }), combo, aTrick(14, 1)]

  expect(wireRowsFingerprint(reviewed)).toBe(wireRowsFingerprint(round))
})

function aTrick(validated_trick_id: number, id: number, more: Partial<ValidatedTrick> = {}): ValidatedTrick {
  return validatedRowFixture(id, { validated_trick_id, ...more })
}
