import type { ValidatedTrick } from '@trickline/contract/validated-tricks'
import { expect, test } from 'vitest'
import { device } from '@trickline/client/device-storage.ts'
import { withDevice } from '@trickline/client/test-device.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { countUnsavedRounds, roundContentText, roundDrafts, unsavedTrickCount } from './stored-draft.ts'
import { newDraft, roundDraftReducer } from '../entry/round-draft.ts'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'

withDevice(7)

test('a draft counts until it is sent, and again when what was sent is still on the device', () => {
  keep()
  expect([unsavedTrickCount(345), countUnsavedRounds()]).toEqual([2, 1])

  keep({ sent: true })
  expect([unsavedTrickCount(345), unsavedTrickCount(345, true), countUnsavedRounds()]).toEqual([0, 2, 0])
})

test('a draft that holds what the round held is nothing to lose', () => {
  const begun = roundContentText(aReply([validatedRowFixture(1), validatedRowFixture(2)]))
  keep({ base: begun })
  expect(unsavedTrickCount(345)).toBe(0)

  keep({ base: roundContentText(aReply([validatedRowFixture(1)])) })
  expect(unsavedTrickCount(345)).toBe(2)
})

test.each([{ draft: {} }, { draft: { validated: [] }, base: '' }, null, '{"draft":'])(
  'what is of another version of the app is as good as absent: %j',
  (value) => {
    void device.write({ owner: 7, kind: 'draft', id: roundDrafts.nameOf(345) }, value)
    expect(roundDrafts.read(345)).toBeNull()
  },
)

test('a draft comes back with the steps back from it', () => {
  const draft = roundDraftReducer(newDraft(draftRows([validatedRowFixture(1), validatedRowFixture(2)])), {
    type: 'clear-all',
  })
  void roundDrafts.write(345, { draft, base: '', sent: false, reply: null })
  const there = roundDrafts.read(345)
  expect(there && roundDraftReducer(there.draft, { type: 'undo' }).validated).toHaveLength(2)
})

function keep({ sent = false, base = '' } = {}) {
  const draft = newDraft(draftRows([validatedRowFixture(1), validatedRowFixture(2)]))
  void roundDrafts.write(345, { draft, base, sent, reply: null })
}

function aReply(validatedTricks: ValidatedTrick[]): RoundReply {
  // // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other field is read
  const round = { judge_comment: null, video_link: null, round_name: null } as RoundReply['round']
  return { validatedTricks, round, round_name: null }
}
