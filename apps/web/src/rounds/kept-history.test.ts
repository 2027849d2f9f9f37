import { expect, test } from 'vitest'
import type { DraftAction } from './draft-action.ts'
import { keptHistory, keptSteps, readHistory } from './kept-history.ts'
import { newDraft, roundDraft, type RoundDraft } from './round-draft.ts'
import { asc360, bb360, free360 } from './test-tricks.ts'

test('undo goes on after a reload, step by step back to the start', () => {
  const draft = after(
    newDraft(),
    ...enter(bb360),
    ...enter(free360),
    { type: 'validate-combo' },
    ...enter(asc360),
    { type: 'edit-combo', row: 3 },
    { type: 'delete-trick', key: 1 },
    { type: 'clear-all' },
  )
  let [here, there] = [draft, afterReload(draft)]
  for (let step = 0; step < draft.past.length; step += 1) {
    here = roundDraft(here, { type: 'undo' })
    there = roundDraft(there, { type: 'undo' })
    expect(lists(there)).toEqual(lists(here))
  }
  expect(there).toMatchObject({ validated: [], selected: [], editing: null, past: [] })
})

test('a row that comes back by an undo is the same object in every step that holds it', () => {
  const full = after(newDraft(), ...enter(bb360), { type: 'validate-singles' }, ...enter(asc360))
  const { past } = afterReload(after(full, { type: 'clear-all' }))
  expect(past.at(-1)?.validated[0]).toBe(past.at(-2)?.validated[0])
})

test('a video that went with its seconds comes back with them, also after a reload', () => {
  const rows = [{ kind: 'single', trick: { trick: bb360, grab: null, dub: 0, variation: 0 } }] as const
  const draft = after(newDraft([], '', 'the video'), { type: 'enter', rows, second: 3 })
  const reloaded = afterReload(after(draft, { type: 'set-video', link: null }))
  expect(after(reloaded, { type: 'undo' })).toMatchObject({
    video: 'the video',
    selected: [{ videoSecond: 3 }],
  })
})

test('the last twenty steps survive a reload', () => {
  const draft = after(newDraft(), ...Array.from({ length: 30 }, () => enter(bb360)).flat())
  expect(draft.past).toHaveLength(30)
  const reloaded = afterReload(draft)
  expect(reloaded.past).toHaveLength(keptSteps)
  expect(after(reloaded, { type: 'undo' }).selected).toHaveLength(29)
})

test('rows that the draft still holds are not written a second time', () => {
  const sixty = after(
    newDraft(),
    ...Array.from({ length: 60 }, () => [...enter(bb360), { type: 'validate-singles' } as const]).flat(),
  )
  const kept = keptHistory(sixty.past, sixty)
  expect([kept.goneRows, kept.goneTricks]).toEqual([[], []])
  expect(JSON.stringify(kept).length).toBeLessThan(6000)
})

test('a history that names rows which are not there is none', () => {
  const draft = after(newDraft(), ...enter(bb360))
  const kept = { ...keptHistory(draft.past, draft), steps: [{ validated: [7], selected: [], editing: null }] }
  expect(readHistory(kept, draft)).toEqual([])
  expect(readHistory(undefined, draft)).toEqual([])
})

function enter(trick: typeof bb360): DraftAction[] {
  return [{ type: 'choose', trick }, { type: 'add-trick' }]
}

function after(draft: RoundDraft, ...actions: DraftAction[]): RoundDraft {
  return actions.reduce(roundDraft, draft)
}

/** Through text, as the device keeps it. */
function afterReload({ past, ...present }: RoundDraft): RoundDraft {
  const text = JSON.stringify({ present, history: keptHistory(past, present) })
  const kept = JSON.parse(text) as { present: typeof present; history: ReturnType<typeof keptHistory> }
  return { ...kept.present, past: readHistory(kept.history, kept.present) }
}

function lists({ validated, selected, editing }: RoundDraft) {
  return { validated, selected, editing }
}
