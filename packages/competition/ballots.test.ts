import { describe, expect, test } from 'vitest'
import { ballotsWaitFor, decideOneIsEnough, decideResolution, visibleBallots } from './ballots.ts'
import type { RoundBallots, RoundStatus } from './model.ts'
import { decideRound, decideRoundTo } from './round-moves.ts'
import { competitionWith, entryWith, personWith, roundWith } from './test-fixtures.ts'

const [owner, ana, ben, head] = [
  personWith(1, 'organizer'),
  personWith(2, 'judge'),
  personWith(3, 'judge'),
  personWith(4, 'judge', 'athlete'),
]
const [athlete, visitor] = [personWith(10, 'athlete'), null]
const judges = [ana, ben, head].map(({ id }) => ({
  ...entryWith({ userId: id, role: 'judge' }),
  is_head: false,
}))
const withHead = judges.map((entry) => ({ ...entry, is_head: entry.userId === head.id }))

const ballots = (given: number, held: number, own: RoundBallots['own'] = 'none'): RoundBallots => ({
  needed: 2,
  given,
  held,
  own,
})
const situation = (
  status: RoundStatus,
  of: RoundBallots,
  { judgeId = null as number | null, entries = judges } = {},
) => ({
  competition: competitionWith({ status: 'started' }),
  entries,
  round: { ...roundWith({ status, judgeId }), ballots: of },
  currentPhase: 1,
})

describe('two may hold a round', () => {
  test.each([
    ['nobody holds it', situation('recorded', ballots(0, 0)), undefined],
    ['another holds it', situation('scoring', ballots(0, 1), { judgeId: 3 }), undefined],
    ['another handed in', situation('recorded', ballots(1, 0)), undefined],
    ['two others hold it', situation('scoring', ballots(0, 2), { judgeId: 3 }), 'round-taken'],
    ['one handed in and one holds it', situation('scoring', ballots(1, 1), { judgeId: 3 }), 'round-taken'],
    ['two others handed in', situation('scoring', ballots(2, 0)), 'round-taken'],
    ['one holds it already', situation('scoring', ballots(0, 1, 'held'), { judgeId: 2 }), 'wrong-state'],
    ['one handed in already', situation('recorded', ballots(1, 0, 'given')), 'wrong-state'],
    ['it is not recorded yet', situation('recording', ballots(0, 0)), 'wrong-state'],
  ])('a claim where %s', (_, context, refusal) => {
    expect(decideRound(ana, context, 'claim').refusal).toBe(refusal)
    expect(decideRoundTo(ana, context, 'scoring').refusal).toBe(refusal)
  })

  test('a judge who handed in can neither save again nor cancel', () => {
    const context = situation('scoring', ballots(1, 1, 'given'), { judgeId: 3 })
    expect(decideRound(ana, context, 'save-score').refusal).toBe('wrong-state')
    expect(decideRound(ana, context, 'cancel-scoring').refusal).toBe('not-allowed')
    expect(decideRound(owner, context, 'cancel-scoring').move).toBeDefined()
  })

  test('a round that waits for a decision can be neither saved nor released', () => {
    const context = situation('scoring', ballots(2, 0, 'given'))
    expect(decideRound(ana, context, 'save-score').refusal).toBe('wrong-state')
    expect(decideRound(owner, context, 'cancel-scoring').refusal).toBe('wrong-state')
  })
})

