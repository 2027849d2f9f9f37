import type { Trick } from '@trickline/contract/tricks'
import { expect, test } from 'vitest'
import { type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { type DraftAction, roundDraftReducer } from '../draft/taps.ts'
import { newDraft } from '../draft/step.ts'
import { trickFixture } from '@trickline/views/rounds/test-tricks.ts'
import { type TrickPositions, warnings } from './warnings.ts'

// as in the worked round of scoring §13: butt, to the chest, back to the butt, onto the feet
const bb360 = placed(1, 'BB360', 'butt', 'butt')
const free360 = placed(2, 'Free360', 'butt', 'chest')
const asc360 = placed(3, 'Asc360', 'chest', 'butt')
const bbff = placed(4, 'BBF-F', 'butt', 'feet')
const legendary = { ...placed(5, 'BB1260', 'butt', 'butt'), level_id: 4 }
const nowhere = trickFixture(6, 'Unknown', 'Unknown', 1)
const positions: TrickPositions = new Map(
  [bb360, free360, asc360, bbff, legendary, nowhere].map((trick) => [trick.id, trick]),
)

test('a combo in which each trick starts where the one before ends gives no warning', () => {
  expect(warned(combo(bb360, free360, asc360, bbff))).toEqual([])
})

test('a combo in which a trick starts in another position than the one before ends is impossible', () => {
  expect(warned(combo(bbff, bb360))).toMatchObject([
    { warning: 'cannot-follow', before: 'BBF-F', ends: 'feet', starts: 'butt' },
  ])
})

test('singles may start in any position, and unknown positions give no warning', () => {
  expect(warned(after(newDraft(), single(bbff), single(bb360), { type: 'validate-singles' }))).toEqual([])
  expect(warned(combo(bbff, nowhere, bb360))).toEqual([])
})

test('the same trick twice within a second gives a warning', () => {
  expect(warned(after(newDraft(), single(bb360, 5000), single(bb360, 5900)))).toMatchObject([
    { warning: 'twice' },
  ])
  expect(warned(after(newDraft(), single(bb360, 5000), single(bb360, 6000)))).toEqual([])
  expect(warned(after(newDraft(), single(bb360, 5000), single(asc360, 5100)))).toEqual([])
})

test('a trick retired meanwhile gives a warning, unless the round was saved with it', () => {
  const gone = { ...placed(7, 'Gone', 'butt', 'butt'), retired_at: '2030-01-01T00:00:00.000Z' }
  const known: TrickPositions = new Map([...positions, [gone.id, gone]])
  const draft = after(newDraft(), single(gone), { type: 'validate-singles' })
  const [warning] = warnings(draft, known, []).values()
  expect(warning).toMatchObject({ warning: 'retired' })
  const savedRows = draft.validated.map((row) =>
    row.kind === 'single' ? { ...row, trick: { ...row.trick, validatedTrickId: 12 } } : row,
  )
  expect(warnings({ ...draft, validated: savedRows }, known, []).size).toBe(0)
})

test('a level two above the usual one gives a warning, once the athlete has a history', () => {
  const draft = after(newDraft(), single(legendary))
  expect(warned(draft, [{ level_id: 2, times: 30 }])).toMatchObject([
    { warning: 'level', level: 4, usual: 2 },
  ])
  expect(warned(draft, [{ level_id: 3, times: 30 }])).toEqual([])
  expect(warned(draft, [{ level_id: 2, times: 9 }])).toEqual([])
  // one lucky trick does not make a level usual
  expect(
    warned(draft, [
      { level_id: 2, times: 99 },
      { level_id: 3, times: 1 },
    ]),
  ).toHaveLength(1)
})

test('a dismissed warning stays away', () => {
  const draft = combo(bbff, bb360)
  const [warning] = warnings(draft, positions, []).values()
  expect(warned(after(draft, { type: 'dismiss-warning', id: warning?.id ?? '' }))).toEqual([])
})

test('of an edited combo only the present state is checked', () => {
  const open = opened(combo(bbff, bb360))
  const repaired = changed(open, 1, nowhere)
  expect(warned(open)).toMatchObject([{ warning: 'cannot-follow' }])
  expect(warned(repaired)).toEqual([])
  // a cancelled edit restores the mistake
  expect(warned(after(repaired, { type: 'cancel-edit' }))).toMatchObject([{ warning: 'cannot-follow' }])
})

test('the warning of a far level disappears when the trick is replaced by an easy one in an edited combo', () => {
  const levels = [{ level_id: 2, times: 30 }]
  const open = opened(combo(bb360, legendary))
  expect(warned(open, levels)).toMatchObject([{ warning: 'level' }])
  expect(warned(changed(open, 1, bb360), levels)).toEqual([])
})

test('a trick replaced by an impossible one in an edited combo gives a warning at once', () => {
  const open = opened(combo(free360, asc360))
  expect(warned(open)).toEqual([])
  expect(warned(changed(open, 1, bb360))).toMatchObject([{ warning: 'cannot-follow', starts: 'butt' }])
})

test('an edited combo is checked in its place, not as the last of the round', () => {
  const round = after(combo(bb360, free360), single(asc360, 5000), { type: 'validate-singles' })
  const [, last] = round.validated
  const longer = after(opened(round), single(asc360, 5400))
  // the new last trick of the combo was entered just before the single
  expect(warned(longer)).toMatchObject([{ warning: 'twice', trickKey: tricksOf(last ? [last] : [])[0]?.key }])
})

function warned(draft: RoundDraft, levels: { level_id: number; times: number }[] = []) {
  return [...warnings(draft, positions, levels).values()]
}

function combo(...tricks: Trick[]): RoundDraft {
  return after(newDraft(), ...tricks.map((trick) => single(trick)), { type: 'validate-combo' })
}

function opened(draft: RoundDraft): RoundDraft {
  return after(draft, { type: 'edit-combo', row: draft.validated[0]?.key ?? 0 })
}

function changed(draft: RoundDraft, place: number, trick: Trick): RoundDraft {
  return after(draft, { type: 'edit-trick', key: draft.selected[place]?.key ?? 0 }, single(trick))
}

function single(trick: Trick, at: number | null = null): DraftAction {
  return { type: 'enter', trick: { trick, grab: null, dub: 0, variation: 0 }, at }
}

function after(draft: RoundDraft, ...actions: DraftAction[]): RoundDraft {
  return actions.reduce(roundDraftReducer, draft)
}

function placed(id: number, name: string, start_position: string, end_position: string): Trick {
  return { ...trickFixture(id, name, name, 4), start_position, end_position }
}
