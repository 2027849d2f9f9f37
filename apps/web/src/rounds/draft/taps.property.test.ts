/** Invariants of the draft, tested with random taps. */
import * as fc from 'fast-check'
import type { Dub } from '@trickline/scoring'
import { expect, test } from 'vitest'
import { asc360, bb360, free360 } from '@trickline/views/rounds/test-tricks.ts'
import { type DraftTrick, type RoundDraft, tricksOf } from '@trickline/views/rounds/draft-trick.ts'
import { lastEntered } from './may-enter.ts'
import { moveByStep, moveTo, type Place } from './move-row.ts'
import { type DraftAction, roundDraftReducer } from './taps.ts'
import { newDraft } from './step.ts'
import { withOpenCombo } from './combos.ts'

const videos = ['one', 'two']

const anyTrick = fc.constantFrom(bb360, free360, asc360)
const anyDub = fc.constantFrom<Dub>(0, 1, 3)
const anyEntered = fc.record({
  trick: anyTrick,
  grab: fc.constantFrom(null, 17),
  dub: anyDub,
  variation: fc.constant(0 as const),
})

const entering = (direct = false, joined = false) =>
  anyEntered.map((trick): DraftAction => ({ type: 'enter', trick, second: 1, direct, joined }))
const choosing = fc.record({ type: fc.constant('choose' as const), trick: anyTrick, second: fc.constant(1) })
const settingVideo = fc.record({
  type: fc.constant('set-video' as const),
  link: fc.constantFrom(null, ...videos),
})
const anyPlace = fc
  .tuple(fc.constantFrom('before', 'after', 'endOf'), fc.nat())
  .map(([where, at]) => placeOf(where, at))
const moving = fc.oneof(
  fc.record({ type: fc.constant('move-to' as const), key: fc.nat(), to: anyPlace }),
  fc.record({
    type: fc.constant('step' as const),
    key: fc.nat(),
    by: fc.constantFrom(1 as const, -1 as const),
    newestFirst: fc.boolean(),
  }),
)
type Tap = DraftAction | (typeof moving extends fc.Arbitrary<infer Move> ? Move : never)
const taps = (...actions: DraftAction[]) => fc.constantFrom(...actions)

/** `key` and `row` of a random tap are positions on the screen, which `resolveTap` replaces with keys. */
const anyTap = fc.oneof(
  choosing,
  fc.record({ type: fc.constant('set-dub' as const), dub: anyDub }),
  entering(),
  entering(),
  entering(true),
  entering(true, true),
  fc.record({ type: fc.constant('join' as const), key: fc.nat() }),
  taps({ type: 'begin-combo' }, { type: 'end-combo' }),
  fc.record({ type: fc.constant('perform' as const), key: fc.nat(), change: fc.record({ dub: anyDub }) }),
  taps(
    { type: 'add-trick' },
    { type: 'type-over' },
    { type: 'clear-choice' },
    { type: 'set-grab', grab: 17 },
  ),
  taps({ type: 'validate-singles' }, { type: 'validate-combo' }, { type: 'cancel-edit' }),
  taps({ type: 'undo' }, { type: 'undo' }, { type: 'clear-all' }),
  settingVideo,
  moving,
  fc.record({ type: fc.constant('insert-before' as const), key: fc.option(fc.nat()), direct: fc.boolean() }),
  fc.record({ type: fc.constantFrom('edit-trick' as const, 'delete-trick' as const), key: fc.nat() }),
  fc.record({ type: fc.constantFrom('edit-combo' as const, 'delete-row' as const), row: fc.nat() }),
)

const anyTaps = fc.array(anyTap, { maxLength: 40 })

/** Few kinds and many taps, so that sequences of several taps occur. */
const videoTaps = fc.array(
  fc.oneof(
    settingVideo,
    choosing,
    entering(),
    taps({ type: 'add-trick' }, { type: 'clear-all' }),
    taps({ type: 'undo' }),
  ),
  { maxLength: 20, size: 'max' },
)

