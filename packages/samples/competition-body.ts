/** The plan of a competition, and the request that creates it. */
import type { BodyOf } from '@trickline/contract/call'
import type { storeCompetition } from '@trickline/contract/competitions'
import type { CompetitionTypeId, Gender, PackSize, StageId } from '@trickline/competition/model'
import type { RuleId } from '@trickline/scoring'
import type { Athlete, Person } from './accounts.ts'

export type CompetitionPlan = {
  name: string
  isVs: boolean
  isDual: boolean
  isOpen: boolean
  stages: StageId[]
  ruleId: RuleId
  typeId: CompetitionTypeId
  pack: PackSize
  location: string
  countryId: number
  timeZone: string
  /** Leaves out country, place and judges, so that it stays a draft. */
  isIncomplete: boolean
  gender: Gender
  fees: number
  prize: number
  /** Counted from the creation; the product requires at least a month. */
  daysUntilStart: number
  /** Days from the creation until registration opens and closes; null: not stated. */
  registration: { opensIn: number | null; closesIn: number | null }
  organizer: Person | null
  supervisor: Person | null
  judges: Person[]
  /** Two judges score each round independently. */
  isJudgedByTwo: boolean
  athletes: Athlete[]
}

/** The start is `plan.daysUntilStart` days after `now`, the product's time, at 10:00 in the plan's time zone. */
export function competitionBody(plan: CompetitionPlan, now: Date): BodyOf<typeof storeCompetition> {
  const day = (daysLater: number): string =>
    new Date(now.getTime() + daysLater * 86_400_000).toISOString().slice(0, 10)
  const inDays = (days: number | null) => (days === null ? null : `${day(days)} 10:00`)
  return {
    formCreate: {
      name: plan.name,
      type_id: plan.typeId,
      rule_id: plan.ruleId,
      country_id: plan.isIncomplete ? null : plan.countryId,
      date_start: `${day(plan.daysUntilStart)} 10:00`,
      registration_opens_at: inDays(plan.registration.opensIn),
      registration_closes_at: inDays(plan.registration.closesIn),
      date_end: plan.typeId === 2 ? `${day(plan.daysUntilStart + 1)} 18:00` : null,
      time_zone: plan.timeZone,
      is_vs: plan.isVs ? 1 : 0,
      gender: plan.gender,
      category: 'international',
      is_open: plan.isOpen ? 1 : 0,
      participant_size: plan.pack,
      is_qualification_dual: plan.isDual ? 1 : 0,
      round_size_id: plan.stages,
      judges: plan.isIncomplete ? null : Math.max(1, plan.judges.length),
      ...(plan.isJudgedByTwo && { judging: 'two' }),
      days_online: plan.typeId === 1 ? 10 : null,
      fees: plan.fees,
      prize_amount_total: plan.prize,
      prize_places: 4,
      location: plan.typeId === 2 && !plan.isIncomplete ? plan.location : null,
      url_event: `https://trickline.example/${encodeURIComponent(plan.name.toLowerCase().replaceAll(/\W+/g, '-'))}`,
    },
  }
}
