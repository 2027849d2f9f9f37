import { asc360, bb360, free360 } from '@trickline/views/rounds/test-tricks.ts'
import { expect, test } from 'vitest'
import {
  canAddTrick,
  canEditCombo,
  canValidateCombo,
  canValidateSingles,
  unvalidatedCount,
} from './may-enter.ts'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import type { DraftRow, RoundDraft } from '@trickline/views/rounds/draft-trick.ts'
import { type DraftAction, refusedTap, roundDraftReducer } from './taps.ts'
import { newDraft } from './step.ts'

test('"Add" adds the chosen trick with grab, dub and side to the selected ones and empties the card', () => {
  const draft = after(
    newDraft(),
    { type: 'choose', trick: bb360 },
    { type: 'set-grab', grab: 17 },
    { type: 'set-dub', dub: 1 },
    { type: 'press-variation', variation: 1 },
    { type: 'add-trick' },
  )

  expect(draft.selected).toMatchObject([{ trickId: bb360.id, grab: 17, dub: 1, variation: 1 }])
  expect(draft.entry).toMatchObject({ trick: null, grab: null, dub: 0, variation: 0 })
})

test('FS and BS exclude each other, and a press on the active one clears it', () => {
  const fs = after(newDraft(), { type: 'choose', trick: bb360 }, { type: 'press-variation', variation: 1 })

  expect(after(fs, { type: 'press-variation', variation: 2 }).entry.variation).toBe(2)
  expect(after(fs, { type: 'press-variation', variation: 1 }).entry.variation).toBe(0)
})

test('nothing is added without a chosen trick', () => {
  const draft = newDraft()

  expect(after(draft, { type: 'add-trick' })).toBe(draft)
})

test('nothing follows a selected trick with an 80 % dub, and it ends no combo', () => {
  const dubbed = after(selected(bb360), { type: 'choose', trick: free360 }, { type: 'set-dub', dub: 3 }, add)
  const more = after(dubbed, { type: 'choose', trick: asc360 })

  expect(canAddTrick(more)).toBe(false)
  expect(after(more, add).selected).toHaveLength(2)
  expect(canValidateCombo(more)).toBe(false)
  expect(names(after(more, { type: 'validate-singles' }).validated)).toEqual(['BB360', 'Free360'])
})

test('one selected trick can be validated alone, two also as a combo', () => {
  expect(canValidateSingles(newDraft())).toBe(false)
  expect(canValidateSingles(selected(bb360))).toBe(true)
  expect(canValidateCombo(selected(bb360))).toBe(false)
  expect(canValidateCombo(selected(bb360, free360))).toBe(true)
})

test('the validated list keeps the order performed, singles and combos mixed', () => {
  const draft = after(withSingle(), ...choices(free360, asc360), { type: 'validate-combo' })

  expect(names(draft.validated)).toEqual(['BB360', ['Free360', 'Asc360']])
  expect(draft.selected).toEqual([])
  expect(new Set(draft.validated.map((row) => row.key)).size).toBe(2)
})

test('editing a combo selects its tricks and puts aside the tricks selected before', () => {
  const before = after(withCombo(), ...choices(asc360))
  const editing = after(before, { type: 'edit-combo', row: comboKey(before) })

  expect(editing.selected.map((trick) => trick.shortName)).toEqual(['BB360', 'Free360'])
  expect(unvalidatedCount(editing)).toBe(1)

  const done = after(editing, ...choices(bb360), { type: 'validate-combo' })
  expect(names(done.validated)).toEqual([['BB360', 'Free360', 'BB360']])
  expect(done.selected.map((trick) => trick.shortName)).toEqual(['Asc360'])
})

