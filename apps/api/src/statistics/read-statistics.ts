/**
 * What the rounds of an athlete or of a competition are made of (calls §15), over those that the asker may know of
 * (who-sees-what §9). The counting is packages/scoring/statistics.ts.
 */
import { ruleName } from '@trickline/scoring'
import {
  bestCombos,
  countRounds,
  type CountedTrick as Performed,
  type Counter,
  firstLanded,
} from '@trickline/scoring/statistics'
import type { Competition } from '@trickline/competition/model'
import { canSeeCompetition, canSeeRoundScore, countsInStatistics } from '@trickline/competition/visibility'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { Refusal } from '@trickline/contract/refusals'
import { refuse } from '@trickline/contract/refusals'
import type * as calls from '@trickline/contract/statistics'
import type { CountedRound, CountedTrick, Statistics } from '@trickline/contract/statistics'
import { findCompetition } from '../competitions/competitions-store.ts'
import { entriesOf } from '../entries/entries-store.ts'
import { findPerson } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import { atOneMoment } from '../platform/postgres/transaction.ts'
import type { SignedIn, SignedInView } from '../platform/http/work.ts'
import { roundsInSettings } from '../rounds/round-row.ts'
import { type RoundRecord, roundsOfAthlete, roundsOfCompetition } from '../rounds/rounds-store.ts'
import { asPerformedTrick } from '../rounds/score-tricks.ts'
import { inRows } from '../rounds/validated-tricks-store.ts'
import { tricksOfRounds, type TrickToCount } from './statistics-store.ts'

const mostNames = 100
const mostCombos = 10

export async function athleteStatistics(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof calls.athleteStatistics>,
): Promise<ReplyOf<typeof calls.athleteStatistics> | Refusal> {
  return atOneMoment(db, async (tx) => {
    const athlete = await findPerson(tx, params.id)
    if (!athlete) return refuse('not-found')
    const statistics = await statisticsOf(tx, await roundsOfAthlete(tx, athlete.id), person)
    return { athlete: personShort(athlete), statistics }
  })
}

export async function competitionStatistics(
  { db, person }: SignedInView,
  { params }: ParsedRequest<typeof calls.competitionStatistics>,
): Promise<ReplyOf<typeof calls.competitionStatistics> | Refusal> {
  return atOneMoment(db, async (tx) => {
    const competition = await findCompetition(tx, params.id)
    if (!competition || !canSeeCompetition(person, competition, await entriesOf(tx, competition.id)))
      return refuse('not-found')
    const statistics = await statisticsOf(tx, await roundsOfCompetition(tx, competition.id), person)
    return { competition: { id: competition.id, name: competition.name }, statistics }
  })
}

type Trick = Performed & { points: number; copied: TrickToCount }

async function statisticsOf(
  db: SignedInView['db'],
  rounds: readonly RoundRecord[],
  person: SignedIn,
): Promise<Statistics> {
  const counting = rounds
    .filter((round) => countsInStatistics(person, round))
    .toSorted((a, b) => dateOf(a).getTime() - dateOf(b).getTime() || a.id - b.id)
  const tricks = await tricksOfRounds(
    db,
    counting.map(({ id }) => id),
  )
  const counted = (await roundsInSettings(db, counting, person)).map(({ round, competition, people }) => {
    const user = people.get(round.userId)
    if (!user) throw new Error(`round ${round.id} without its athlete`)
    return {
      record: round,
      row: { ...roundRow(round, person, competition), user: personShort(user) },
      rows: inRows(tricks.get(round.id) ?? []).map((row) =>
        Array.isArray(row) ? row.map(trickToCount) : trickToCount(row),
      ),
    }
  })
  const { counters, levels, categories } = countRounds(counted)
  // what does not count or is not to be seen yet earned nothing that could be told
  const earning = counted.filter(({ record, row }) => row.total_score !== null && !isStopped(record))
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
    first_landed: firstLanded<Trick, (typeof counted)[number]>(counted).map(({ trick, round }) => ({
      trick: trickRow({ ...trick, variation: 0, grab: null, dub: 0 }),
      round_id: round.row.id,
    })),
    best_combos: bestCombos<Trick, (typeof counted)[number]>(earning, mostCombos).map(
      ({ tricks: performed, points, round }) => ({
        tricks: performed.map(trickRow),
        points,
        round_id: round.row.id,
      }),
    ),
  }
}

function roundRow(
  round: RoundRecord,
  person: SignedIn,
  competition: (Pick<Competition, 'id' | 'organizerId'> & { name: string }) | null,
): Omit<CountedRound, 'user'> {
  return {
    id: round.id,
    at: dateOf(round).toISOString(),
    // as the athlete or anybody, not as an official
    total_score: canSeeRoundScore(person, competition, [], round) ? round.totalScore : null,
    rule: { id: round.rule_id, name: ruleName(round.rule_id) },
    competition: competition && { id: competition.id, name: competition.name },
    round_number: round.number,
    round_name: round.round_name,
  }
}

function trickToCount(copied: TrickToCount): Trick {
  const { trickId, value, level, endsOnFeet, variation, grab, dub } = asPerformedTrick(copied)
  const { categorie_id: category, points } = copied
  // written out: an athlete has twenty thousand of them, and spreading takes longer than all the counting
  return { trickId, value, level, endsOnFeet, variation, grab, dub, category, points, copied }
}

function counterRow({ total, names }: Counter<Trick>): Statistics['counters']['fs'] {
  return {
    total,
    names: names.slice(0, mostNames).map(({ tricks, times }) => ({ tricks: tricks.map(trickRow), times })),
  }
}

function trickRow({ trickId, variation, grab, dub, copied }: Trick): CountedTrick {
  return { id: trickId, name: copied.name, short_name: copied.short_name, variation, grab, dub }
}

function isStopped({ disqualifiedAt, injuredAt }: RoundRecord): boolean {
  return disqualifiedAt !== null || injuredAt !== null
}

function dateOf({ completed_at, created_at }: RoundRecord): Date {
  return completed_at ?? created_at
}
