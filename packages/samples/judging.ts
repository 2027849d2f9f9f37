/** What judges, athletes and the organizer do with single rounds of a started competition. */
import type { RoundStatus } from '@trickline/competition/model'
import type { BodyOf } from '@trickline/contract/call'
import { finishReviewPost, reviewTricks } from '@trickline/contract/review'
import { getRound, updateRound } from '@trickline/contract/rounds'
import type { RoundRow } from '@trickline/contract/rounds'
import { roundStatusCodes } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import { tricks as tricksCall } from '@trickline/contract/tricks'
import type { Trick } from '@trickline/contract/tricks'
import type { CompetitionPlan } from './competition-body.ts'
import type { Athlete, Person } from './accounts.ts'
import { performedTricks } from './performed-tricks.ts'
import type { SampleRow } from './performed-tricks.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

export class Judging {
  readonly #product: Product
  readonly #plan: CompetitionPlan

  constructor(product: Product, plan: CompetitionPlan) {
    this.#product = product
    this.#plan = plan
  }

  async startRecording(round: RoundRow): Promise<void> {
    advanceTime(this.#product, 1)
    await this.#move(round, 'recording')
  }

  async stopRecording(round: RoundRow): Promise<void> {
    advanceTime(this.#product, 2)
    await this.#move(round, 'recorded')
  }

  async claim(round: RoundRow): Promise<void> {
    await this.#move(round, 'scoring')
  }

  /** Gives back a claimed round. */
  async release(round: RoundRow): Promise<void> {
    await this.#move(round, 'recorded')
  }

  /** Claims the round and saves `tricks`, or random tricks that fit the athlete's strength. */
  async score(round: RoundRow, tricks?: SampleRow[]): Promise<void> {
    await this.#move(round, 'scoring')
    advanceTime(this.#product, 4)
    const judge = judgeOf(this.#plan, round)
    const validatedTricks = tricks ?? (await randomTricks(this.#product, this.#plan, round, judge))
    const body = { modeProgram: round.rule_id, roundId: round.id, isNew: true, validatedTricks }
    await this.#product.send(updateRound, { body }, judge.token)
  }

  async disqualify(round: RoundRow): Promise<void> {
    await this.#move(round, 'disqualified')
  }

  async injure(round: RoundRow): Promise<void> {
    await this.#move(round, 'injured')
  }

  /** Confirms every trick except `incorrect.trick` (index from 0), and finishes the review. */
  async review(round: RoundRow, incorrect?: Incorrect): Promise<void> {
    advanceTime(this.#product, 1)
    await review(this.#product, round, athleteOf(this.#plan, round), incorrect)
  }

  async publish(rounds: readonly RoundRow[]): Promise<void> {
    advanceTime(this.#product, 6)
    const id = rounds.map((round) => round.id)
    await this.#moveByOwner({ entity: 'publishRounds', id, new_status: roundStatusCodes.published })
  }

  async advance([round]: readonly RoundRow[]): Promise<void> {
    if (round === undefined || round.competition_id === null) throw new Error('no phase to advance')
    advanceTime(this.#product, 15)
    const id = { competition_id: round.competition_id, round_number: round.round_number }
    await this.#moveByOwner({ entity: 'advanceRounds', id, new_status: roundStatusCodes.pending })
  }

  async #move(round: RoundRow, to: RoundStatus): Promise<void> {
    const new_status = roundStatusCodes[to]
    const body = { entity: 'rounds' as const, id: round.id, new_status, source: 'judge_panel' }
    await this.#product.send(updateStatus, { body }, judgeOf(this.#plan, round).token)
  }

  async #moveByOwner(body: BodyOf<typeof updateStatus>): Promise<void> {
    const { organizer } = this.#plan
    if (organizer === null) throw new Error('the competition has no organizer')
    await this.#product.send(updateStatus, { body }, organizer.token)
  }
}

type Incorrect = { trick: number; comment: string }

/** Judges take turns; a round keeps its judge from recording to scoring. */
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
  incorrect?: Incorrect,
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
