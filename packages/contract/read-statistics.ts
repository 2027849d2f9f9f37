/** Statistics as the API sends them, with rounds, athletes and competitions in place of their ids. */
import type { PersonShort } from './people.ts'
import type { CountedRound, CountedTrick, Highlights, Statistics } from './statistics.ts'

export type CountedRead = Omit<CountedRound, 'user_id' | 'competition_id'> & {
  user: PersonShort
  competition: { id: number; name: string } | null
}
export type StatisticsRead = Omit<
  Statistics,
  'progress' | 'athletes' | 'competitions' | 'first_landed' | 'best_combos'
> & {
  rounds: CountedRead[]
  firstLanded: { trick: CountedTrick; round: CountedRead }[]
  bestCombos: { tricks: CountedTrick[]; points: number; round: CountedRead }[]
}
export type HighlightsRead = {
  bestPerRule: { rule: CountedRead['rule']; best: BestRead; published: BestRead | null }[]
  /** Without the first round under each rule, which had none to beat. */
  personalBests: ReadonlySet<number>
  hardestTrick: { trick: CountedTrick; level: number; value: number; rounds: CountedRead[] } | null
  favouriteCombo: { tricks: CountedTrick[]; times: number; rounds: CountedRead[] } | null
  levels: { level: number; rounds: CountedRead[] }[]
  competitions: {
    id: number
    name: string
    dateStart: string | null
    place: number | null
    score: number | null
    ranked: number
    rounds: CountedRead[]
  }[]
  judged: { id: number; name: string; dateStart: string | null; rounds: number }[]
}
type BestRead = { total: number; round: CountedRead }

export function readStatistics({
  progress,
  athletes,
  competitions,
  first_landed,
  best_combos,
  ...rest
}: Statistics): StatisticsRead {
  const users = new Map(athletes.map((user) => [user.id, user]))
  const named = new Map(competitions.map((competition) => [competition.id, competition]))
  const rounds = new Map<number, CountedRead>()
  for (const { user_id, competition_id, ...row } of progress) {
    const user = users.get(user_id)
    if (!user) throw new Error(`round ${row.id} without its athlete`)
    rounds.set(row.id, { ...row, user, competition: named.get(competition_id ?? 0) ?? null })
  }
  const roundOf = (id: number): CountedRead => {
    const round = rounds.get(id)
    if (!round) throw new Error(`round ${id} is not among those that are counted`)
    return round
  }
  return {
    ...rest,
    rounds: [...rounds.values()],
    firstLanded: first_landed.map(({ trick, round_id }) => ({ trick, round: roundOf(round_id) })),
    bestCombos: best_combos.map(({ round_id, ...combo }) => ({ ...combo, round: roundOf(round_id) })),
  }
}

export function readHighlights(row: Highlights, rounds: readonly CountedRead[]): HighlightsRead {
  const byId = new Map(rounds.map((round) => [round.id, round]))
  const roundsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const bestOf = (best: { total_score: number; round_id: number }): BestRead => {
    const round = byId.get(best.round_id)
    if (!round) throw new Error(`round ${best.round_id} is not among those that are counted`)
    return { total: best.total_score, round }
  }
  const { hardest_trick: hardest, favourite_combo: favourite } = row
  return {
    bestPerRule: row.best_per_rule.map(({ rule, published, ...best }) => ({
      rule,
      best: bestOf(best),
      published: published && bestOf(published),
    })),
    personalBests: new Set(row.personal_bests.filter(beatsAnother(byId))),
    hardestTrick: hardest && {
      trick: hardest.trick,
      level: hardest.level_id,
      value: hardest.value,
      rounds: roundsOf(hardest.round_ids),
    },
    favouriteCombo: favourite && {
      tricks: favourite.tricks,
      times: favourite.times,
      rounds: roundsOf(favourite.round_ids),
    },
    levels: row.levels.map(({ level_id, round_ids }) => ({ level: level_id, rounds: roundsOf(round_ids) })),
    competitions: row.competitions.map(({ id, name, ranked, ...rest }) => ({
      id,
      name,
      ranked,
      dateStart: rest.date_start,
      place: rest.final_position,
      score: rest.final_score,
      rounds: roundsOf(rest.round_ids),
    })),
    judged: row.judged.map(({ date_start, ...rest }) => ({ ...rest, dateStart: date_start })),
  }
}

/** Personal bests come oldest first; the first one of a rule is the first round under it. */
function beatsAnother(rounds: ReadonlyMap<number, CountedRead>): (id: number) => boolean {
  const ridden = new Set<number | undefined>()
  return (id) => {
    const rule = rounds.get(id)?.rule.id
    const isFirst = !ridden.has(rule)
    ridden.add(rule)
    return !isFirst
  }
}
