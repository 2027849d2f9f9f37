/** Compares the chances with every possible end of a small field, played out with the real standings. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { planAdvance } from './advancing.ts'
import { type Chance, chancesIn } from './chances.ts'
import type { CompetingAthlete, Round, StageId } from './model.ts'
import { bracketFromRounds } from './pairs.ts'
import { standings } from './standings.ts'
import { athletes, competitionWith, roundWith } from './test-fixtures.ts'

/** few distinct scores, so that ties are common; the last beats all others */
const scores = [0, 1, 2, 2.01, 9] as const
type Score = (typeof scores)[number] | 'out'
/** null: the score is not known yet */
const known = fc.constantFrom<Score | null>(0, 1, 2, 'out', null, null)

test('a phase decided by a table: every possible end is within the chances, and each bound is reached', () => {
  const setting = fc.record({
    count: fc.integer({ min: 2, max: 6 }),
    dual: fc.boolean(),
    /** True: a stage after qualifying is judged; false: the last qualifying. */
    isStage: fc.boolean(),
    first: fc.array(fc.constantFrom<Score>(0, 1, 2, 'out'), { minLength: 6, maxLength: 6 }),
    now: fc.array(known, { minLength: 6, maxLength: 6 }),
  })
  fc.assert(
    fc.property(setting, ({ count, dual, isStage, first, now }) => {
      fc.pre(now.slice(0, count).filter((score) => score === null).length <= 4)
      const competition = competitionWith({ isQualificationDual: dual, stages: isStage ? [3, 1] : [1] })
      const field = athletes(count, { seeded: isStage })
      const number = (dual ? 2 : 1) + (isStage ? 1 : 0)
      const before = Array.from({ length: number - 1 }, (_, phase) =>
        field.map(({ userId }, index) => played(userId, phase + 1, first[index] ?? 0)),
      ).flat()
      const rounds = field.map(({ userId }, index) =>
        played(userId, number, now[index] ?? null, isStage ? 3 : null),
      )
      const chances = chancesIn({ competition, athletes: field, rounds: [...before, ...rounds] }, number)
      const cut = 4
      const of = isStage ? number : ('qualifying' as const)
      const ends = everyEnd(rounds).map((ended) =>
        standings(competition, field, [...before, ...ended], of).map(({ userId }) => userId),
      )
      for (const { userId, best, worst, goesOn } of chances) {
        const ended = ends.map((end) => end.indexOf(userId) + 1)
        expect([best, worst]).toEqual([Math.min(...ended), Math.max(...ended)])
        expect(goesOn).toBe(worst <= cut ? 'through' : best > cut ? 'out' : 'open')
      }
      expectNeeds(chances, { competition, field, before, rounds, of, cut })
    }),
    { numRuns: 200 },
  )
})

test('through, out and open agree with every plan of the next phase', () => {
  const setting = fc.record({
    first: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 10, maxLength: 10 }),
    open: fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(setting, ({ first, open }) => {
      const competition = competitionWith({ isQualificationDual: true, stages: [3, 1] })
      const field = athletes(10)
      const before = field.map(({ userId }, index) => played(userId, 1, first[index] ?? 0))
      const rounds = field.map(({ userId }, index) => played(userId, 2, open.includes(index) ? null : 0))
      const chances = chancesIn({ competition, athletes: field, rounds: [...before, ...rounds] }, 2)
      const through = everyEnd(rounds, [0, 5, 10, 99]).map((ended) =>
        goingOn(competition, field, [...before, ...ended]),
      )
      for (const { userId, goesOn } of chances) {
        const ended = new Set(through.map((ids) => ids.has(userId)))
        const expected = ended.size === 2 ? 'open' : ended.has(true) ? 'through' : 'out'
        // the scores played are only some of all possible ones
        if (goesOn !== 'open') expect(expected).toBe(goesOn)
        if (expected === 'open') expect(goesOn).toBe('open')
      }
    }),
    { numRuns: 60 },
  )
})

test('pairs: who can still win a pair, and with what score', () => {
  const setting = fc.record({
    stage: fc.constantFrom<StageId>(1, 2),
    now: fc.array(known, { minLength: 4, maxLength: 4 }),
  })
  fc.assert(
    fc.property(setting, ({ stage, now }) => {
      const competition = competitionWith({ isVs: true, stages: stage === 2 ? [2, 1] : [1] })
      const field = athletes(4, { seeded: true })
      const qualified = field.map(({ userId }) => played(userId, 1, 5))
      const rounds = field.map(({ userId }, index) => played(userId, 2, now[index] ?? null, stage))
      const chances = chancesIn({ competition, athletes: field, rounds: [...qualified, ...rounds] }, 2)
      const ends = everyEnd(rounds).map(
        (ended) => bracketFromRounds(competition.stages, field, ended)[0] ?? [],
      )
      for (const { userId, best, worst, goesOn } of chances) {
        const won = ends.map((pairs) =>
          pairs.findIndex(({ winner }) => winner.kind === 'athlete' && winner.userId === userId),
        )
        const [canWin, canLose] = [won.some((pair) => pair !== -1), won.includes(-1)]
        const lost = stage === 1 ? null : 'third-place'
        expect(goesOn).toBe(stage === 1 ? null : canWin && canLose ? 'open' : canWin ? 'through' : lost)
        const isThird = stage === 1 && userId > 2
        if (stage === 2) expect([best, worst]).toEqual([canWin ? 1 : 3, canLose ? 4 : 2])
        else
          expect([best, worst]).toEqual([
            (canWin ? 1 : 2) + (isThird ? 2 : 0),
            (canLose ? 2 : 1) + (isThird ? 2 : 0),
          ])
      }
      expectNeedsInPairs(chances, { competition, field, rounds })
    }),
    { numRuns: 100 },
  )
})

