// Two judges enter the same rounds with the mistakes that judges make.

import { type Dice, seededDice } from '@trickline/samples/seeded-random'
import { describe, expect, test } from 'vitest'
import { alignBallots, asPerformedRows, resolveBallots, weighDifferences } from './ballots.ts'
import type { Ballots, Side } from './ballots.ts'
import { aTrick, bb360, bb540, bbfFeet, bs, free360, fs, grabbed, mute, squirrel } from './golden/tricks.ts'
import { type PerformedTrick, scoreRound } from './score-round.ts'

type Item = { trick: PerformedTrick; joined: boolean }

const single = (trick: PerformedTrick): Item[] => [{ trick, joined: false }]
const combo = (...tricks: PerformedTrick[]): Item[] =>
  tricks.map((trick, index) => ({ trick, joined: index > 0 }))
const differences = (ballots: Ballots<PerformedTrick>) =>
  alignBallots(ballots).flatMap((part) => (part.agrees ? [] : [part]))

describe('differences', () => {
  const truth = [...single(fs(bb360)), ...combo(bs(free360), bb540, bbfFeet), ...single(bb360)]
  test.each<[string, Item[], { a: number[]; b: number[] }[]]>([
    ['nothing', truth, []],
    ['a missed trick', truth.toSpliced(2, 1), [{ a: [2], b: [] }]],
    [
      'the first of a combo is missed: the next begins it',
      [...single(fs(bb360)), ...combo(bb540, bbfFeet), ...single(bb360)],
      [{ a: [1], b: [] }],
    ],
    ['a wrong side', truth.with(0, { trick: bs(bb360), joined: false }), [{ a: [0], b: [0] }]],
    ['a wrong grab', truth.with(2, { trick: grabbed(bb540, mute), joined: true }), [{ a: [2], b: [2] }]],
    ['another trick', truth.with(2, { trick: bb360, joined: true }), [{ a: [2], b: [2] }]],
    [
      'two in another order',
      [...single(bs(free360)), ...combo(fs(bb360), bb540, bbfFeet), ...single(bb360)],
      [{ a: [0, 1], b: [0, 1] }],
    ],
    [
      'a combo that begins and ends a trick later',
      [...single(fs(bb360)), ...single(bs(free360)), ...combo(bb540, bbfFeet, bb360)],
      [
        { a: [2], b: [2] },
        { a: [4], b: [4] },
      ],
    ],
    ['no combo at all', truth.map(({ trick }) => ({ trick, joined: false })), [{ a: [2, 3], b: [2, 3] }]],
  ])('%s', (_, b, expected) => {
    expect(differences({ a: truth, b })).toEqual(expected.map((part) => ({ ...part, agrees: false })))
  })

  test('"No grab" and an empty grab agree, a combo of one and a single too', () => {
    expect(differences({ a: single(bb360), b: combo(grabbed(bb360, 18)) })).toEqual([])
  })

  test('the same trick on two sides in another order is one question', () => {
    const [a, b] = [
      [...single(fs(bb360)), ...single(bs(bb360))],
      [...single(bs(bb360)), ...single(fs(bb360))],
    ]
    expect(differences({ a, b })).toEqual([{ a: [0, 1], b: [0, 1], agrees: false }])
  })

  test('among repeated tricks, those performed alike are paired', () => {
    const a = [...single(grabbed(bb360, mute)), ...single(bs(bb360)), ...single(bb540)]
    expect(differences({ a, b: a.slice(1) })).toEqual([{ a: [0], b: [], agrees: false }])
  })

  test('lists of a thousand tricks are aligned', () => {
    const a = Array.from({ length: 1000 }, (_, index) => ({
      trick: aTrick(index % 7, 1, 1),
      joined: index % 5 > 0,
    }))
    expect(differences({ a, b: a.toSpliced(502, 1) })).toHaveLength(1)
  })
})

describe('the resulting list', () => {
  test('an entry that neither judge read is taken as given, and keeps its place in the combo', () => {
    const a = combo(bb360, grabbed(bb540, mute), bbfFeet)
    const b = combo(bb360, bb540, bbfFeet)
    const said = { trick: grabbed(bb540, squirrel), joined: null }
    expect(resolveBallots({ a, b }, alignBallots({ a, b }), () => [said])).toEqual(
      combo(bb360, said.trick, bbfFeet),
    )
    expect(resolveBallots({ a, b }, alignBallots({ a, b }), () => [])).toEqual(combo(bb360, bbfFeet))
    const apart = { trick: bb540, joined: false }
    expect(resolveBallots({ a, b }, alignBallots({ a, b }), () => [apart])).toEqual([
      ...single(bb360),
      ...combo(bb540, bbfFeet),
    ])
  })

  test('a trick that one judge alone saw before a combo begins it, where that judge saw it begin it', () => {
    const a = combo(bb360, bb540, bbfFeet)
    const b = combo(bb540, bbfFeet)
    const parts = alignBallots({ a, b })
    expect(resolveBallots({ a, b }, parts, () => 'a')).toEqual(a)
    expect(resolveBallots({ a, b }, parts, () => 'b')).toEqual(b)
  })

  test('what a difference is worth, and what is at stake', () => {
    const a = [...single(bb360), ...single(fs(bb540))]
    const b = single(bb360)
    const parts = alignBallots({ a, b })
    const [stake, ...more] = weighDifferences(2, { a, b }, parts)
    expect(more).toEqual([])
    // 7 for the trick and 1 for variety
    expect(stake).toEqual({ at: 1, a: 7, b: 0, atStake: 8 })
  })
})