test('opening another combo validates the edited one first, and one undo reverts both', () => {
  const before = after(withTwoCombos(), ...choices(bb360))
  const [first, other] = before.validated.map(({ key }) => key)
  const edited = after(before, { type: 'edit-combo', row: first ?? 0 }, ...choices(asc360))
  const opened = after(edited, { type: 'edit-combo', row: other ?? 0 })

  expect(names(opened.validated)).toEqual([
    ['BB360', 'Free360', 'Asc360'],
    ['Asc360', 'BB360'],
  ])
  expect(opened.validated.map(({ key }) => key)).toEqual([first, other])
  expect(opened.selected.map((trick) => trick.shortName)).toEqual(['Asc360', 'BB360'])
  expect(opened.editing).toEqual({ row: other, aside: before.selected })
  expect(after(opened, { type: 'undo' })).toMatchObject({
    validated: edited.validated,
    selected: edited.selected,
    editing: edited.editing,
  })
})

test('no other combo can be opened while the edited tricks are not a valid combo', () => {
  const before = withTwoCombos()
  const [row, other] = before.validated.map(({ key }) => key)
  const editing = after(before, { type: 'edit-combo', row: row ?? 0 })
  const [first, second] = editing.selected.map(({ key }) => key)
  const emptied = after(
    editing,
    { type: 'delete-trick', key: first ?? 0 },
    { type: 'delete-trick', key: second ?? 0 },
  )
  const dubbed = after(editing, { type: 'edit-trick', key: second ?? 0 }, { type: 'set-dub', dub: 3 }, add)
  const inOther = emptied.validated[1]?.kind === 'combo' ? emptied.validated[1].tricks[0]?.key : 0

  expect(canEditCombo(editing)).toBe(true)
  for (const open of [emptied, dubbed]) {
    expect(canEditCombo(open)).toBe(false)
    expect(after(open, { type: 'edit-combo', row: other ?? 0 })).toBe(open)
    expect(after(open, { type: 'edit-trick', key: inOther ?? 0 })).toBe(open)
  }
})

test('while a combo that is not valid as a combo is open but unchanged, another can be opened', () => {
  const { open, other } = openUnchangedCombo()

  expect(canEditCombo(open)).toBe(true)
  const opened = after(open, { type: 'edit-combo', row: other })
  expect(opened.editing?.row).toBe(other)
  expect(opened.validated).toEqual(open.validated)
})

test('an edited combo counts as unchanged after a reload or a change of the video, which copy its tricks', () => {
  const { open, other } = openUnchangedCombo()

  for (const copy of [structuredClone(open), after(open, { type: 'set-video', link: 'another' })]) {
    expect(canEditCombo(copy)).toBe(true)
    const opened = after(copy, { type: 'edit-combo', row: other })
    expect(opened.editing?.row).toBe(other)
    expect(names(opened.validated)).toEqual(names(open.validated))
  }
})

test('while a combo that is not valid as a combo is edited and changed, no other can be opened', () => {
  const { open, other } = openUnchangedCombo()
  const [first] = open.selected
  const changed = after(
    open,
    { type: 'edit-trick', key: first?.key ?? 0 },
    { type: 'press-variation', variation: 2 },
    add,
  )

  expect(canEditCombo(changed)).toBe(false)
  expect(after(changed, { type: 'edit-combo', row: other })).toBe(changed)
})

test('cancelling the edit of a combo leaves the combo as it was', () => {
  const before = withCombo()
  const editing = after(before, { type: 'edit-combo', row: comboKey(before) })
  const [first] = editing.selected

  const cancelled = after(editing, { type: 'delete-trick', key: first?.key ?? 0 }, { type: 'cancel-edit' })
  expect(names(cancelled.validated)).toEqual([['BB360', 'Free360']])
  expect(cancelled.selected).toEqual([])
})

test('a combo left with one trick becomes a single', () => {
  const draft = withCombo()
  const [row] = draft.validated
  const key = row?.kind === 'combo' ? row.tricks[0]?.key : undefined

  expect(names(after(draft, { type: 'delete-trick', key: key ?? 0 }).validated)).toEqual(['Free360'])
})

