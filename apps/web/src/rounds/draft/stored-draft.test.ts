import type { ValidatedTrick } from '@trickline/contract/validated-tricks'
import { roundFixture } from '@trickline/client/test-fixtures.ts'
import { readRound } from '@trickline/contract/read-rows'
import { roundReplyFromRow } from '@trickline/client/round.ts'
import { expect, test } from 'vitest'
import { device } from '@trickline/client/device-storage.ts'
import { withDevice } from '@trickline/client/test-device.ts'
import { draftRows } from '@trickline/views/rounds/draft-trick.ts'
import type { RoundReply } from '@trickline/client/round.ts'
import { countUnsavedRounds, roundContentText, roundDrafts, unsavedTrickCount } from './stored-draft.ts'
import { newDraft } from './step.ts'
import { roundDraftReducer } from './taps.ts'
import { validatedRowFixture } from '@trickline/views/rounds/test-tricks.ts'

withDevice(7)

test('a draft counts as unsaved until it is sent, and again while its save is still in the outbox', () => {
  storeDraft()
  expect([unsavedTrickCount(345), countUnsavedRounds()]).toEqual([2, 1])

  storeDraft({ sent: true })
  expect([unsavedTrickCount(345), unsavedTrickCount(345, true), countUnsavedRounds()]).toEqual([0, 2, 0])
})

test('a draft equal to the round counts as saved', () => {
  const base = roundContentText(aReply([validatedRowFixture(1), validatedRowFixture(2)]))
  storeDraft({ base })
  expect(unsavedTrickCount(345)).toBe(0)

  storeDraft({ base: roundContentText(aReply([validatedRowFixture(1)])) })
  expect(unsavedTrickCount(345)).toBe(2)
})

test.each([{ draft: {} }, { draft: { validated: [] }, base: '' }, null, '{"draft":'])(
  'a record of another shape is ignored: %j',
  (value) => {
    void device.write({ owner: 7, kind: 'draft', id: roundDrafts.nameOf(345) }, value)
    expect(roundDrafts.read(345)).toBeNull()
  },
)

test('a stored draft keeps its undo history', () => {
  const draft = roundDraftReducer(newDraft(draftRows([validatedRowFixture(1), validatedRowFixture(2)])), {
    type: 'clear-all',
  })
  void roundDrafts.write(345, { draft, base: '', sent: false, reply: null })
  const restored = roundDrafts.read(345)
  expect(restored && roundDraftReducer(restored.draft, { type: 'undo' }).validated).toHaveLength(2)
})

function storeDraft({ sent = false, base = '' } = {}) {
  const draft = newDraft(draftRows([validatedRowFixture(1), validatedRowFixture(2)]))
  void roundDrafts.write(345, { draft, base, sent, reply: null })
}

function aReply(validatedTricks: ValidatedTrick[]): RoundReply {
  const row = readRound(roundFixture(345, { video_link: null, round_name: null }))
  return { ...roundReplyFromRow(row, { id: 1, name: 'Rio' }), validatedTricks }
}