test('in the last phase and before a second qualifying nobody is eliminated', () => {
  const field = athletes(4)
  const inFirst = field.map(({ userId }) => played(userId, 1, null))
  const dual = competitionWith({ isQualificationDual: true, stages: [1] })
  expect(chancesIn({ competition: dual, athletes: field, rounds: inFirst }, 1)).toEqual(
    field.map(({ userId }) => ({
      userId,
      goesOn: null,
      best: 1,
      worst: 4,
      needs: { lead: null, goOn: null },
    })),
  )
  const inFinal = [...inFirst, ...field.map(({ userId }) => played(userId, 2, null, 1))]
  const single = competitionWith({ stages: [1] })
  expect(chancesIn({ competition: single, athletes: field, rounds: inFinal }, 2)[0]?.goesOn).toBe(null)
})

test('a hidden score reveals nothing: judged or not, the chances are the same', () => {
  const competition = competitionWith({ isQualificationDual: true, stages: [1] })
  const field = athletes(6)
  const first = field.map(({ userId }) => played(userId, 1, userId))
  const waiting = field.map(({ userId }) => played(userId, 2, null))
  const judged = waiting.map((round) => ({ ...round, status: 'completed' as const }))
  const [before, after] = [waiting, judged].map((rounds) =>
    chancesIn({ competition, athletes: field, rounds: [...first, ...rounds] }, 2),
  )
  expect(after).toEqual(before)
  expect(after?.map(({ goesOn }) => goesOn)).toEqual(Array(6).fill('open'))
  // athlete 1 has 1.00, the fourth of the table 3.00 and the first 6.00; both win ties against athlete 1 by order number
  expect(after?.find(({ userId }) => userId === 1)?.needs).toEqual({ lead: 6, goOn: 3 })
})

test('with an unknown stage nobody is through', () => {
  const competition = competitionWith({ stages: ['unknown', 1] })
  const [first] = chancesIn(
    { competition, athletes: athletes(2), rounds: [played(1, 1, 3), played(2, 1, 2)] },
    1,
  )
  expect(first).toMatchObject({ goesOn: null, best: 1, worst: 1 })
})

function played(
  userId: number,
  roundNumber: number,
  score: number | 'out' | null,
  stage: StageId | null = null,
): Round {
  return roundWith({
    id: roundNumber * 100 + userId,
    userId,
    roundNumber,
    stage,
    status: score === null ? 'pending' : 'published',
    totalScore: score === null ? null : score === 'out' ? 0 : score,
    disqualifiedAt: score === 'out' ? 1 : null,
  })
}

function everyEnd(
  rounds: readonly Round[],
  values: readonly (number | 'out')[] = [...scores, 'out'],
): Round[][] {
  const [first, ...rest] = rounds
  if (first === undefined) return [[]]
  const own =
    first.status === 'pending'
      ? values.map((score) => played(first.userId, first.roundNumber ?? 0, score, first.stage))
      : [first]
  const ends = everyEnd(rest, values)
  return own.flatMap((round) => ends.map((end) => [round, ...end]))
}

type Table = {
  competition: ReturnType<typeof competitionWith>
  field: CompetingAthlete[]
  before: Round[]
  rounds: Round[]
  of: number | 'qualifying'
  cut: number
}

/** Expects that the named score takes the place by all that is known, and that 0.01 less does not. */
function expectNeeds(
  chances: readonly Chance[],
  { competition, field, before, rounds, of, cut }: Table,
): void {
  for (const { userId, needs } of chances) {
    const open = rounds.find((round) => round.userId === userId && round.status === 'pending')
    if (!open) {
      expect(needs).toEqual({ lead: null, goOn: null })
      continue
    }
    const placeWith = (score: number) =>
      standings(
        competition,
        field,
        [
          ...before,
          ...rounds.map((round) =>
            round.status === 'pending'
              ? played(round.userId, round.roundNumber ?? 0, round === open ? score : 0, round.stage)
              : round,
          ),
        ],
        of,
      ).findIndex((row) => row.userId === userId) + 1
    for (const [score, place] of [
      [needs.lead, 1],
      [needs.goOn, cut],
    ] as const) {
      if (score === null) continue
      expect(placeWith(score)).toBeLessThanOrEqual(place)
      expect(placeWith(score - 0.01)).toBeGreaterThan(place)
    }
  }
}

function expectNeedsInPairs(
  chances: readonly Chance[],
  { competition, field, rounds }: Pick<Table, 'competition' | 'field' | 'rounds'>,
): void {
  for (const { userId, needs } of chances) {
    const wins = (score: number) =>
      bracketFromRounds(
        competition.stages,
        field,
        rounds.map((round) => (round.userId === userId ? played(userId, 2, score, round.stage) : round)),
      )[0]?.some(({ winner }) => winner.kind === 'athlete' && winner.userId === userId) ?? false
    if (needs.goOn === null) continue
    expect(wins(needs.goOn)).toBe(true)
    expect(wins(needs.goOn - 0.01)).toBe(false)
  }
}

function goingOn(competition: Table['competition'], field: CompetingAthlete[], rounds: Round[]): Set<number> {
  const plan = planAdvance({ competition, athletes: field, rounds }, 2)
  return new Set(plan.kind === 'next-phase' ? plan.advancing.map(({ userId }) => userId) : [])
}