test('a combo edited down to one trick goes back as a single in its place', () => {
  const draft = after(withCombo(), ...choices(asc360), { type: 'validate-singles' })
  const row = comboKey(draft)
  const editing = after(draft, { type: 'edit-combo', row })
  const [first, second] = editing.selected
  const left = after(editing, { type: 'delete-trick', key: first?.key ?? 0 })
  expect(canValidateCombo(left)).toBe(true)

  const done = after(left, { type: 'validate-combo' })
  expect(done).toMatchObject({ selected: [], editing: null })
  expect(names(done.validated)).toEqual(['Free360', 'Asc360'])
  expect(done.validated[0]).toMatchObject({ key: row, trick: { key: second?.key } })
  expect(after(done, { type: 'undo' })).toMatchObject({ selected: [second], editing: { row } })
})

test('one trick left of a combo goes back as a single with any dub, and an emptied combo cannot be validated', () => {
  const draft = withCombo()
  const editing = after(draft, { type: 'edit-combo', row: comboKey(draft) })
  const [first, second] = editing.selected
  const dubbed = after(
    editing,
    { type: 'edit-trick', key: second?.key ?? 0 },
    { type: 'set-dub', dub: 3 },
    add,
  )
  expect(canValidateCombo(dubbed)).toBe(false)

  const left = after(dubbed, { type: 'delete-trick', key: first?.key ?? 0 })
  expect(after(left, { type: 'validate-combo' }).validated).toMatchObject([
    { kind: 'single', trick: { dub: 3 } },
  ])
  const empty = after(left, { type: 'delete-trick', key: second?.key ?? 0 })
  expect(canValidateCombo(empty)).toBe(false)
  expect(after(empty, { type: 'validate-combo' })).toBe(empty)
})

test('editing a validated trick loads it into the card and changes it in its place', () => {
  const draft = after(withSingle(), ...choices(free360), { type: 'validate-singles' })
  const [first] = draft.validated
  const key = first?.kind === 'single' ? first.trick.key : 0
  const card = after(draft, { type: 'edit-trick', key })
  expect(card.entry).toMatchObject({ trick: { shortName: 'BB360' }, changes: key })

  const changed = after(card, { type: 'choose', trick: asc360 }, { type: 'set-dub', dub: 2 }, add)
  expect(names(changed.validated)).toEqual(['Asc360', 'Free360'])
  expect(changed.validated[0]).toMatchObject({ trick: { key, dub: 2 } })
})

test('editing a trick of a combo opens the combo', () => {
  const draft = withCombo()
  const [row] = draft.validated
  const key = row?.kind === 'combo' ? (row.tricks[1]?.key ?? 0) : 0
  const card = after(draft, { type: 'edit-trick', key })

  expect(card.editing).toMatchObject({ row: row?.key })
  const done = after(card, { type: 'press-variation', variation: 2 }, add, { type: 'validate-combo' })
  expect(done.validated).toMatchObject([{ kind: 'combo', tricks: [{ variation: 0 }, { variation: 2 }] }])
})

test('deleting the trick that is in the card empties the card', () => {
  const draft = selected(bb360)
  const key = draft.selected[0]?.key ?? 0

  expect(after(draft, { type: 'edit-trick', key }, { type: 'delete-trick', key }).entry.trick).toBeNull()
})

test('deleting the combo that is being edited ends the edit', () => {
  const draft = withCombo()
  const row = comboKey(draft)

  expect(after(draft, { type: 'edit-combo', row }, { type: 'delete-row', row })).toMatchObject({
    validated: [],
    selected: [],
    editing: null,
  })
})

test('a trick deleted from an edited combo cannot be edited or deleted in the round', () => {
  const draft = withCombo()
  const row = comboKey(draft)
  const editing = after(draft, { type: 'edit-combo', row })
  const key = editing.selected[0]?.key ?? 0
  const without = after(editing, { type: 'delete-trick', key })

  expect(after(without, { type: 'edit-trick', key })).toBe(without)
  expect(after(without, { type: 'delete-trick', key })).toBe(without)
  expect(names(after(without, { type: 'cancel-edit' }).validated)).toEqual([['BB360', 'Free360']])
})

