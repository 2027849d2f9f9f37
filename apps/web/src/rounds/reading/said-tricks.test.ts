import { expect, test } from 'vitest'
import { choiceOf, type SaidTrick, takenIn } from './said-tricks.ts'

const said = (id: number, joined = false): SaidTrick => ({ id, variation: 1, grab: null, dub: 0, joined })
const sent = (id: number) => ({ id, variation: 1, grab: null, dub: 0 })
const alike = { at: 4, joined: { a: true, b: true } }
const apart = { at: 4, joined: { a: true, b: false } }

test('a reading of one of the two is taken as it is', () => {
  expect(choiceOf(apart, 'b')).toEqual({ at: 4, take: 'b' })
})

test('one trick stays where the two read theirs, unless they differ in that too', () => {
  expect(choiceOf(alike, [said(92)])).toEqual({ at: 4, take: [sent(92)] })
  expect(choiceOf(apart, [said(92, true)])).toEqual({ at: 4, take: [sent(92)], joined: true })
  expect(choiceOf(apart, [said(92)])).toEqual({ at: 4, take: [sent(92)], joined: false })
})

test('several tricks become rows and combos, nothing becomes an empty list', () => {
  expect(choiceOf(alike, [said(1), said(2, true), said(3, true), said(4)])).toEqual({
    at: 4,
    take: [{ body: [sent(1), sent(2), sent(3)] }, sent(4)],
    joined: true,
  })
  expect(choiceOf(alike, [])).toEqual({ at: 4, take: [] })
})

test('a proposal is read as it was made', () => {
  expect(takenIn('a')).toBe('a')
  expect(takenIn({ id: 92 })).toEqual([{ ...said(92), variation: 0 }])
  expect(takenIn([{ body: [sent(1), sent(2)] }, sent(3)])).toEqual([said(1), said(2, true), said(3)])
})
