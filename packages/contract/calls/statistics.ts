/** The addresses of the calls of `statistics.ts` (call-address.ts). */

const counter = { names: [{ tricks: [{}] }] } as const

const statistics = {
  counters: {
    fs: counter,
    bs: counter,
    grabs: counter,
    dubs: counter,
    unique_tricks: counter,
    tricks: counter,
    combos: counter,
    combos_6: counter,
    combos_feet: counter,
    combos_feet_6: counter,
  },
  levels: [{}],
  categories: [{}],
  progress: [{ rule: {} }],
  athletes: [{}],
  competitions: [{}],
  first_landed: [{ trick: {} }],
  landed_before: [],
  best_combos: [{ tricks: [{}] }],
} as const

export const athleteStatistics = {
  method: 'GET',
  path: '/statistics/athlete/:id',
  outline: {
    athlete: {},
    statistics,
    highlights: {
      best_per_rule: [{ rule: {} }],
      personal_bests: [],
      levels: [{ round_ids: [] }],
      competitions: [{ round_ids: [] }],
      judged: [{}],
    },
  },
} as const
export const competitionStatistics = {
  method: 'GET',
  path: '/statistics/competition/:id',
  outline: {
    competition: {},
    statistics,
  },
} as const
