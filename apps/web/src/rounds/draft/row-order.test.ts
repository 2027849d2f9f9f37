/** Puts a forgotten trick where it was performed, by inserting before a row and by moving (screens §11). */
import { expect, test } from 'vitest'
import { scoreRound } from '@trickline/scoring'
import type { Performance } from '@trickline/views/tricks/performed-trick.ts'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { asc360, bb360, free360, trickFixture } from '@trickline/views/rounds/test-tricks.ts'
import { canBeginCombo, canEnter, isAfterDub80, lastEntered, targetTrick } from './may-enter.ts'
import { moveByStep, moveTo } from './move-row.ts'
import { type DraftAction, roundDraftReducer } from './taps.ts'
import { newDraft } from './step.ts'
import { withOpenCombo } from './combos.ts'

const bbff = trickFixture(4, 'BBF-F', 'BBF-F', 7, 1)
const beginCombo: DraftAction = { type: 'begin-combo' }
const endCombo: DraftAction = { type: 'end-combo' }
const undo: DraftAction = { type: 'undo' }
const done: DraftAction = { type: 'insert-before', key: null }

test('until it is done, entries land before the marked row, in their order; then at the end again', () => {
  const marked = after(round(), insertBefore('Asc360'), tap(bbff), tap(bb360, { variation: 1 }))
  expect(names(marked)).toEqual(['BB360', 'BBF-F', 'BB360', 'Asc360'])
  expect(targetTrick(marked)).toMatchObject({ shortName: 'BB360', variation: 1 })
  expect(lastEntered(marked)).toMatchObject({ shortName: 'BB360', variation: 1 })
  expect(names(after(marked, done, tap(free360)))).toEqual(['BB360', 'BBF-F', 'BB360', 'Asc360', 'Free360'])
})

test('one undo takes an inserted trick back, and the mark stays', () => {
  const marked = after(round(), insertBefore('Asc360'), tap(bbff))
  const undone = after(marked, undo)
  expect(names(undone)).toEqual(['BB360', 'Asc360'])
  expect(names(after(undone, tap(free360)))).toEqual(['BB360', 'Free360', 'Asc360'])
})

test('an inserted trick has the time and the second of its own touch', () => {
  const entered = after(round(), insertBefore('Asc360'), {
    type: 'enter',
    direct: true,
    trick: performed(bbff),
    second: 42,
    at: 9000,
  })
  expect(entered.validated[1]).toMatchObject({ trick: { videoSecond: 42, enteredAt: 9000 } })
})

test('before a trick of a combo entries land in the combo', () => {
  const marked = after(withCombo(), insertBefore('Asc360'))
  expect(canBeginCombo(marked)).toBe(false)
  expect(after(marked, beginCombo)).toBe(marked)
  expect(names(after(marked, tap(bbff)))).toEqual(['BB360', ['Free360', 'BBF-F', 'Asc360'], 'BB360'])
  expect(canEnter(marked, { dub: 3 }, true)).toBe(false)
  expect(after(marked, tap(bbff, { dub: 3 }))).toBe(marked)
})

test('a combo can be entered before a row, and counts there while it is open', () => {
  const open = after(round(), insertBefore('Asc360'), beginCombo, tap(free360), tap(bbff))
  expect(names(open)).toEqual(['BB360', 'Asc360'])
  expect(names({ validated: withOpenCombo(open) })).toEqual(['BB360', ['Free360', 'BBF-F'], 'Asc360'])
  expect(names(after(open, endCombo))).toEqual(['BB360', ['Free360', 'BBF-F'], 'Asc360'])
})

test('within the open combo entries land before the marked trick', () => {
  const open = after(round(), beginCombo, tap(free360), tap(asc360, { dub: 3 }))
  expect(isAfterDub80(open, true)).toBe(true)
  const marked = after(open, { type: 'insert-before', key: open.selected[1]?.key ?? 0, direct: true })
  expect(isAfterDub80(marked, true)).toBe(false)
  expect(after(marked, tap(bbff, { dub: 3 }))).toBe(marked)
  expect(selectedNames(after(marked, tap(bbff)))).toEqual(['Free360', 'BBF-F', 'Asc360'])
})

test('inserting elsewhere ends the open combo, and puts an edited one back', () => {
  const open = after(round(), beginCombo, tap(free360), tap(bbff))
  expect(names(after(open, insertBefore('Asc360'), tap(bb360)))).toEqual([
    'BB360',
    'BB360',
    'Asc360',
    ['Free360', 'BBF-F'],
  ])
  const draft = withCombo()
  const edited = after(draft, { type: 'edit-combo', row: draft.validated[1]?.key ?? 0 }, tap(bbff))
  const key = draft.validated[2]?.key ?? 0
  const marked = after(edited, { type: 'insert-before', key, direct: true })
  expect(names(marked)).toEqual(['BB360', ['Free360', 'Asc360', 'BBF-F'], 'BB360'])
  expect(marked.editing).toBeNull()
})

