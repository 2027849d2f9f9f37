/** Random competitions, played from the start to the podium by the product's own plans. */

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedOutcome } from '../../e2e/black-box/bracket-oracle.ts'
import type { OracleInput as PlayOfNumbers } from '../../e2e/black-box/bracket-oracle.ts'
import { planAdvance } from './advancing.ts'
import type { AdvancePlan } from './advancing.ts'
import { bracketView } from './bracket.ts'
import type { CompetingAthlete, NewRound, Round, StageId } from './model.ts'
import type { PodiumPlace } from './podium.ts'
import { planStart } from './start.ts'
import { competitionWith, entryWith, roundWith } from './test-fixtures.ts'

type Play = PlayOfNumbers & { stages: readonly StageId[] }

const versusStages: StageId[][] = [[1], [2, 1], [3, 2, 1], [4, 3, 2, 1], [5, 4, 3, 2, 1]]
const scoringStages = fc
  .subarray<StageId>([5, 4, 3], { minLength: 0 })
  .map((chosen): StageId[] => [...chosen, 1])

/** Few distinct scores, so that ties are common; one result in eight is a disqualification or an injury. */
const result = fc.oneof(
  { weight: 7, arbitrary: fc.integer({ min: 0, max: 6 }) },
  { weight: 1, arbitrary: fc.constant(null) },
)

const anyPlay = fc
  .record({ count: fc.integer({ min: 8, max: 32 }), isVs: fc.boolean(), dual: fc.boolean() })
  .chain(({ count, isVs, dual }) =>
    fc.record({
      isVs: fc.constant(isVs),
      dual: fc.constant(dual),
      stages: isVs ? fc.constantFrom(...versusStages) : scoringStages,
      athletes: fc.shuffledSubarray(
        Array.from({ length: count }, (_, index) => 101 + index),
        {
          minLength: count,
        },
      ),
      results: fc.array(fc.array(result, { minLength: 7, maxLength: 7 }), {
        minLength: count,
        maxLength: count,
      }),
    }),
  )
  .map(({ isVs, dual, stages, athletes, results }) => ({
    isVs,
    qualifyings: dual ? (2 as const) : (1 as const),
    stages,
    athletes,
    score: (athlete: number, phase: number) => results[athlete - 101]?.[phase - 1] ?? null,
  }))

test('a competition runs as the second implementation of the rules plays it', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const { phases, podium } = run(play)
      const expected = expectedOutcome(play)
      expect(
        phases.map(({ rounds }) => [
          rounds[0]?.roundNumber,
          rounds.map(({ userId, vsGroup, vsMatchNumber }) => ({
            athlete: userId,
            group: vsGroup,
            number: vsMatchNumber,
          })),
        ]),
      ).toEqual([...expected.riders])
      expect(podium.map(({ userId, finalScore }) => ({ athlete: userId, score: finalScore }))).toEqual(
        expected.ranking,
      )
    }),
    { numRuns: 300 },
  )
})

test('the podium holds every athlete once, in places 1 to n', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      const { podium } = run(play)
      expect(podium.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
        play.athletes.toSorted((a, b) => a - b),
      )
      expect(podium.map(({ finalPosition }) => finalPosition)).toEqual(
        play.athletes.map((_, index) => index + 1),
      )
    }),
  )
})

test('in every phase an athlete rides at most once, goes on or is out, and run order counts from 1', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      for (const { rounds, before } of run(play).phases) {
        expect(new Set(rounds.map(({ userId }) => userId)).size).toBe(rounds.length)
        expect(rounds.map(({ runOrder }) => runOrder)).toEqual(rounds.map((_, index) => index + 1))
        if (before === null) continue
        const goesOn = before.advancing.map(({ userId }) => userId)
        const out = new Set(before.eliminated.map(({ userId }) => userId))
        const riding = rounds.map(({ userId }) => userId)
        const byes = before.byes.map(({ userId }) => userId)
        expect(new Set([...riding, ...byes])).toEqual(new Set(goesOn))
        expect(riding.length + byes.length).toBe(goesOn.length)
        expect(goesOn.filter((userId) => out.has(userId))).toEqual([])
      }
    }),
  )
})

