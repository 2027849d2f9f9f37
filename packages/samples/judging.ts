/** The steps of judges, athletes and the organizer with single rounds of a started competition. */
import type { RoundStatus } from '@trickline/competition/model'
import { finishReviewPost, reviewTricks } from '@trickline/contract/review'
import { getRound, updateRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { tricks as tricksCall } from '@trickline/contract/tricks'
import type { Trick } from '@trickline/contract/tricks'
import type { CompetitionPlan } from './competition-builder.ts'
import type { Athlete, Person } from './accounts.ts'
import { performedTricks } from './performed-tricks.ts'
import type { SampleRow } from './performed-tricks.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

type Step = (round: RoundRow) => Promise<void>

export type Judging = {
  startRecording: Step
  stopRecording: Step
  claim: Step
  /** Claims the round and saves `tricks`, or random ones by the strength of the athlete. */
  score: (round: RoundRow, tricks?: SampleRow[]) => Promise<void>
  disqualify: Step
  injure: Step
  /** Confirms every trick but `incorrect.trick` (index from 0), and finishes the review. */
  review: (round: RoundRow, incorrect?: { trick: number; comment: string }) => Promise<void>
  publish: (rounds: readonly RoundRow[]) => Promise<void>
  advance: (rounds: readonly RoundRow[]) => Promise<void>
}

export function judgingOf(product: Product, plan: CompetitionPlan): Judging {
  const move = async (round: RoundRow, to: RoundStatus): Promise<void> => {
    const new_status = roundStatusCodes[to]
    await product.send(
      updateStatus,
      { body: { entity: 'rounds', id: round.id, new_status, source: 'judge_panel' } },
      judgeOf(plan, round).token,
    )
  }

  const save = async (round: RoundRow, tricks?: SampleRow[]): Promise<void> => {
    const judge = judgeOf(plan, round)
    const validatedTricks = tricks ?? (await randomTricks(product, plan, round, judge))
    await product.send(
      updateRound,
      { body: { modeProgram: round.rule_id, roundId: round.id, isNew: true, validatedTricks } },
      judge.token,
    )
  }

  const owner = (): Person => {
    if (plan.organizer === null) throw new Error('the competition has no organizer')
    return plan.organizer
  }

  return {
    startRecording: async (round) => {
      advanceTime(product, 1)
      await move(round, 'recording')
    },
    stopRecording: async (round) => {
      advanceTime(product, 2)
      await move(round, 'recorded')
    },
    claim: (round) => move(round, 'scoring'),
    score: async (round, tricks) => {
      await move(round, 'scoring')
      advanceTime(product, 4)
      await save(round, tricks)
    },
    disqualify: (round) => move(round, 'disqualified'),
    injure: (round) => move(round, 'injured'),
    review: async (round, incorrect) => {
      advanceTime(product, 1)
      await review(product, round, athleteOf(plan, round), incorrect)
    },
    publish: async (rounds) => {
      advanceTime(product, 6)
      const id = rounds.map((round) => round.id)
      const new_status = roundStatusCodes.published
      await product.send(updateStatus, { body: { entity: 'publishRounds', id, new_status } }, owner().token)
    },
    advance: async ([round]) => {
      if (round === undefined || round.competition_id === null) throw new Error('no phase to advance')
      advanceTime(product, 15)
      const id = { competition_id: round.competition_id, round_number: round.round_number }
      await product.send(
        updateStatus,
        { body: { entity: 'advanceRounds', id, new_status: roundStatusCodes.pending } },
        owner().token,
      )
    },
  }
}

/** Judges take turns; a round has the same judge from recording to scoring. */
function judgeOf({ judges }: CompetitionPlan, round: RoundRow): Person {
  const judge = judges[round.run_order % judges.length]
  if (judge === undefined) throw new Error('the competition needs judges: .judgedBy(…)')
  return judge
}

function athleteOf({ athletes }: CompetitionPlan, round: RoundRow): Athlete {
  const athlete = athletes.find(({ id }) => id === round.user_id)
  if (athlete === undefined) throw new Error(`round ${round.id} is of nobody in the plan`)
  return athlete
}

async function randomTricks(
  product: Product,
  plan: CompetitionPlan,
  round: RoundRow,
  judge: Person,
): Promise<SampleRow[]> {
  const { strength, email } = athleteOf(plan, round)
  const seed = `${plan.name} ${round.round_number} ${email}`
  return performedTricks({ tricks: await catalogueOf(product, judge), strength, seed })
}

const catalogues = new WeakMap<Product, Trick[]>()

export async function catalogueOf(product: Product, reader: Person): Promise<Trick[]> {
  const cached = catalogues.get(product)
  if (cached) return cached
  const { tricks } = await product.send(tricksCall, {}, reader.token)
  catalogues.set(product, tricks)
  return tricks
}

async function review(
  product: Product,
  round: RoundRow,
  athlete: Athlete,
  incorrect?: { trick: number; comment: string },
): Promise<void> {
  const params = { id: round.id }
  const { validatedTricks } = await product.send(getRound, { params }, athlete.token)
  const reviewedTricks = validatedTricks
    .flatMap((row) => ('body' in row ? row.body : [row]))
    .map(({ validated_trick_id: trick_id }, index) =>
      index === incorrect?.trick
        ? { trick_id, feedback: 2, comment: incorrect.comment }
        : { trick_id, feedback: 1 },
    )
  await product.send(
    reviewTricks,
    { body: { reviewedTricks, round_feedback: { round_id: round.id, comment: null } } },
    athlete.token,
  )
  await product.send(finishReviewPost, { params }, athlete.token)
}