test('collected tricks wait as ever, and are validated before the marked row', () => {
  const choose = [{ type: 'choose', trick: bbff }, { type: 'add-trick' }] as const
  const waiting = after(round(), insertBefore('Asc360', false), ...choose)
  expect(selectedNames(waiting)).toEqual(['BBF-F'])
  expect(names(after(waiting, { type: 'validate-singles' }))).toEqual(['BB360', 'BBF-F', 'Asc360'])
})

test('the mark goes with its row: deleted or undone, the next entry lands at the end', () => {
  const draft = after(round(), insertBefore('Asc360'))
  const deleted = after(draft, { type: 'delete-row', row: draft.validated[1]?.key ?? 0 })
  expect(deleted.insertBefore).toBeNull()
  expect(after(draft, undo).insertBefore).toBeNull()
})

test('a row is moved before or after another, and undo takes it back', () => {
  const draft = after(round(), tap(bbff))
  const moved = after(draft, move(draft, 'BBF-F', { before: 'BB360' }))
  expect(names(moved)).toEqual(['BBF-F', 'BB360', 'Asc360'])
  expect(names(after(moved, undo))).toEqual(names(draft))
  expect(names(after(draft, move(draft, 'BB360', { after: 'BBF-F' })))).toEqual(['Asc360', 'BBF-F', 'BB360'])
})

test('a trick is moved into a combo, within it and out of it; one that is left alone becomes a single', () => {
  const draft = withCombo()
  const into = after(draft, move(draft, 'BB360', { before: 'Asc360' }))
  expect(names(into)).toEqual([['Free360', 'BB360', 'Asc360'], 'BB360'])
  const within = after(into, move(into, 'Asc360', { before: 'Free360' }))
  expect(names(within)).toEqual([['Asc360', 'Free360', 'BB360'], 'BB360'])
  const out = after(draft, move(draft, 'Asc360', { before: 'BB360' }))
  expect(names(out)).toEqual(['Asc360', 'BB360', 'Free360', 'BB360'])
  const combo = draft.validated[1]?.key ?? 0
  const atEnd = after(draft, moveTo(keyOf(draft, 'BB360'), { endOf: combo }))
  expect(names(atEnd)).toEqual([['Free360', 'Asc360', 'BB360'], 'BB360'])
})

test('a combo is moved as a whole, never into another', () => {
  const draft = after(withCombo(), ...comboOf(bbff, bb360))
  const [, first, , second] = draft.validated.map(({ key }) => key)
  const moved = after(draft, moveTo(second ?? 0, { before: first ?? 0 }))
  expect(names(moved)).toEqual(['BB360', ['BBF-F', 'BB360'], ['Free360', 'Asc360'], 'BB360'])
  const inside = moveTo(second ?? 0, { before: keyOf(draft, 'Asc360') })
  expect(after(draft, inside)).toBe(draft)
})

test('steps lead through the round and through its combos, in the order that is shown', () => {
  let draft = withCombo()
  const last = tricksOf(draft.validated).at(-1)?.key ?? 0
  const seen = []
  for (;;) {
    const next = after(draft, moveByStep({ key: last, by: -1, newestFirst: false }))
    if (next === draft) break
    draft = next
    seen.push(
      draft.validated
        .map((row) =>
          tricksOf([row])
            .map((trick) => (trick.key === last ? 'x' : '-'))
            .join(''),
        )
        .join(' '),
    )
  }
  expect(seen).toEqual(['- --x', '- -x-', '- x--', '- x --', 'x - --'])
  // newest first: up is later, and a combo is entered at its bottom
  const first = tricksOf(withCombo().validated)[0]?.key ?? 0
  const up = moveByStep({ key: first, by: -1, newestFirst: true })
  expect(names(after(withCombo(), up))).toEqual([['Free360', 'Asc360', 'BB360'], 'BB360'])
})

test('a combo steps over whole rows', () => {
  const draft = after(withCombo(), ...comboOf(bbff, bb360))
  const key = draft.validated[1]?.key ?? 0
  const down = moveByStep({ key, by: 1, newestFirst: false })
  const once = after(draft, down)
  expect(names(once)).toEqual(['BB360', 'BB360', ['Free360', 'Asc360'], ['BBF-F', 'BB360']])
  expect(names(after(once, down))).toEqual(['BB360', 'BB360', ['BBF-F', 'BB360'], ['Free360', 'Asc360']])
})