type Mistake = { by: Side; at: number; kind: (typeof kinds)[number] }
const kinds = ['missed', 'side', 'grab', 'dub', 'order', 'bounds', 'bounds moved'] as const

describe('200 rounds judged by two', () => {
  test.each(Array.from({ length: 200 }, (_, index) => index))('round %i', (index) => {
    const dice = seededDice(`ballots ${index}`)
    const truth = performedRound(dice)
    const mistakes = mistakesIn(truth, dice)
    const ballots = { a: entered(truth, mistakes, 'a'), b: entered(truth, mistakes, 'b') }
    const parts = alignBallots(ballots)

    expect(parts.filter(({ agrees }) => !agrees)).toHaveLength(mistakes.length)
    const chosen = resolveBallots(ballots, parts, (at) => rightSide(at))
    expect(asPerformedRows(chosen)).toEqual(asPerformedRows(truth))
    for (const rule of [1, 2, 3, 4])
      expect(scoreRound(rule, asPerformedRows(chosen)).total).toBe(
        scoreRound(rule, asPerformedRows(truth)).total,
      )

    /** The judge who made no mistake where the ballots differ. */
    function rightSide(at: number): Side {
      const part = parts[at]
      const places = new Set([
        ...(part?.a ?? []).map((place) => ballots.a[place]?.place),
        ...(part?.b ?? []).map((place) => ballots.b[place]?.place),
      ])
      const wrong = mistakes.filter((mistake) => touched(mistake).some((place) => places.has(place)))
      expect(wrong).toHaveLength(1)
      return wrong[0]?.by === 'a' ? 'b' : 'a'
    }
  })
})

/** A round of 10 to 40 tricks, many of them repeated. */
function performedRound(dice: Dice): (Item & { place: number })[] {
  const count = 10 + dice.below(31)
  const tricks = Array.from({ length: count }, (): PerformedTrick => ({
    ...aTrick(1 + dice.below(14), 1 + dice.below(40) / 4, dice.oneOf([1, 2, 3, 4] as const)),
    endsOnFeet: dice.percent(20),
    variation: dice.oneOf([0, 1, 2] as const),
    grab: dice.oneOf([null, null, mute, squirrel]),
    dub: dice.oneOf([0, 0, 0, 1, 2, 3] as const),
  }))
  return tricks.map((trick, place) => ({ trick, joined: place > 0 && dice.percent(55), place }))
}

/** Mistakes so far apart that none hides another. */
function mistakesIn(truth: readonly Item[], dice: Dice): Mistake[] {
  const mistakes: Mistake[] = []
  for (let at = 1 + dice.below(3); at < truth.length - 1; at += 5 + dice.below(5)) {
    const kind = dice.oneOf(kinds)
    const [here, next] = [truth[at], truth[at + 1]]
    const isSame = JSON.stringify(here?.trick) === JSON.stringify(next?.trick)
    if ((kind === 'order' && isSame) || (kind === 'bounds moved' && here?.joined === next?.joined)) continue
    mistakes.push({ by: dice.oneOf(['a', 'b'] as const), at, kind })
  }
  return mistakes
}

function touched({ at, kind }: Mistake): number[] {
  return kind === 'order' || kind === 'bounds moved' ? [at, at + 1] : [at]
}

function entered(
  truth: readonly (Item & { place: number })[],
  mistakes: readonly Mistake[],
  by: Side,
): (Item & { place: number })[] {
  const seen = truth.map((item) => ({ ...item }))
  const change = (at: number, changes: Partial<PerformedTrick>) => {
    const item = seen[at]
    if (item) seen[at] = { ...item, trick: { ...item.trick, ...changes } }
  }
  // from the last, since a missed trick moves those after it
  for (const { at, kind } of mistakes.filter((mistake) => mistake.by === by).toReversed()) {
    const [here, next] = [seen[at], seen[at + 1]]
    if (!here || !next) throw new Error('no place for a mistake')
    if (kind === 'side') change(at, { variation: here.trick.variation === 1 ? 2 : 1 })
    if (kind === 'grab') change(at, { grab: here.trick.grab === mute ? null : mute })
    if (kind === 'dub') change(at, { dub: here.trick.dub === 2 ? 0 : 2 })
    if (kind === 'bounds' || kind === 'bounds moved') here.joined = !here.joined
    if (kind === 'bounds moved') next.joined = !next.joined
    if (kind === 'order') [here.trick, next.trick] = [next.trick, here.trick]
    if (kind === 'missed') {
      next.joined = next.joined && here.joined
      seen.splice(at, 1)
    }
  }
  return seen
}
