/** The competitions of the black-box run: both modes, single and dual, 8 to 32 athletes, every rule. */

export type Contest = {
  name: string
  vs: 0 | 1
  dual: 0 | 1
  /** 1 online, 2 live. A big live competition cannot be dual. */
  type: 1 | 2
  size: 'small' | 'medium' | 'big'
  athletes: number
  stages: number[]
  rule: 1 | 2 | 3 | 4
  /** 33 by default. */
  daysUntilStart?: number
  /** After each step, all public responses about it are searched for hidden scores. */
  everyByte?: boolean
}

/** Qualifying leads straight to the final. */
export const scoringOfEight = {
  vs: 0,
  dual: 0,
  type: 2,
  size: 'small',
  athletes: 8,
  stages: [1],
  rule: 1,
} satisfies Omit<Contest, 'name'>

export const versusOfEight = {
  ...scoringOfEight,
  vs: 1,
  stages: [3, 2, 1],
  rule: 4,
} satisfies Omit<Contest, 'name'>

export const shortContests: Contest[] = [
  { ...scoringOfEight, name: 'scoring, 8, straight to the final' },
  { ...versusOfEight, name: 'VS, 8' },
]

export const longContests: Contest[] = [
  {
    name: 'scoring, 12, dual',
    vs: 0,
    dual: 1,
    type: 2,
    size: 'small',
    athletes: 12,
    stages: [3, 1],
    rule: 2,
    everyByte: true,
  },
  {
    name: 'scoring, 13, dual',
    vs: 0,
    dual: 1,
    type: 2,
    size: 'medium',
    athletes: 13,
    stages: [3, 1],
    rule: 3,
  },
  { name: 'scoring, 20', vs: 0, dual: 0, type: 2, size: 'medium', athletes: 20, stages: [4, 3, 1], rule: 4 },
  { name: 'scoring, 32', vs: 0, dual: 0, type: 2, size: 'big', athletes: 32, stages: [5, 4, 3, 1], rule: 4 },
  {
    name: 'VS, 8, dual, the final alone',
    vs: 1,
    dual: 1,
    type: 2,
    size: 'small',
    athletes: 8,
    stages: [1],
    rule: 3,
  },
  {
    name: 'VS, 12, dual, with byes',
    vs: 1,
    dual: 1,
    type: 2,
    size: 'medium',
    athletes: 12,
    stages: [4, 3, 2, 1],
    rule: 3,
  },
  {
    name: 'VS, 13, with byes',
    vs: 1,
    dual: 0,
    type: 2,
    size: 'medium',
    athletes: 13,
    stages: [4, 3, 2, 1],
    rule: 2,
    everyByte: true,
  },
  {
    name: 'VS, 20, dual, online, with byes',
    vs: 1,
    dual: 1,
    type: 1,
    size: 'big',
    athletes: 20,
    stages: [5, 4, 3, 2, 1],
    rule: 4,
  },
  { name: 'VS, 32', vs: 1, dual: 0, type: 2, size: 'big', athletes: 32, stages: [5, 4, 3, 2, 1], rule: 1 },
]

/** The body that the competition form sends. */
export function form(contest: Contest) {
  const { daysUntilStart = 33 } = contest
  return {
    name: contest.name,
    type_id: contest.type,
    rule_id: contest.rule,
    country_id: 724,
    date_start: `${day(daysUntilStart)} 00:00`,
    date_end: `${day(daysUntilStart + (contest.type === 2 ? 1 : 0))} 00:00`,
    is_vs: contest.vs,
    gender: 'male',
    category: 'national',
    is_open: 1,
    participant_size: contest.size,
    is_qualification_dual: contest.dual,
    round_size_id: contest.stages,
    judges: 2,
    days_online: contest.type === 1 ? 10 : null,
    fees: 20,
    prize_amount_total: 1001,
    prize_amount_first: 0,
    prize_amount_second: 0,
    prize_amount_third: 0,
    prize_amount_fourth: 1,
    img_path: null,
    url_event: null,
    url_social: null,
    location: contest.type === 2 ? 'Valencia' : null,
  }
}

/** `yyyy-mm-dd`, `fromToday` days from now. */
export function day(fromToday: number): string {
  return new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
}