test('in VS exactly two meet in each match, one of them wins, and winners of consecutive pairs meet next', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      fc.pre(play.isVs)
      const { phases, flags, played } = run(play)
      const groupBefore = new Map<number, { stage: StageId; pair: number }>()
      for (const { rounds } of phases) {
        if (rounds[0]?.stage === null) continue
        expect(rounds.length % 2).toBe(0)
        for (let at = 0; at < rounds.length; at += 2) {
          const [a, b] = [rounds[at], rounds[at + 1]]
          if (a === undefined || b === undefined || a.stage === null) throw new Error('half a match')
          expect([a.vsGroup, a.vsMatchNumber]).toEqual([b.vsGroup, at / 2 + 1])
          expect(a.userId).not.toBe(b.userId)
          const [fromA, fromB] = [groupBefore.get(a.userId), groupBefore.get(b.userId)]
          // below the sixteenthfinal one letter stands for one pair
          if (a.stage > 1 && a.stage < 4 && fromA?.stage === a.stage + 1 && fromB?.stage === a.stage + 1) {
            expect([fromA.pair, fromB.pair]).toEqual([2 * letter(a), 2 * letter(a) + 1])
          }
          for (const { userId, stage } of [a, b])
            groupBefore.set(userId, { stage: stage ?? 1, pair: letter(a) })
          const won = played.filter((round) => round.stage === a.stage && flags.get(round.id) === true)
          expect(won.filter(({ userId }) => userId === a.userId || userId === b.userId)).toHaveLength(1)
        }
      }
      expect(flags.size).toBe(played.filter(({ stage }) => stage !== null).length)
    }),
  )
})

test('in VS, when the better seed always wins, the first four places are seeds 1 to 4', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      fc.pre(play.isVs)
      expect(
        run({ ...play, score: (athlete) => 1000 - athlete })
          .podium.slice(0, 4)
          .map(({ userId }) => userId),
      ).toEqual([101, 102, 103, 104])
    }),
  )
})

test('in VS the drawn bracket ends with the winners of the podium', () => {
  fc.assert(
    fc.property(anyPlay, (play) => {
      fc.pre(play.isVs)
      const { podium, played, field } = run(play)
      const final = bracketView({ isVs: true, stages: play.stages }, field, played).at(-1)
      const winners = final?.pairs.map(({ a, b }) => [a, b].find(({ isWinner }) => isWinner))
      expect(winners?.map((slot) => (slot?.kind === 'athlete' ? slot.userId : null))).toEqual([
        podium[0]?.userId,
        podium[2]?.userId,
      ])
    }),
  )
})

type NextPhase = Extract<AdvancePlan, { kind: 'next-phase' }>

/** Plays a competition as the server does: creates the rounds, judges, publishes, advances. */
function run(play: Play) {
  const competition = competitionWith({
    isVs: play.isVs,
    isQualificationDual: play.qualifyings === 2,
    stages: play.stages,
  })
  const entries = play.athletes.map((userId, index) =>
    entryWith({ id: userId, userId, orderNumber: index + 1 }),
  )
  let field: CompetingAthlete[] = play.athletes.map((userId, index) => ({
    userId,
    entryId: userId,
    orderNumber: index + 1,
    seed: null,
  }))
  const played: Round[] = []
  const phases: { rounds: NewRound[]; before: NextPhase | null }[] = []
  const flags = new Map<number, boolean>()
  let rounds = planStart(entries).rounds
  let before: NextPhase | null = null
  let podium: PodiumPlace[] | null = null
  while (podium === null) {
    phases.push({ rounds, before })
    played.push(...rounds.map((round, index) => judged(play, round, played.length + index + 1)))
    const plan: AdvancePlan = planAdvance(
      { competition, athletes: field, rounds: played },
      rounds[0]?.roundNumber ?? 0,
    )
    for (const { roundId, isVsWinner } of plan.winners) flags.set(roundId, isVsWinner)
    if (plan.kind === 'podium') {
      podium = plan.podium
    } else {
      const seeds = new Map(plan.advancing.map(({ userId, seed }) => [userId, seed]))
      field = field.map((athlete) => ({ ...athlete, seed: seeds.get(athlete.userId) ?? athlete.seed }))
      rounds = plan.rounds
      before = plan
    }
  }
  return { phases, podium, flags, played, field }
}

function judged(play: Play, { userId, roundNumber, stage }: NewRound, id: number): Round {
  const score = play.score(userId, roundNumber)
  return roundWith({
    id,
    userId,
    roundNumber,
    stage,
    status: 'published',
    totalScore: score ?? 0,
    disqualifiedAt: score === null && id % 2 === 0 ? 1 : null,
    injuredAt: score === null && id % 2 === 1 ? 1 : null,
  })
}

function letter(round: NewRound): number {
  return 'ABCDEFGH'.indexOf(round.vsGroup ?? '')
}
