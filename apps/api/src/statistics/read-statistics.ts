/** Statistics of an athlete or a competition (calls §15), from the rounds that count for the viewer (who-sees-what §9). */
import { ruleName } from '@trickline/scoring'
import {
  bestCombos,
  type Counter,
  countRounds,
  firstLanded,
  tricksAndGrabs,
} from '@trickline/scoring/statistics'
import { canSeeCompetition, canSeeRoundScore, countsInStatistics } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/statistics'
import type { CountedRound, Statistics } from '@trickline/contract/statistics'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { findPerson, peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { SignedIn, SignedInReadContext } from '../platform/http/work.ts'
import { type LoadedRound, trickRow } from './counted-row.ts'
import { highlightsOf } from './highlights.ts'
import { roundsToCount, type RoundToCount, tricksOfRounds, type TrickToCount } from './statistics-store.ts'

const mostNames = 100
const mostCombos = 10

export async function athleteStatistics(
  { db, person }: SignedInReadContext,
  { params, query }: ParsedRequest<typeof calls.athleteStatistics>,
): Promise<ReplyOf<typeof calls.athleteStatistics> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const athlete = await findPerson(tx, params.id)
    if (!athlete) return refuse('not-found')
    const rounds = await countedRounds(tx, { column: 'user_id', id: athlete.id }, person)
    const period = within(rounds, query)
    const statistics = await statisticsOf(tx, period)
    const highlights = await highlightsOf(tx, athlete.id, { ...period, period: query, statistics })
    return { athlete: personShort(athlete), statistics, highlights }
  })
}

export async function competitionStatistics(
  { db, person }: SignedInReadContext,
  { params, query }: ParsedRequest<typeof calls.competitionStatistics>,
): Promise<ReplyOf<typeof calls.competitionStatistics> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const competition = await findCompetition(tx, params.id)
    if (!competition || !canSeeCompetition(person, competition, await entriesOf(tx, competition.id)))
      return refuse('not-found')
    const rounds = await countedRounds(tx, { column: 'competition_id', id: competition.id }, person)
    return {
      competition: { id: competition.id, name: competition.name },
      statistics: await statisticsOf(tx, within(rounds, query)),
    }
  })
}

async function countedRounds(
  db: SignedInReadContext['db'],
  of: Parameters<typeof roundsToCount>[1],
  person: SignedIn,
): Promise<LoadedRound[]> {
  const counting = (await roundsToCount(db, of)).filter((round) => countsInStatistics(person, round))
  const tricks = await tricksOfRounds(
    db,
    counting.map(({ id }) => id),
  )
  return counting.map((round) => {
    const performed = tricks.get(round.id) ?? { rows: [], points: [] }
    const row = { ...roundRow(round, person), ...tricksAndGrabs(performed) }
    return {
      row,
      competition: round.competition,
      ruleId: round.rule_id,
      // hidden and stopped rounds have no total in these figures
      total: isStopped(round) ? null : row.total_score,
      ...performed,
    }
  })
}

/** `before`: earlier rounds; a trick landed there is not new in the period. */
type PeriodRounds = { counted: LoadedRound[]; before: LoadedRound[] }

function within(rounds: readonly LoadedRound[], { from, to }: calls.Period): PeriodRounds {
  // ISO 8601 sorts as text
  const [first, last] = [from?.toISOString() ?? null, to?.toISOString() ?? null]
  const until = last === null ? rounds : rounds.filter(({ row }) => row.at <= last)
  const start = first === null ? 0 : until.filter(({ row }) => row.at < first).length
  return { before: until.slice(0, start), counted: until.slice(start) }
}

async function statisticsOf(
  db: SignedInReadContext['db'],
  { counted, before }: PeriodRounds,
): Promise<Statistics> {
  const athletes = await peopleById(
    db,
    counted.map(({ row }) => row.user_id),
  )
  const { counters, levels, categories } = countRounds(counted, mostNames)
  const roundsWithTotal = counted.filter(({ total }) => total !== null)
  const landedBefore = firstLanded<TrickToCount, LoadedRound>(before)
  const landed = firstLanded<TrickToCount, LoadedRound>([...before, ...counted]).slice(landedBefore.length)
  return {
    counters: {
      fs: counterRow(counters.fs),
      bs: counterRow(counters.bs),
      grabs: counterRow(counters.grabs),
      dubs: counterRow(counters.dubs),
      unique_tricks: counterRow(counters.unique_tricks),
      tricks: counterRow(counters.tricks),
      combos: counterRow(counters.combos),
      combos_6: counterRow(counters.combos_6),
      combos_feet: counterRow(counters.combos_feet),
      combos_feet_6: counterRow(counters.combos_feet_6),
    },
    levels: levels.map(({ id, times }) => ({ level_id: id, times })),
    categories: categories.map(({ id, times }) => ({ categorie_id: id, times })),
    progress: counted.map(({ row }) => row),
    athletes: [...athletes.values()].map(personShort),
    competitions: competitionsOf(counted),
    first_landed: landed.map(({ trick, round }) => ({
      trick: trickRow({ ...trick, variation: 0, grab: null, dub: 0 }),
      round_id: round.row.id,
    })),
    landed_before: landedBefore.map(({ trick }) => trick.trickId),
    best_combos: bestCombos<TrickToCount, LoadedRound>(roundsWithTotal, mostCombos).map(
      ({ tricks: performed, points, round }) => ({
        tricks: performed.map(trickRow),
        points: asFraction(points),
        round_id: round.row.id,
      }),
    ),
  }
}

function roundRow(round: RoundToCount, person: SignedIn): Omit<CountedRound, 'tricks' | 'grabs'> {
  // what the athlete or anybody may see, never what an official may
  const showsScore = canSeeRoundScore(person, round.competition, [], round)
  return {
    id: round.id,
    at: round.at.toISOString(),
    is_published: round.status === 'published',
    rule: { id: round.rule_id, name: ruleName(round.rule_id) },
    user_id: round.userId,
    competition_id: round.competition?.id ?? null,
    round_number: round.round_number,
    round_name: round.round_name,
    total_score: showsScore ? round.total_score : null,
    style_percent: showsScore ? round.style_percent : null,
    variety_points: showsScore ? round.variety_points : null,
  }
}

function counterRow({ total, names }: Counter<TrickToCount>): Statistics['counters']['fs'] {
  return {
    total,
    names: names.map(({ tricks, times }) => ({ tricks: tricks.map(trickRow), times })),
  }
}

function competitionsOf(rounds: readonly LoadedRound[]): Statistics['competitions'] {
  const byId = new Map(
    rounds.flatMap(({ competition }) => (competition ? [[competition.id, competition.name]] : [])),
  )
  return [...byId].map(([id, name]) => ({ id, name }))
}

function isStopped({ disqualified_at, injured_at }: RoundToCount): boolean {
  return disqualified_at !== null || injured_at !== null
}
