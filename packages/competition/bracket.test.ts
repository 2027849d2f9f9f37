import { describe, expect, test } from 'vitest'
import { bracketView } from './bracket.ts'
import type { BracketSlot, ViewedRound } from './bracket.ts'
import { bracketFromRounds } from './pairs.ts'
import type { Pair, Slot } from './pairs.ts'
import type { Round, StageId } from './model.ts'
import { athletes, roundWith } from './test-fixtures.ts'

const seeded = (count: number) => athletes(count).map(({ userId }) => ({ userId, seed: userId }))
const name = (slot: Slot) => (slot.kind === 'athlete' ? `${slot.userId}` : slot.kind === 'empty' ? '-' : '?')
const drawn = (pairs: readonly Pair[]) =>
  pairs.map(({ vsGroup, vsMatchNumber, a, b }) => `${vsGroup}${vsMatchNumber ?? ''} ${name(a)}:${name(b)}`)

const firstBracket = (field: { userId: number; seed: number }[], largest: StageId) =>
  bracketFromRounds(
    ([5, 4, 3, 2, 1] as const).filter((stage) => stage <= largest),
    field,
    [],
  )[0] ?? []

describe('the first stage', () => {
  test('a semifinal of four', () => expect(drawn(firstBracket(seeded(4), 2))).toEqual(['A1 1:4', 'B2 2:3']))
  test('a quarterfinal of eight', () => {
    expect(drawn(firstBracket(seeded(8), 3))).toEqual(['A1 1:8', 'B2 4:5', 'C3 3:6', 'D4 2:7'])
  })
  test('a final alone: one against two, three against four for the third place', () => {
    expect(drawn(firstBracket(seeded(4), 1))).toEqual(['F1 1:2', '3P2 3:4'])
  })
  test('a final of three: the third has nobody to meet', () => {
    expect(drawn(firstBracket(seeded(3), 1))).toEqual(['F1 1:2', '3P 3:-'])
  })
  test('with eleven athletes on sixteen places the best have a bye; the letters stay with the places', () => {
    expect(drawn(firstBracket(seeded(11), 4))).toEqual([
      'A 1:-',
      'B1 8:9',
      'C 4:-',
      'D 5:-',
      'E 3:-',
      'F2 6:11',
      'G 2:-',
      'H3 7:10',
    ])
  })
  test('in a bracket of thirty-two, two consecutive pairs share a letter', () => {
    const pairs = firstBracket(seeded(32), 5)
    expect(pairs.map(({ vsGroup }) => vsGroup).join('')).toBe('AABBCCDDEEFFGGHH')
    expect(pairs.map(({ vsMatchNumber }) => vsMatchNumber)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    )
  })
})

const ridden = (userId: number, round: Partial<Round>) =>
  roundWith({ userId, stage: 3, roundNumber: 2, status: 'published', ...round })

describe('who wins a pair', () => {
  test.each<[string, Partial<Round>, Partial<Round>, number, tie: 'seed' | null]>([
    ['the higher score', { totalScore: 5 }, { totalScore: 6 }, 7, null],
    ['the better seed when they tie', { totalScore: 5 }, { totalScore: 5 }, 2, 'seed'],
    ['anyone against a disqualified one', { totalScore: 9, disqualifiedAt: 1 }, { totalScore: 0 }, 7, null],
    ['anyone against an injured one', { totalScore: 9, injuredAt: 1 }, { totalScore: 0 }, 7, null],
    ['the better seed of two who are out', { disqualifiedAt: 1 }, { totalScore: 3, injuredAt: 1 }, 2, 'seed'],
    ['the one who is not out, unpublished as well', { status: 'injured' }, { status: 'completed' }, 7, null],
  ])('%s', (_, second, seventh, winner, tie) => {
    const [pairs] = bracketFromRounds([3, 2, 1], seeded(8), [ridden(7, seventh), ridden(2, second)])
    expect(pairs?.[3]).toMatchObject({ winner: { userId: winner }, tie })
  })
})

const round = (userId: number, stage: StageId, about: Partial<ViewedRound>): ViewedRound => ({
  ...roundWith({ id: stage * 10 + userId, userId, stage }),
  ...about,
})
const published = (userId: number, stage: StageId, totalScore: number) =>
  round(userId, stage, { status: 'published', totalScore })