describe('who decides about differences', () => {
  test.each([
    ['the head', head, situation('scoring', ballots(2, 0), { entries: withHead }), 'resolve'],
    [
      'a judge beside a head',
      ana,
      situation('scoring', ballots(2, 0, 'given'), { entries: withHead }),
      'not-allowed',
    ],
    ['one of the two without a head', ana, situation('scoring', ballots(2, 0, 'given')), 'propose'],
    ['a third judge', head, situation('scoring', ballots(2, 0)), 'not-allowed'],
    ['the owner', owner, situation('scoring', ballots(2, 0)), 'not-allowed'],
    ['the athlete', athlete, situation('scoring', ballots(2, 0)), 'not-allowed'],
    ['a visitor', visitor, situation('scoring', ballots(2, 0)), 'not-allowed'],
    [
      'the head before both are in',
      head,
      situation('recorded', ballots(1, 0), { entries: withHead }),
      'wrong-state',
    ],
    [
      'the head afterwards',
      head,
      situation('completed', ballots(2, 0), { entries: withHead }),
      'wrong-state',
    ],
  ])('%s', (_, person, context, expected) => {
    const { move, refusal } = decideResolution(person, context)
    expect(move ?? refusal).toBe(expected)
  })

  test('a head who rode the round does not count', () => {
    const context = situation('scoring', ballots(2, 0, 'given'), { entries: withHead })
    const own = { ...context, round: { ...context.round, userId: head.id } }
    expect(ballotsWaitFor(context.round, withHead)).toBe('head')
    expect(ballotsWaitFor(own.round, withHead)).toBe('judges')
    expect(decideResolution(head, own).refusal).toBe('not-allowed')
    expect(decideResolution(ana, own).move).toBe('propose')
  })
})

test.each<[string, RoundStatus, RoundBallots, string]>([
  ['nobody judges', 'pending', ballots(0, 0), 'one-is-enough'],
  ['one handed in', 'recorded', ballots(1, 0), 'one-is-enough'],
  ['the second enters', 'scoring', ballots(1, 1), 'one-is-enough'],
  ['both are in', 'scoring', ballots(2, 0), 'wrong-state'],
  ['it is said already', 'recorded', { ...ballots(0, 0), needed: 1 }, 'wrong-state'],
  ['it is completed', 'completed', ballots(1, 0), 'wrong-state'],
])('one is enough where %s', (_, status, of, expected) => {
  const context = situation(status, of)
  const { move, refusal } = decideOneIsEnough(owner, context)
  expect(move ?? refusal).toBe(expected)
  expect(decideOneIsEnough(ana, context).refusal).toBe('not-allowed')
  const { ballots: _none, ...round } = context.round
  expect(decideOneIsEnough(owner, { ...context, round }).refusal).toBe('wrong-state')
})

describe('who sees ballots', () => {
  const owning = personWith(1, 'organizer', 'judge')
  const judging = [...withHead, { ...entryWith({ userId: 1, role: 'judge' }), is_head: false }]
  test.each([
    ['the owner, from the first on', owner, situation('recorded', ballots(1, 0)), 'all'],
    [
      'an owner who judges, not before all are in',
      owning,
      situation('recorded', ballots(1, 0), { entries: judging }),
      'own',
    ],
    ['an owner who judges, then', owning, situation('scoring', ballots(2, 0), { entries: judging }), 'all'],
    ['a judge who handed in, the own', ana, situation('recorded', ballots(1, 0, 'given')), 'own'],
    [
      'a judge who handed in, both when they are in',
      ana,
      situation('scoring', ballots(2, 0, 'given')),
      'all',
    ],
    ['a judge who enters', ana, situation('scoring', ballots(1, 1, 'held'), { judgeId: 2 }), null],
    ['a judge who did not judge the round', ana, situation('completed', ballots(2, 0)), null],
    ['the head before all are in', head, situation('recorded', ballots(1, 0), { entries: withHead }), 'own'],
    ['the head then', head, situation('scoring', ballots(2, 0), { entries: withHead }), 'all'],
    ['the athlete before publication', athlete, situation('completed', ballots(2, 0)), null],
    ['the athlete after it', athlete, situation('published', ballots(2, 0)), 'all'],
    ['another athlete', personWith(11, 'athlete'), situation('published', ballots(2, 0)), null],
    ['a visitor', visitor, situation('published', ballots(2, 0)), null],
  ])('%s', (_, person, context, expected) => {
    expect(visibleBallots(person, context)).toBe(expected)
  })

  test('nobody sees ballots of a round with one judge', () => {
    const { ballots: _none, ...round } = situation('completed', ballots(2, 0)).round
    expect(visibleBallots(owner, { ...situation('completed', ballots(2, 0)), round })).toBeNull()
  })
})
