/** Plans a competition in words, e.g. `buildCompetition('…').versus().judgedBy(lucia)`; `runIn(product)` then runs it. */
import type { Gender, PackSize, StageId } from '@trickline/competition/model'
import type { RuleId } from '@trickline/scoring'
import type { Athlete, Person } from './accounts.ts'
import type { CompetitionPlan } from './competition-body.ts'
import { CompetitionRun } from './run-competition.ts'
import type { Product } from './product.ts'

const stageIds = {
  final: 1,
  semiFinal: 2,
  quarterFinal: 3,
  eighthFinal: 4,
  sixteenthFinal: 5,
} as const satisfies Record<string, StageId>
export type StageName = keyof typeof stageIds

export type CompetitionBuilder = ReturnType<typeof buildCompetition>

/** Complete except for its people: scoring, single qualifying, quarterfinal and final, small, live, open. */
export function buildCompetition(name: string) {
  return builderOf({
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
    registration: { opensIn: null, closesIn: null },
    organizer: null,
    supervisor: null,
    judges: [],
    isJudgedByTwo: false,
    athletes: [],
  })
}

function builderOf(plan: CompetitionPlan) {
  const withChange = (change: Partial<CompetitionPlan>) => builderOf({ ...plan, ...change })
  return {
    forGender: (gender: Gender) => withChange({ gender }),
    versus: () => withChange({ isVs: true, stages: [3, 2, 1] }),
    scoring: () => withChange({ isVs: false, stages: [3, 1] }),
    withDualQualifying: () => withChange({ isDual: true }),
    withStages: (...names: StageName[]) => withChange({ stages: names.map((each) => stageIds[each]) }),
    incomplete: () => withChange({ isIncomplete: true }),
    byInvitation: () => withChange({ isOpen: false }),
    underRule: (ruleId: RuleId) => withChange({ ruleId }),
    /** Possible only after an admin has switched online competitions on. */
    online: () => withChange({ typeId: 1 }),
    forAPackOf: (pack: PackSize) => withChange({ pack }),
    at: (location: string, countryId: number, timeZone: string) =>
      withChange({ location, countryId, timeZone }),
    withFees: (fees: number) => withChange({ fees }),
    withPrize: (prize: number) => withChange({ prize }),
    registeringFrom: (opensIn: number) => withChange({ registration: { ...plan.registration, opensIn } }),
    registeringUntil: (closesIn: number) => withChange({ registration: { ...plan.registration, closesIn } }),
    startingIn: (daysUntilStart: number) => withChange({ daysUntilStart }),
    by: (organizer: Person) => withChange({ organizer }),
    approvedBy: (supervisor: Person) => withChange({ supervisor }),
    judgedByTwo: () => withChange({ isJudgedByTwo: true }),
    judgedBy: (...judges: Person[]) => withChange({ judges }),
    for: (athletes: readonly Athlete[]) => withChange({ athletes: [...athletes] }),
    runIn: (product: Product, id?: number) => new CompetitionRun(product, plan, id),
  }
}