describe('the bracket as drawn', () => {
  const competition = { isVs: true, stages: [2, 1] as StageId[] }
  const entries = seeded(4)
  const shown = (rounds: ViewedRound[], of: typeof entries = entries) =>
    bracketView(competition, of, rounds).map(({ name: stage, pairs }) => [
      stage,
      ...pairs.map(({ vsGroup, a, b }) => `${vsGroup} ${shownSlot(a)} : ${shownSlot(b)}`),
    ])

  test('is nothing in scoring mode', () => {
    expect(bracketView({ ...competition, isVs: false }, entries, [])).toEqual([])
  })
  test('shows the seeds to come before qualifying is over', () => {
    expect(shown([], [])).toEqual([
      ['semiFinal', 'A #1 : #4', 'B #2 : #3'],
      ['final', 'F ? : ?', '3P ? : ?'],
    ])
  })
  test('hides what the viewer may not see, and names no winner before both rounds are published', () => {
    const rounds = [published(1, 2, 5), round(4, 2, { status: 'completed', totalScore: null })]
    expect(shown(rounds)[0]).toEqual(['semiFinal', 'A 1 (5) : 4', 'B 2 : 3'])
    expect(shown(rounds)[1]).toEqual(['final', 'F ? : ?', '3P ? : ?'])
  })
  test('shows officials the scores, but no winner before both rounds are published', () => {
    const rounds = [published(1, 2, 5), round(4, 2, { status: 'completed', totalScore: 7 })]
    expect(shown(rounds)[0]).toEqual(['semiFinal', 'A 1 (5) : 4 (7)', 'B 2 : 3'])
  })
  const leaders = (rounds: ViewedRound[]) =>
    bracketView(competition, entries, rounds).flatMap(({ pairs }) =>
      pairs.flatMap(({ a, b }) => [a, b].filter(({ isAhead }) => isAhead).map(shownSlot)),
    )
  const lastFilledBy = (stages: StageId[], of: typeof entries = entries) =>
    bracketView({ isVs: true, stages }, of, [])
      .at(-1)
      ?.pairs.flatMap(({ a, b }) => [a.from, b.from])
      .map((feeder) => feeder && `${feeder.outcome} of ${feeder.number}`)

  test('marks for officials who is ahead by scores that are not published, and for nobody else', () => {
    const judged = (visibleScore: number | null) => [
      published(1, 2, 5),
      round(4, 2, { status: 'completed', totalScore: visibleScore }),
    ]
    expect(leaders(judged(7))).toEqual(['4 (7)'])
    expect(leaders(judged(null))).toEqual([])
    expect(leaders([published(1, 2, 5), published(4, 2, 7)])).toEqual([])
  })
  test('names the pair whose winner fills a place, and whose loser the match for third place', () => {
    expect(lastFilledBy([2, 1])).toEqual(['winner of 1', 'winner of 2', 'loser of 1', 'loser of 2'])
    expect(lastFilledBy([3, 2], seeded(8))).toEqual([
      'winner of 1',
      'winner of 2',
      'winner of 3',
      'winner of 4',
    ])
    expect(lastFilledBy([5, 4], seeded(32))?.slice(0, 3)).toEqual([
      'winner of 1',
      'winner of 2',
      'winner of 3',
    ])
    expect(lastFilledBy([3, 1])).toEqual([null, null, null, null])
    expect(
      bracketView({ isVs: true, stages: [3, 1] }, [], []).map(({ winnersMeetNext }) => winnersMeetNext),
    ).toEqual([false, false])
  })
  test('sends winners to the final and losers to the match for third place', () => {
    const semifinal = [published(1, 2, 5), published(4, 2, 7), published(2, 2, 3), published(3, 2, 3)]
    expect(shown(semifinal)).toEqual([
      ['semiFinal', 'A 1 (5) : 4 (7)*', 'B 2 (3)* : 3 (3)'],
      ['final', 'F 4 : 2', '3P 1 : 3'],
    ])
    const final = [published(4, 1, 1), published(2, 1, 2), published(1, 1, 4), published(3, 1, 3)]
    expect(shown([...semifinal, ...final])[1]).toEqual(['final', 'F 4 (1) : 2 (2)*', '3P 1 (4)* : 3 (3)'])
  })
  test('marks byes, and an athlete with a bye is already in the next stage', () => {
    const [semifinal, final] = bracketView(competition, seeded(3), [])
    expect(semifinal?.pairs.map(({ isBye }) => isBye)).toEqual([true, false])
    expect(final?.pairs[0]?.a).toMatchObject({ kind: 'athlete', userId: 1 })
    expect(final?.pairs[1]).toMatchObject({ isBye: true, a: { kind: 'empty' }, b: { kind: 'awaited' } })
  })
  test('knows the round of each athlete', () => {
    const [semifinal] = bracketView(competition, entries, [published(1, 2, 5)])
    expect([semifinal?.pairs[0]?.a.roundId, semifinal?.pairs[0]?.b.roundId]).toEqual([21, null])
  })
  test('stages with a gap are a bug: winners would have no place to go', () => {
    expect(() => bracketView({ isVs: true, stages: [4, 2, 1] }, seeded(16), [])).toThrow('unbroken run')
  })
})

function shownSlot(side: BracketSlot): string {
  if (side.kind === 'empty') return '-'
  if (side.kind === 'awaited') return side.seed === null ? '?' : `#${side.seed}`
  return `${side.userId}${side.score === null ? '' : ` (${side.score})`}${side.isWinner ? '*' : ''}`
}

test('with an unknown stage no bracket is drawn', () => {
  const competition = { isVs: true, stages: ['unknown', 2, 1] as const }
  expect(bracketView(competition, athletes(4, { seeded: true }), [])).toEqual([])
})
