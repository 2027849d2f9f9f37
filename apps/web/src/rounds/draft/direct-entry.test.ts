/** Direct entry (screens §11): a tap adds a trick to the round or to the open combo, and one undo removes it. */
import { expect, test } from 'vitest'
import type { EnteredTrick, Performance } from '@trickline/views/tricks/performed-trick.ts'
import { isComboOpen, lastEntered, targetTrick } from './may-enter.ts'
import { type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { type DraftAction, roundDraftReducer } from './taps.ts'
import { newDraft } from './step.ts'
import { withOpenCombo } from './combos.ts'
import { asc360, bb360, free360 } from '@trickline/views/rounds/test-tricks.ts'

const beginCombo: DraftAction = { type: 'begin-combo' }
const endCombo: DraftAction = { type: 'end-combo' }
const undo: DraftAction = { type: 'undo' }

test('a trick is added to the round at once, and one undo removes it', () => {
  const draft = after(newDraft(), tap(bb360), tap(free360))

  expect(names(draft)).toEqual(['BB360', 'Free360'])
  expect(draft.selected).toEqual([])
  expect(names(after(draft, undo))).toEqual(['BB360'])
})

test('while a combo is open tricks are added to it, and it ends as one row', () => {
  const open = after(newDraft(), tap(bb360), beginCombo, tap(free360), tap(asc360))

  expect(names(open)).toEqual(['BB360'])
  expect(isComboOpen(open)).toBe(true)
  const ended = after(open, endCombo, tap(bb360))
  expect(names(ended)).toEqual(['BB360', ['Free360', 'Asc360'], 'BB360'])
  expect(isComboOpen(ended)).toBe(false)
})

test('a combo ended with one trick becomes a single, and one without tricks is only closed', () => {
  expect(names(after(newDraft(), beginCombo, tap(bb360), endCombo))).toEqual(['BB360'])
  const closed = after(newDraft(), beginCombo, endCombo)
  expect(isComboOpen(closed)).toBe(false)
  expect(closed.past).toEqual([])
})

test('a combo that ends with an 80 % dub becomes singles', () => {
  const fallen = after(newDraft(), beginCombo, tap(bb360), tap(free360, { dub: 3 }))

  expect(after(fallen, tap(asc360))).toBe(fallen)
  expect(names(after(fallen, endCombo, tap(asc360)))).toEqual(['BB360', 'Free360', 'Asc360'])
})

test('an undo opens an ended combo again, and a combo emptied by undo stays open', () => {
  const ended = after(newDraft(), beginCombo, tap(bb360), tap(free360), endCombo)

  const again = after(ended, undo, tap(asc360), endCombo)
  expect(names(again)).toEqual([['BB360', 'Free360', 'Asc360']])
  const emptied = after(ended, undo, undo, undo)
  expect(emptied.selected).toEqual([])
  expect(isComboOpen(emptied)).toBe(true)
})

test('side, dub and grab change the trick just entered, in the round and in the open combo, one undo each', () => {
  for (const before of [newDraft(), after(newDraft(), beginCombo, tap(free360))]) {
    const landed = after(before, tap(bb360))
    const { key } = targetTrick(landed) ?? { key: 0 }
    const fs = after(landed, { type: 'perform', key, change: { variation: 1 } })
    const grabbed = after(fs, { type: 'perform', key, change: { grab: 17 } })

    expect(targetTrick(grabbed)).toMatchObject({ shortName: 'BB360', variation: 1, grab: 17 })
    expect(targetTrick(after(grabbed, undo))).toMatchObject({ variation: 1, grab: null })
  }
})

test('side and grab set before a trick are for the next one only, and its own ones win', () => {
  const set = after(newDraft(), { type: 'press-variation', variation: 1 }, { type: 'set-grab', grab: 17 })
  const landed = after(set, tap(bb360, { grab: 26 }), tap(free360))

  expect(landed.validated).toMatchObject([
    { trick: { shortName: 'BB360', variation: 1, grab: 26 } },
    { trick: { shortName: 'Free360', variation: 0, grab: null } },
  ])
})

test('after an undo of the target trick, side, dub and grab are for the next one', () => {
  expect(targetTrick(after(newDraft(), tap(bb360), tap(free360), undo))).toBeNull()
})

test('an 80 % dub is refused before the end of the open combo, and in a combo of the round', () => {
  const open = after(newDraft(), beginCombo, tap(bb360), tap(free360))
  const [first, last] = open.selected.map(({ key }) => key)

  expect(after(open, dub80(first))).toBe(open)
  expect(after(open, dub80(last)).selected.at(-1)?.dub).toBe(3)
  const ended = after(open, endCombo)
  expect(after(ended, dub80(last))).toBe(ended)
})

test('a save holds the open combo as if it ended now, and an edited combo as it was before', () => {
  const open = after(newDraft(), tap(asc360), beginCombo, tap(bb360), tap(free360))
  expect(names({ validated: withOpenCombo(open) })).toEqual(['Asc360', ['BB360', 'Free360']])

  const ended = after(open, endCombo)
  const edited = after(ended, { type: 'edit-combo', row: ended.validated.at(-1)?.key ?? 0 }, tap(asc360))
  expect(edited.selected).toHaveLength(3)
  expect(withOpenCombo(edited)).toBe(edited.validated)
})

test('only marked selected tricks are validated as singles; without a mark all of them', () => {
  const open = after(newDraft(), beginCombo, tap(bb360), tap(free360), tap(asc360))
  const [first] = open.selected.map(({ key }) => key)
  const one = after(open, { type: 'validate-singles', marked: [first ?? 0] })

  expect(names(one)).toEqual(['BB360'])
  expect(one.selected.map(({ shortName }) => shortName)).toEqual(['Free360', 'Asc360'])
  expect(names(after(one, { type: 'validate-singles' }))).toEqual(['BB360', 'Free360', 'Asc360'])
})

test('joined to a single both become a combo, joined to a combo it grows, and one undo takes entry and join', () => {
  const one = after(newDraft(), tap(bb360), joinedTap(free360, { variation: 1 }))
  expect(names(one)).toEqual([['BB360', 'Free360']])
  const two = after(one, joinedTap(asc360))
  expect(names(two)).toEqual([['BB360', 'Free360', 'Asc360']])
  expect(names(after(two, tap(bb360)))).toEqual([['BB360', 'Free360', 'Asc360'], 'BB360'])
  expect(names(after(two, undo))).toEqual([['BB360', 'Free360']])
  expect(names(after(two, undo, undo))).toEqual(['BB360'])
  expect(targetTrick(two)).toMatchObject({ shortName: 'Asc360' })
})

test('nothing is joined to nothing, to an 80 % dub, or with one', () => {
  expect(after(newDraft(), joinedTap(bb360)).validated).toEqual([])
  const fallen = after(newDraft(), tap(bb360, { dub: 3 }))
  expect(after(fallen, joinedTap(free360))).toBe(fallen)
  const landed = after(newDraft(), tap(bb360))
  expect(after(landed, joinedTap(free360, { dub: 3 }))).toBe(landed)
})

test('while a combo is open, joined is the same as a tap, and at a mark it joins the row before', () => {
  const open = after(newDraft(), tap(bb360), beginCombo, joinedTap(free360), joinedTap(asc360))
  expect(names(open)).toEqual(['BB360'])
  expect(names(after(open, endCombo))).toEqual(['BB360', ['Free360', 'Asc360']])

  const two = after(newDraft(), tap(bb360), tap(asc360))
  const marked = after(two, { type: 'insert-before', key: two.validated[1]?.key ?? 0, direct: true })
  expect(names(after(marked, joinedTap(free360)))).toEqual([['BB360', 'Free360'], 'Asc360'])
})

test('a trick is joined afterwards and parted again, each in one undo', () => {
  const apart = after(newDraft(), tap(bb360), tap(free360), tap(asc360))
  const [, second, third] = tricksOf(apart.validated).map(({ key }) => key)
  const joined = after(apart, join(second))
  expect(names(joined)).toEqual([['BB360', 'Free360'], 'Asc360'])
  const all = after(joined, join(third))
  expect(names(all)).toEqual([['BB360', 'Free360', 'Asc360']])
  expect(names(after(all, join(second)))).toEqual(['BB360', ['Free360', 'Asc360']])
  expect(names(after(all, join(second), join(second)))).toEqual(names(all))
  expect(names(after(all, undo, undo))).toEqual(names(apart))
  const first = after(apart, join(tricksOf(apart.validated)[0]?.key))
  expect(first).toBe(apart)
})

test('a trick with an 80 % dub is not joined, nor one after it; an open combo ends first', () => {
  const fallen = after(newDraft(), tap(bb360), tap(free360, { dub: 3 }), tap(asc360))
  const [, second, third] = tricksOf(fallen.validated).map(({ key }) => key)
  expect(after(fallen, join(second), join(third))).toBe(fallen)
  const open = after(newDraft(), tap(bb360), beginCombo, tap(free360), tap(asc360))
  expect(after(open, join(open.selected[1]?.key))).toBe(open)
})

test('right after a key, the other target takes what was set there', () => {
  const landed = after(newDraft(), tap(bb360), { type: 'set-grab', grab: 17 })
  const key = targetTrick(landed)?.key ?? 0
  const moved = after(landed, { type: 'move-set', key })
  expect(targetTrick(moved)).toMatchObject({ shortName: 'BB360', grab: 17 })
  expect(moved.entry.grab).toBeNull()

  const fs = after(landed, { type: 'perform', key, change: { variation: 1 } })
  const back = after(fs, { type: 'move-set', key: null })
  expect(back.validated).toMatchObject([{ trick: { variation: 0 } }])
  expect(names(after(back, tap(free360)))).toEqual(['BB360', 'Free360'])
  expect(targetTrick(after(back, tap(free360)))).toMatchObject({ variation: 1, grab: 17 })
})

test('later, or if the trick cannot have it, the setting stays where it is', () => {
  const landed = after(newDraft(), tap(bb360), joinedTap(free360), { type: 'set-dub', dub: 3 })
  const { key } = lastEntered(landed) ?? { key: 0 }
  expect(after(landed, { type: 'move-set', key })).toMatchObject({ aim: key, entry: { dub: 3 } })
  const fs = after(newDraft(), tap(bb360), { type: 'perform', key: 1, change: { variation: 1 } })
  const typed = after(
    fs,
    { type: 'aim', key: null },
    { type: 'move-set', key: 1 },
    { type: 'move-set', key: null },
  )
  expect(typed.validated).toMatchObject([{ trick: { variation: 1 } }])
  expect(typed.aim).toBeNull()
})

function joinedTap(trick: typeof bb360, performance: Partial<Performance> = {}): DraftAction {
  return { type: 'enter', direct: true, joined: true, trick: entered(trick, performance) }
}

function join(key = 0): DraftAction {
  return { type: 'join', key }
}

function dub80(key = 0): DraftAction {
  return { type: 'perform', key, change: { dub: 3 } }
}

function tap(trick: typeof bb360, performance: Partial<Performance> = {}): DraftAction {
  return { type: 'enter', direct: true, trick: entered(trick, performance) }
}

function entered(trick: typeof bb360, performance: Partial<Performance> = {}): EnteredTrick {
  return { trick, grab: null, dub: 0, variation: 0, ...performance }
}

function after(draft: RoundDraft, ...actions: DraftAction[]): RoundDraft {
  return actions.reduce(roundDraftReducer, draft)
}

function names({ validated }: Pick<RoundDraft, 'validated'>): (string | string[])[] {
  return validated.map((row) =>
    row.kind === 'single' ? row.trick.shortName : row.tricks.map(({ shortName }) => shortName),
  )
}