test('a trick steps into the open combo from the round, and out of it', () => {
  const open = after(round(), beginCombo, tap(free360), tap(bbff))
  const last = open.validated[1]?.key ?? 0
  const into = after(open, moveByStep({ key: last, by: 1, newestFirst: false }))
  expect(selectedNames(into)).toEqual(['Asc360', 'Free360', 'BBF-F'])
  const first = open.selected[0]?.key ?? 0
  expect(names(after(open, moveByStep({ key: first, by: -1, newestFirst: false })))).toEqual([
    'BB360',
    'Asc360',
    'Free360',
  ])
})

test('a trick with an 80 % dub moves into no combo, and nothing behind one: such places are passed over', () => {
  const draft = after(
    round(),
    tap(bb360),
    { type: 'end-combo' },
    ...comboOf(free360, bbff),
    tap(asc360, { dub: 3 }),
  )
  const key = tricksOf(draft.validated).at(-1)?.key ?? 0
  const up = after(draft, moveByStep({ key, by: -1, newestFirst: false }))
  expect(names(up)).toEqual(['BB360', 'Asc360', 'BB360', 'Asc360', ['Free360', 'BBF-F']])
  const combo = draft.validated[3]?.key ?? 0
  expect(after(draft, moveTo(key, { endOf: combo }))).toBe(draft)
})

test('while a combo is edited nothing crosses between it and the round', () => {
  const draft = withCombo()
  const edited = after(draft, { type: 'edit-combo', row: draft.validated[1]?.key ?? 0 })
  const [first, second] = edited.selected.map(({ key }) => key)
  expect(after(edited, moveByStep({ key: first ?? 0, by: -1, newestFirst: false }))).toBe(edited)
  const single = draft.validated[0]?.key ?? 0
  expect(after(edited, moveTo(single, { after: second ?? 0 }))).toBe(edited)
  const swapped = after(edited, moveByStep({ key: first ?? 0, by: 1, newestFirst: false }))
  expect(selectedNames(swapped)).toEqual(['Asc360', 'Free360'])
})

test('score and time follow: a repeated trick counts by its place, and what was entered keeps its second', () => {
  const draft = after(newDraft(), tap(bb360), tap(asc360), tap(bb360, { grab: 17 }), tap(bb360))
  const key = tricksOf(draft.validated).at(-1)?.key ?? 0
  const moved = after(draft, moveTo(key, { before: draft.validated[0]?.key ?? 0 }))
  expect(tricksOf(moved.validated)[0]).toEqual(tricksOf(draft.validated).at(-1))
  const points = scoreRound(2, moved.validated).rows.map((row) => row.points)
  expect(points).toEqual([4.5, 3.375, 5, 4.5])
})

/** BB360, Asc360. */
function round(): RoundDraft {
  return after(newDraft(), tap(bb360), tap(asc360))
}

/** BB360, [Free360, Asc360], BB360. */
function withCombo(): RoundDraft {
  return after(newDraft(), tap(bb360), ...comboOf(free360, asc360), tap(bb360))
}

function insertBefore(name: string, direct = true) {
  return (draft: RoundDraft): DraftAction => ({ type: 'insert-before', key: keyOf(draft, name), direct })
}

function move(draft: RoundDraft, name: string, to: { before: string } | { after: string }): DraftAction {
  const place = 'before' in to ? { before: keyOf(draft, to.before) } : { after: keyOf(draft, to.after) }
  return moveTo(keyOf(draft, name), place)
}

function keyOf({ validated, selected }: RoundDraft, name: string): number {
  const named = ({ shortName }: DraftTrick) => shortName === name
  return [...tricksOf(validated), ...selected].find(named)?.key ?? 0
}

function tap(trick: typeof bb360, performance: Partial<Performance> = {}): DraftAction {
  return { type: 'enter', direct: true, trick: performed(trick, performance) }
}

function comboOf(...tricks: (typeof bb360)[]): Tap[] {
  return [beginCombo, ...tricks.map((trick) => tap(trick)), endCombo]
}

function performed(trick: typeof bb360, performance: Partial<Performance> = {}) {
  return { trick, grab: null, dub: 0, variation: 0, ...performance } as const
}

type Tap = DraftAction | ((draft: RoundDraft) => DraftAction)

function after(draft: RoundDraft, ...taps: Tap[]): RoundDraft {
  return taps.reduce(
    (now, next) => roundDraftReducer(now, typeof next === 'function' ? next(now) : next),
    draft,
  )
}

function names({ validated }: Pick<RoundDraft, 'validated'>): (string | string[])[] {
  return validated.map((row) =>
    row.kind === 'single' ? row.trick.shortName : row.tricks.map(({ shortName }) => shortName),
  )
}

function selectedNames({ selected }: RoundDraft): string[] {
  return selected.map(({ shortName }) => shortName)
}
