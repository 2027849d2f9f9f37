import type { ValidatedTrick } from '@trickline/contract/validated-tricks'
import { expect, test } from 'vitest'
import { draftRows } from './draft-trick.ts'
import {
  begunRounds,
  contentOf,
  draftKey,
  keepDraft,
  keptDraft,
  type RoundReply,
  unsavedTricks,
} from './kept-draft.ts'
import { newDraft } from './round-draft.ts'
import { withStorage } from './test-storage.ts'
import { aRow } from './test-tricks.ts'

withStorage()

const key = draftKey(7, 345)

test('a draft counts until it is sent, and again when what was sent is still on the device', () => {
  keep()
  expect([unsavedTricks(key), begunRounds(7)]).toEqual([2, 1])

  keep({ sent: true })
  expect([unsavedTricks(key), unsavedTricks(key, true), begunRounds(7)]).toEqual([0, 2, 0])
})

test('a draft that holds what the round held is nothing to lose', () => {
  const begun = contentOf(aReply([aRow(1), aRow(2)]))
  keep({ base: begun })
  expect(unsavedTricks(key)).toBe(0)

  keep({ base: contentOf(aReply([aRow(1)])) })
  expect(unsavedTricks(key)).toBe(2)
})

test.each(['{"draft":{"validated":', '{"draft":{}}', 'null'])(
  'what was cut off, or is of another version of the app, is as good as absent: %s',
  (text) => {
    localStorage.setItem(key, text)
    expect(keptDraft(key)).toBeNull()
  },
)

function keep({ sent = false, base = '' } = {}) {
  keepDraft(key, { draft: newDraft(draftRows([aRow(1), aRow(2)])), base, sent, reply: null })
}

function aReply(validatedTricks: ValidatedTrick[]): RoundReply {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it held, nothing else of it is asked
  const round = { judge_comment: null, video_link: null, round_name: null } as RoundReply['round']
  return { validatedTricks, round, round_name: null }
}