test('every change of the lists is undone by one tap, back to the start', () => {
  const taps: DraftAction[] = [
    ...choices(bb360, free360),
    { type: 'validate-combo' },
    ...choices(asc360),
    { type: 'validate-singles' },
    { type: 'clear-all' },
  ]
  const states = [newDraft()]
  for (const tap of taps) {
    const next = roundDraftReducer(states.at(-1) ?? newDraft(), tap)
    if (next.past.length > (states.at(-1)?.past.length ?? 0)) states.push(next)
  }
  let draft = states.at(-1) ?? newDraft()
  for (const state of states.slice(0, -1).toReversed()) {
    draft = roundDraftReducer(draft, { type: 'undo' })
    expect([names(draft.validated), draft.selected, draft.editing]).toEqual([
      names(state.validated),
      state.selected,
      state.editing,
    ])
  }
  expect(after(draft, { type: 'undo' })).toBe(draft)
})

test('the seconds of a video are removed with it, and one undo restores both', () => {
  const second = 12.5
  const before = after(
    newDraft([], '', 'https://www.youtube.com/watch?v=Monday_run1'),
    entered(bb360, { second }),
    entered(free360, { second }),
    { type: 'validate-combo' },
    entered(asc360, { second }),
    (draft) => ({ type: 'edit-combo', row: comboKey(draft) }),
    { type: 'choose', trick: asc360, second },
  )
  const gone = after(before, { type: 'set-video', link: null })

  expect(gone.video).toBeNull()
  expect(JSON.stringify([gone.validated, gone.selected, gone.editing, gone.entry])).not.toContain('12.5')
  const other = after(gone, { type: 'set-video', link: 'https://www.youtube.com/watch?v=Monday_run2' })
  expect(after(other, { type: 'undo' })).toMatchObject({
    video: before.video,
    validated: before.validated,
    selected: before.selected,
    editing: before.editing,
  })
})

test('a change of the video without seconds adds no undo step', () => {
  const draft = after(withCombo(), { type: 'set-video', link: 'https://www.youtube.com/watch?v=Monday_run1' })

  expect(draft.past).toHaveLength(withCombo().past.length)
  const next = after(draft, entered(asc360, { second: 3 }))
  expect(after(next, { type: 'set-video', link: draft.video })).toMatchObject({ selected: next.selected })
  expect(after(next, { type: 'undo' }, { type: 'undo' }).video).toBe(draft.video)
})

test('an unchanged row is the same object after a tap elsewhere, so that it is not rendered again', () => {
  const draft = after(withCombo(), ...choices(asc360), { type: 'validate-singles' })
  const key = draft.validated[1]?.key ?? 0

  expect(after(draft, { type: 'delete-row', row: key }).validated[0]).toBe(draft.validated[0])
})

const add: DraftAction = { type: 'add-trick' }

function after(
  draft: RoundDraft,
  ...actions: (DraftAction | ((draft: RoundDraft) => DraftAction))[]
): RoundDraft {
  return actions.reduce(
    (now, action) => roundDraftReducer(now, typeof action === 'function' ? action(now) : action),
    draft,
  )
}

function choices(...tricks: (typeof bb360)[]): DraftAction[] {
  return tricks.flatMap((trick) => [{ type: 'choose', trick } as const, add])
}

function selected(...tricks: (typeof bb360)[]): RoundDraft {
  return after(newDraft(), ...choices(...tricks))
}

function withSingle(): RoundDraft {
  return after(selected(bb360), { type: 'validate-singles' })
}

function withCombo(): RoundDraft {
  return after(selected(bb360, free360), { type: 'validate-combo' })
}

function withTwoCombos(): RoundDraft {
  return after(withCombo(), ...choices(asc360, bb360), { type: 'validate-combo' })
}