test('the trick that the card changes is a selected trick or a single of the round', () => {
  fc.assert(
    fc.property(anyTaps, (sequence) => {
      for (const { entry, ...draft } of states(sequence))
        if (entry.changes !== null)
          expect(changeable(draft).filter(({ key }) => key === entry.changes)).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})

test('“Change” changes exactly the trick that is in the card, and so does entering another trick', () => {
  fc.assert(
    fc.property(anyTaps, anyEntered, (sequence, { trick, ...performance }) => {
      for (const draft of states(sequence)) {
        const { trick: chosen, changes, grab, dub, variation } = draft.entry
        if (changes === null) continue
        const entered: DraftAction = { type: 'enter', trick: { trick, ...performance }, second: 1 }
        expectChanged(draft, entered, { trickId: trick.id, ...performance })
        if (chosen === null) continue
        expectChanged(draft, { type: 'add-trick' }, { trickId: chosen.trickId, grab, dub, variation })
      }
    }),
    { numRuns: 2000 },
  )
})

function expectChanged(draft: RoundDraft, tap: DraftAction, to: Partial<DraftTrick>) {
  const { changes } = draft.entry
  const changed = roundDraftReducer(draft, tap)
  const before = tricksShown(draft)
  const after = tricksShown(changed)
  const place = before.findIndex((trick) => trick === changeable(draft).find(({ key }) => key === changes))

  expect(after).toHaveLength(before.length)
  expect(after[place]).toMatchObject({ key: changes, videoSecond: before[place]?.videoSecond, ...to })
  expect(after.toSpliced(place, 1)).toEqual(before.toSpliced(place, 1))
  expect(changed.entry).toMatchObject({ trick: null, changes: null })
  expect(roundDraftReducer(changed, { type: 'undo' })).toMatchObject(lists(draft))
}

test('the combo that is being edited is in the round until the edit ends', () => {
  fc.assert(
    fc.property(anyTaps, (sequence) => {
      for (const { editing, validated } of states(sequence))
        if (editing) expect(validated.find(({ key }) => key === editing.row)?.kind).toBe('combo')
    }),
  )
})

test('no entered trick is lost by opening a combo or a trick for edit', () => {
  fc.assert(
    fc.property(anyTaps, (sequence) => {
      for (const draft of states(sequence))
        for (const opening of openings(draft)) {
          const opened = roundDraftReducer(draft, opening)

          expect(allTricks(opened)).toEqual(allTricks(draft))
          if (opened.past.length > draft.past.length)
            expect(roundDraftReducer(opened, { type: 'undo' })).toMatchObject(lists(draft))
        }
    }),
  )
})

test('every second belongs to the present video', () => {
  fc.assert(
    fc.property(videoTaps, (sequence) => {
      for (const { validated, selected, editing, entry, video } of states(sequence)) {
        const timed = [...tricksOf(validated), ...selected, ...(editing?.aside ?? []), entry.trick]
        for (const trick of timed) expect([null, secondOf(video)]).toContain(trick?.videoSecond ?? null)
      }
    }),
    { numRuns: 2000 },
  )
})

test('a move loses and doubles nothing, changes no trick, and one undo takes it back', () => {
  fc.assert(
    fc.property(anyTaps, moving, (sequence, tap) => {
      for (const draft of states(sequence)) {
        const moved = roundDraftReducer(draft, resolveTap(draft, tap))
        if (moved === draft) continue

        expect(allTricks(moved)).toEqual(allTricks(draft))
        expect(moved.validated.every((row) => row.kind === 'single' || row.tricks.length > 1)).toBe(true)
        expect(new Set(moved.validated.map(({ key }) => key)).size).toBe(moved.validated.length)
        expect(roundDraftReducer(moved, { type: 'undo' })).toMatchObject(lists(draft))
      }
    }),
    { numRuns: 500 },
  )
})

test('a combo that steps down steps back up to where it was', () => {
  fc.assert(
    fc.property(anyTaps, fc.nat(), fc.boolean(), (sequence, at, newestFirst) => {
      for (const draft of states(sequence)) {
        const key = keyAt(draft.selected.length > 0 ? [] : draft.validated, at)
        const down = roundDraftReducer(draft, moveByStep({ key, by: 1, newestFirst }))
        const row = draft.validated.find((each) => each.key === key)
        if (down === draft || row?.kind !== 'combo') continue
        expect(roundDraftReducer(down, moveByStep({ key, by: -1, newestFirst })).validated).toEqual(
          draft.validated,
        )
      }
    }),
  )
})

test('what is entered lands before the mark, and everything else stays', () => {
  fc.assert(
    fc.property(anyTaps, anyEntered, (sequence, trick) => {
      for (const draft of states(sequence)) {
        if (draft.insertBefore === null || draft.entry.changes !== null || draft.entry.dub !== 0) continue
        const entered = roundDraftReducer(draft, { type: 'enter', direct: true, trick: { ...trick, dub: 0 } })
        if (entered === draft) continue
        const order = performed(entered)
        const added = order.findIndex(({ key }) => key === lastEntered(entered)?.key)
        expect(order.toSpliced(added, 1)).toEqual(performed(draft))
        expect(entered.insertBefore).toBe(draft.insertBefore)
        if (!draft.editing && !draft.collecting && draft.selected.length === 0)
          expect([order[added + 1]?.key, rowKeyOf(entered, order[added + 1])]).toContain(draft.insertBefore)
      }
    }),
    { numRuns: 500 },
  )
})

/** In the order performed, with the open combo in its place. */
function performed(draft: RoundDraft): DraftTrick[] {
  return draft.editing ? [...tricksOf(draft.validated), ...draft.selected] : tricksOf(withOpenCombo(draft))
}

function rowKeyOf({ validated }: RoundDraft, trick: DraftTrick | undefined): number | undefined {
  return validated.find((row) => trick && tricksOf([row])[0] === trick)?.key
}

function states(sequence: readonly Tap[]): RoundDraft[] {
  const all = [newDraft()]
  for (const tap of sequence) {
    const draft = all.at(-1) ?? newDraft()
    all.push(roundDraftReducer(draft, resolveTap(draft, tap)))
  }
  return all
}

function resolveTap(draft: RoundDraft, tap: Tap): DraftAction {
  if ('second' in tap) return { ...tap, second: secondOf(draft.video) }
  if (tap.type === 'move-to') {
    const [[where, at] = ['before', 0]] = Object.entries(tap.to)
    const to = placeOf(where, keyAt(places(draft), at))
    return moveTo(keyAt(places(draft), tap.key), to)
  }
  if (tap.type === 'step') return moveByStep({ ...tap, key: keyAt(places(draft), tap.key) })
  if (tap.type === 'insert-before' && tap.key !== null) return { ...tap, key: keyAt(places(draft), tap.key) }
  if ('key' in tap && tap.key !== null) return { ...tap, key: keyAt(tricksShown(draft), tap.key) }
  return 'row' in tap ? { ...tap, row: keyAt(draft.validated, tap.row) } : tap
}

function placeOf(where: string, key: number): Place {
  if (where === 'before') return { before: key }
  return where === 'after' ? { after: key } : { endOf: key }
}

/** Each video has its own second, which shows from which video a second is. */
function secondOf(video: string | null): number | null {
  return video === null ? null : videos.indexOf(video)
}

function changeable({ selected, validated }: Pick<RoundDraft, 'selected' | 'validated'>): DraftTrick[] {
  return [...selected, ...tricksOf(validated.filter(({ kind }) => kind === 'single'))]
}

function tricksShown({ selected, validated }: RoundDraft): DraftTrick[] {
  return [...selected, ...tricksOf(validated)]
}

function places(draft: RoundDraft): { key: number }[] {
  return [...tricksShown(draft), ...draft.validated]
}

function openings(draft: RoundDraft): DraftAction[] {
  return [
    ...draft.validated.map(({ key: row }) => ({ type: 'edit-combo', row }) as const),
    ...tricksOf(draft.validated).map(({ key }) => ({ type: 'edit-trick', key }) as const),
  ]
}

/** All tricks of the draft, those of an edited combo as they are now. */
function allTricks({ validated, selected, editing }: RoundDraft): DraftTrick[] {
  const rows = validated.filter(({ key }) => key !== editing?.row)
  return [...tricksOf(rows), ...selected, ...(editing?.aside ?? [])].toSorted((a, b) => a.key - b.key)
}

function lists({ selected, validated, editing }: RoundDraft) {
  return { selected, validated, editing }
}

function keyAt(items: readonly { key: number }[], place: number): number {
  return items[place % Math.max(1, items.length)]?.key ?? 0
}
