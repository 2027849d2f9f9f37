/**
 * A competition as it is planned, in words: `buildCompetition('…').versus().withDualQualifying().judgedBy(lucia)`.
 * `heldIn(product)` gives the competition itself, to be taken to any state (run-competition.ts).
 */
import type { CompetitionTypeId, Gender, PackSize, StageId } from '@trickline/competition/model'
import type { RuleId } from '@trickline/scoring'
import type { Athlete, Person } from './accounts.ts'
import { runCompetition } from './run-competition.ts'
import type { CompetitionRun } from './run-competition.ts'
import type { Product } from './product.ts'

const stageIds = {
  final: 1,
  semiFinal: 2,
  quarterFinal: 3,
  eighthFinal: 4,
  sixteenthFinal: 5,
} as const satisfies Record<string, StageId>
export type StageName = keyof typeof stageIds

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
  /** ISO 3166 numeric. */
  countryId: number
  timeZone: string
  /** Saved as a draft: no country, place or judges yet. */
  isIncomplete: boolean
  gender: Gender
  fees: number
  prize: number
  /** From the day it is created; the product wants a month at least. */
  daysUntilStart: number
  organizer: Person | null
  supervisor: Person | null
  judges: Person[]
  athletes: Athlete[]
}

export type CompetitionBuilder = ReturnType<typeof buildCompetition>

/** Complete but for its people: scoring, single qualifying, quarterfinal and final, small, live, open. */
export function buildCompetition(name: string) {
  return planned({
    name,
    isVs: false,
    isDual: false,
    isOpen: true,
    stages: [3, 1],
    ruleId: 4,
    typeId: 2,
    pack: 'small',
    location: 'Parc de la Ciutadella, Barcelona',
    countryId: 724,
    timeZone: 'Europe/Madrid',
    isIncomplete: false,
    gender: 'female',
    fees: 25,
    prize: 1500,
    daysUntilStart: 45,
    organizer: null,
    supervisor: null,
    judges: [],
    athletes: [],
  })
}

function planned(plan: CompetitionPlan) {
  const but = (change: Partial<CompetitionPlan>) => planned({ ...plan, ...change })
  return {
    forGender: (gender: Gender) => but({ gender }),
    versus: () => but({ isVs: true, stages: [3, 2, 1] }),
    scoring: () => but({ isVs: false, stages: [3, 1] }),
    withDualQualifying: () => but({ isDual: true }),
    withStages: (...names: StageName[]) => but({ stages: names.map((each) => stageIds[each]) }),
    leftIncomplete: () => but({ isIncomplete: true }),
    byInvitation: () => but({ isOpen: false }),
    underRule: (ruleId: RuleId) => but({ ruleId }),
    /** Offered once an admin has switched it on. */
    online: () => but({ typeId: 1 }),
    forAPackOf: (pack: PackSize) => but({ pack }),
    at: (location: string, countryId: number, timeZone: string) => but({ location, countryId, timeZone }),
    withFees: (fees: number) => but({ fees }),
    withPrize: (prize: number) => but({ prize }),
    startingIn: (daysUntilStart: number) => but({ daysUntilStart }),
    by: (organizer: Person) => but({ organizer }),
    approvedBy: (supervisor: Person) => but({ supervisor }),
    judgedBy: (...judges: Person[]) => but({ judges }),
    for: (athletes: readonly Athlete[]) => but({ athletes: [...athletes] }),
    /** `id`: a competition that exists already, held by this plan. */
    heldIn: (product: Product, id?: number): CompetitionRun => runCompetition(product, plan, id),
  }
}
