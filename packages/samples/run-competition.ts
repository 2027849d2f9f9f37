/** Runs a competition in the product. Each step first takes the steps before it that are missing. */
import type { CompetitionStatus, RoundStatus } from '@trickline/competition/model'
import { getCompetition, startCompetitionPost, storeCompetition } from '@trickline/contract/competitions'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import { competitionStatusCodes, competitionStatusOf, roundStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { Person } from './accounts.ts'
import { competitionBody, type CompetitionPlan } from './competition-body.ts'
import { enterAthletes, enterJudges } from './enter-people.ts'
import { Judging } from './judging.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

/** Each step returns the competition as the organizer sees it. */
export class CompetitionRun {
  readonly judging: Judging
  readonly #product: Product
  readonly #plan: CompetitionPlan
  readonly #organizer: Person
  #id: number | null

  constructor(product: Product, plan: CompetitionPlan, existing?: number) {
    this.#product = product
    this.#plan = plan
    this.#organizer = required(plan.organizer, 'an organizer: .by(…)')
    this.#id = existing ?? null
    this.judging = new Judging(product, plan)
  }

  async present(): Promise<CompetitionDetail> {
    if (this.#id === null) return this.created()
    const params = { id: this.#id }
    const { competition } = await this.#product.send(getCompetition, { params }, this.#organizer.token)
    return competition
  }

  async created(): Promise<CompetitionDetail> {
    if (this.#id !== null) return this.present()
    const body = competitionBody(this.#plan, this.#product.now())
    const { competition } = await this.#product.send(storeCompetition, { body }, this.#organizer.token)
    this.#id = competition.id
    return competition
  }

  async approved(): Promise<CompetitionDetail> {
    const competition = await this.created()
    if (hasReached(competition, 'approved')) return competition
    advanceTime(this.#product, 8 * 60)
    return this.#move(required(this.#plan.supervisor, 'a supervisor: .approvedBy(…)'), 'approved')
  }

  async published(): Promise<CompetitionDetail> {
    const competition = await this.approved()
    if (hasReached(competition, 'published')) return competition
    advanceTime(this.#product, 5 * 60)
    return this.#move(this.#organizer, 'published')
  }

  async withJudges(): Promise<CompetitionDetail> {
    const competition = await this.published()
    if (hasReached(competition, 'started')) return competition
    await enterJudges(this.#organized(competition), this.#plan.judges)
    return this.present()
  }

  async withAthletes(): Promise<CompetitionDetail> {
    const competition = await this.withJudges()
    if (hasReached(competition, 'started')) return competition
    const isOpen = competition.is_open === 1
    await enterAthletes(this.#organized(competition), this.#plan.athletes, { isOpen })
    return this.present()
  }

  /** Moves the product's time to the date of the competition. */
  async started(): Promise<CompetitionDetail> {
    const competition = await this.withAthletes()
    if (hasReached(competition, 'started')) return competition
    moveTo(this.#product, competition.date_start_at)
    const params = { id: competition.id }
    await this.#product.send(startCompetitionPost, { params }, this.#organizer.token)
    return this.present()
  }

  async recorded(): Promise<CompetitionDetail> {
    for (const round of roundsOfCurrentPhase(await this.started())) {
      if (hasStatus(round, 'pending')) await this.judging.startRecording(round)
      if (hasStatus(round, 'pending', 'recording')) await this.judging.stopRecording(round)
    }
    return this.present()
  }

  async scored(): Promise<CompetitionDetail> {
    for (const round of roundsOfCurrentPhase(await this.recorded())) {
      if (hasStatus(round, 'recorded')) await this.judging.score(round)
    }
    return this.present()
  }

  /** Optional: no other step needs the reviews. */
  async reviewed(): Promise<CompetitionDetail> {
    for (const round of roundsOfCurrentPhase(await this.scored())) {
      if (hasStatus(round, 'completed') && round.validated_at === null) await this.judging.review(round)
    }
    return this.present()
  }

  async publishedPhase(): Promise<CompetitionDetail> {
    const rounds = roundsOfCurrentPhase(await this.scored())
    if (!rounds.every((round) => hasStatus(round, 'published'))) await this.judging.publish(rounds)
    return this.present()
  }

  async advanced(): Promise<CompetitionDetail> {
    const competition = await this.publishedPhase()
    if (!hasReached(competition, 'finished')) await this.judging.advance(roundsOfCurrentPhase(competition))
    return this.present()
  }

  async finished(): Promise<CompetitionDetail> {
    let competition = await this.advanced()
    while (!hasReached(competition, 'finished')) competition = await this.advanced()
    return competition
  }

  /** In running order. */
  async currentRounds(): Promise<RoundRow[]> {
    return roundsOfCurrentPhase(await this.present())
  }

  async #move(by: Person, to: CompetitionStatus): Promise<CompetitionDetail> {
    const { id } = await this.created()
    const new_status = competitionStatusCodes[to]
    const body = { entity: 'competitions' as const, id, new_status, source: 'samples' }
    await this.#product.send(updateStatus, { body }, by.token)
    return this.present()
  }

  #organized({ id }: CompetitionDetail) {
    return { product: this.#product, competitionId: id, organizer: this.#organizer }
  }
}

const statusOrder: CompetitionStatus[] = [
  'registered',
  'pending',
  'approved',
  'published',
  'started',
  'finished',
]

function hasReached(competition: CompetitionDetail, status: CompetitionStatus): boolean {
  const present = competitionStatusOf(competition.status_id)
  return present !== undefined && statusOrder.indexOf(present) >= statusOrder.indexOf(status)
}

function hasStatus(round: RoundRow, ...statuses: RoundStatus[]): boolean {
  const present = roundStatusOf(round.status_id)
  return present !== undefined && statuses.includes(present)
}

function roundsOfCurrentPhase({ rounds }: CompetitionDetail): RoundRow[] {
  const current = Math.max(...rounds.map((round) => round.round_number))
  return rounds
    .filter((round) => round.round_number === current)
    .toSorted((a, b) => a.run_order - b.run_order)
}

function moveTo(product: Product, instant: string | null): void {
  if (instant === null || product.now() >= new Date(instant)) return
  product.setNow?.(new Date(instant))
  advanceTime(product, 5)
}

function required(person: Person | null, missing: string): Person {
  if (person === null) throw new Error(`the competition needs ${missing}`)
  return person
}