/** `open`: a combo opened for editing and unchanged, which ends with an 80 % dub since its last trick was deleted. */
function openUnchangedCombo(): { open: RoundDraft; other: number } {
  const before = withCombo()
  const dubbed = after(before, entered(bb360), entered(free360, { dub: 3 }))
  const row: DraftRow = { kind: 'combo', key: 99, tricks: [...dubbed.selected] }
  const open = after(
    { ...before, lastKey: 99, validated: [...before.validated, row] },
    { type: 'edit-combo', row: row.key },
  )
  return { open, other: comboKey(before) }
}

function comboKey(draft: RoundDraft): number {
  return draft.validated.find((row) => row.kind === 'combo')?.key ?? 0
}

function names(rows: readonly DraftRow[]): (string | string[])[] {
  return rows.map((row) =>
    row.kind === 'combo' ? row.tricks.map((trick) => trick.shortName) : row.trick.shortName,
  )
}

test('no trick follows a selected trick with an 80 % dub', () => {
  const dubbed = after(newDraft(), { type: 'choose', trick: bb360 }, { type: 'set-dub', dub: 3 }, add)

  expect(after(dubbed, entered(free360))).toBe(dubbed)
})

test('a trick that is entered replaces the one that is being changed', () => {
  const reviewed = {
    validatedTrickId: 7,
    videoSecond: 12.5,
    feedback: 'incorrect',
    comment: 'It was BS.',
  } as const
  const [single, next] = after(selected(bb360, asc360), { type: 'validate-singles' }).validated
  if (single?.kind !== 'single' || !next) throw new Error('two singles were validated')
  const draft = newDraft([{ ...single, trick: { ...single.trick, ...reviewed } }, next])
  const { key } = single.trick
  const card = after(draft, { type: 'edit-trick', key }, { type: 'set-grab', grab: 17 })
  const changed = after(card, entered(free360, { dub: 3, variation: 2, second: 80, at: 1000 }))

  expect(names(changed.validated)).toEqual(['Free360', 'Asc360'])
  expect(changed.validated[0]).toMatchObject({
    key: single.key,
    trick: { key, grab: null, dub: 3, variation: 2, validatedTrickId: 7, videoSecond: 12.5 },
  })
  expect(changed.validated[0]).toMatchObject({ trick: { feedback: null, comment: null } })
  expect(changed).toMatchObject({ selected: [], entry: { trick: null, grab: null, changes: null } })
  expect(after(changed, { type: 'undo' }).validated).toEqual(draft.validated)
})

test('a trick replaces a selected one, also when the last selected one has an 80 % dub', () => {
  const dubbed = after(selected(bb360), { type: 'choose', trick: asc360 }, { type: 'set-dub', dub: 3 }, add)
  const key = dubbed.selected[0]?.key ?? 0
  const changed = after(dubbed, { type: 'edit-trick', key }, entered(free360))

  expect(changed.selected).toMatchObject([{ key, shortName: 'Free360' }, { shortName: 'Asc360' }])
})

function entered(
  trick: typeof bb360,
  {
    second = null,
    at = null,
    ...performance
  }: Partial<Performance> & { second?: number | null; at?: number | null } = {},
): DraftAction {
  return { type: 'enter', trick: { trick, grab: null, dub: 0, variation: 0, ...performance }, second, at }
}

test('validating nothing logs the documented line', () => {
  expect(refusedTap({ type: 'validate-singles' })).toBe("Can't validated this tricks/combo")
  expect(refusedTap({ type: 'validate-combo' })).toBe("Can't validated this tricks/combo")
})

test('adding without a trick and deleting one that is gone are logged, an undo without steps is not', () => {
  expect(refusedTap({ type: 'add-trick' })).toBe('No trick selected')
  expect(refusedTap({ type: 'delete-trick', key: 9 })).toBe('Trick not found')
  expect(refusedTap({ type: 'undo' })).toBeNull()
})
