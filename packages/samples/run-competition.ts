/** Runs a competition in the product. Each step first takes the missing steps before it. */
import type { CompetitionStatus, RoundStatus } from '@trickline/competition/model'
import { getCompetition, startCompetitionPost, storeCompetition } from '@trickline/contract/competitions'
import type { CompetitionDetail } from '@trickline/contract/competitions'
import type { RoundRow } from '@trickline/contract/rounds'
import { competitionStatusCodes, competitionStatusOf, roundStatusOf } from '@trickline/contract/status-codes'
import { updateStatus } from '@trickline/contract/status-update'
import type { CompetitionPlan } from './competition-builder.ts'
import type { Person } from './accounts.ts'
import { competitionBody } from './competition-body.ts'
import { enterAthletes, enterJudges } from './enter-people.ts'
import { judgingOf } from './judging.ts'
import type { Judging } from './judging.ts'
import { advanceTime } from './product.ts'
import type { Product } from './product.ts'

type Step = () => Promise<CompetitionDetail>

/** Each step returns the competition as the organizer sees it. */
export type CompetitionRun = {
  created: Step
  approved: Step
  published: Step
  withJudges: Step
  withAthletes: Step
  /** Moves the product's time to the date. */
  started: Step
  recorded: Step
  scored: Step
  /** Optional: no other step needs it. */
  reviewed: Step
  publishedPhase: Step
  advanced: Step
  finished: Step
  present: Step
  /** In run order. */
  currentRounds: () => Promise<RoundRow[]>
  judging: Judging
}

export function runCompetition(product: Product, plan: CompetitionPlan, existing?: number): CompetitionRun {
  let id = existing ?? null
  const organizer = required(plan.organizer, 'an organizer: .by(…)')
  const judging = judgingOf(product, plan)

  const present: Step = async () => {
    if (id === null) return created()
    const { competition } = await product.send(getCompetition, { params: { id } }, organizer.token)
    return competition
  }

  const created: Step = async () => {
    if (id !== null) return present()
    const body = competitionBody(plan, product.now())
    const { competition } = await product.send(storeCompetition, { body }, organizer.token)
    id = competition.id
    return competition
  }

  const move = async (by: Person, to: CompetitionStatus): Promise<CompetitionDetail> => {
    const { id: competitionId } = await created()
    const new_status = competitionStatusCodes[to]
    await product.send(
      updateStatus,
      { body: { entity: 'competitions', id: competitionId, new_status, source: 'samples' } },
      by.token,
    )
    return present()
  }

  const approved: Step = async () => {
    const competition = await created()
    if (hasReached(competition, 'approved')) return competition
    advanceTime(product, 8 * 60)
    return move(required(plan.supervisor, 'a supervisor: .approvedBy(…)'), 'approved')
  }

  const published: Step = async () => {
    const competition = await approved()
    if (hasReached(competition, 'published')) return competition
    advanceTime(product, 5 * 60)
    return move(organizer, 'published')
  }

  const withJudges: Step = async () => {
    const competition = await published()
    if (hasReached(competition, 'started')) return competition
    await enterJudges({ product, competitionId: competition.id, organizer }, plan.judges)
    return present()
  }

  const withAthletes: Step = async () => {
    const competition = await withJudges()
    if (hasReached(competition, 'started')) return competition
    const organized = { product, competitionId: competition.id, organizer }
    await enterAthletes(organized, plan.athletes, { isOpen: competition.is_open === 1 })
    return present()
  }

  const started: Step = async () => {
    const competition = await withAthletes()
    if (hasReached(competition, 'started')) return competition
    moveTo(product, competition.date_start_at)
    await product.send(startCompetitionPost, { params: { id: competition.id } }, organizer.token)
    return present()
  }

  const currentRounds = async (): Promise<RoundRow[]> => roundsOfCurrentPhase(await present())

  const recorded: Step = async () => {
    for (const round of roundsOfCurrentPhase(await started())) {
      if (hasStatus(round, 'pending')) await judging.startRecording(round)
      if (hasStatus(round, 'pending', 'recording')) await judging.stopRecording(round)
    }
    return present()
  }

  const scored: Step = async () => {
    for (const round of roundsOfCurrentPhase(await recorded())) {
      if (hasStatus(round, 'recorded')) await judging.score(round)
    }
    return present()
  }

  const reviewed: Step = async () => {
    for (const round of roundsOfCurrentPhase(await scored())) {
      if (hasStatus(round, 'completed') && round.validated_at === null) await judging.review(round)
    }
    return present()
  }

  const publishedPhase: Step = async () => {
    const rounds = roundsOfCurrentPhase(await scored())
    if (!rounds.every((round) => hasStatus(round, 'published'))) await judging.publish(rounds)
    return present()
  }

  const advanced: Step = async () => {
    const competition = await publishedPhase()
    if (!hasReached(competition, 'finished')) await judging.advance(roundsOfCurrentPhase(competition))
    return present()
  }

  const finished: Step = async () => {
    let competition = await advanced()
    while (!hasReached(competition, 'finished')) competition = await advanced()
    return competition
  }

  return {
    created,
    approved,
    published,
    withJudges,
    withAthletes,
    started,
    recorded,
    scored,
    reviewed,
    publishedPhase,
    advanced,
    finished,
    present,
    currentRounds,
    judging,
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
