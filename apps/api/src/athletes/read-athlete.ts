/** GET /live/athlete/{id}: an athlete across competitions, if the athlete allows it (ranking §5). */
import { ranking, rankingFormulas } from '@trickline/competition/ranking'
import type { liveAthlete as call } from '@trickline/contract/athletes'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { asFraction } from '@trickline/contract/decimals'
import { channelOf } from '@trickline/contract/live-events'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { dayOf } from '../competitions/wall-clock.ts'
import { findPerson } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { dayOfResult, officialResults } from '../ranking/official-results.ts'
import { readSettings } from '../settings/settings-store.ts'
import { bestRoundsOf, isPublicAthlete, landedTricksOf, resultsOf } from './athletes-store.ts'

type Reply = ReplyOf<typeof call>
type Result = Awaited<ReturnType<typeof resultsOf>>[number]

const mostRounds = 5
/** How many of the latest days the ranking over time has. */
const mostDays = 12

export async function readAthlete(
  { db, cached }: CachedReadContext<typeof call>,
  { params: { id } }: ParsedRequest<typeof call>,
): Promise<Snapshot | Refusal> {
  return cached(`athlete ${id}`, () => athleteNow(db, id))
}

export async function athleteNow(
  db: Kysely<Schema>,
  id: number,
): Promise<{ reply: Reply; sourceChannels: string[] } | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const person = (await isPublicAthlete(tx, id)) ? await findPerson(tx, id) : undefined
    if (!person) return refuse('not-found')
    const results = await resultsOf(tx, id)
    const [rounds, tricks] = [await bestRoundsOf(tx, id, mostRounds), await landedTricksOf(tx, id)]
    const reply: Reply = {
      athlete: { ...personShort(person), slackline_since: person.slackline_since },
      results: results.map((result) => ({
        ...competitionOf(result, dayOfResult(result)),
        place: result.final_position,
        field: result.field,
        final_score: asFraction(result.final_score),
      })),
      best_rounds: rounds.map(({ id: round_id, round_name, total_score, ridden_at, ...round }) => ({
        competition_id: round.competition_id,
        competition: round.name,
        day: ridden_at && dayOf(ridden_at, round.time_zone),
        round_id,
        round_name,
        total_score: asFraction(total_score),
      })),
      tricks: tricks.map(({ name, short_name, level_id, times, ridden_at, time_zone, ...first }) => ({
        name,
        short_name,
        level_id,
        times,
        first_on: dayOf(ridden_at, time_zone),
        competition_id: first.competition_id,
        competition: first.competition,
      })),
      ranking: (await readSettings(tx)).world_ranking ? await rankingOverTime(tx, id, results) : [],
    }
    return { reply, sourceChannels: sourceChannelsOf(id, reply) }
  })
}

function competitionOf({ id, name }: Pick<Result, 'id' | 'name'>, day: string) {
  return { competition_id: id, competition: name, day }
}

/** By table: the ranking after each day on which a competition of the athlete counted, for the year of that day. */
async function rankingOverTime(
  tx: Kysely<Schema>,
  userId: number,
  results: readonly Result[],
): Promise<Reply['ranking']> {
  const [formula] = rankingFormulas
  const ranked = results.filter(({ is_ranked }) => is_ranked)
  const tables = new Map(
    ranked.map(({ gender, category }) => [`${gender} ${category}`, { gender, category }]),
  )
  const rows: Reply['ranking'] = []
  for (const table of tables.values()) {
    const competitions = await officialResults(tx, table)
    const own = competitions.filter(({ places }) => places.some((place) => place.userId === userId))
    const days = [...new Set(own.map(({ day }) => day))].toSorted().slice(-mostDays)
    for (const at of days) {
      const row = ranking(competitions, { formula, period: 'year', at }).rows.find(
        (each) => each.userId === userId,
      )
      if (row) rows.push({ ...table, formula, at, rank: row.rank, points: row.points })
    }
  }
  return rows
}

/** A result or the ranking's switch changes the reply; `global` announces competition names and published rounds. */
function sourceChannelsOf(id: number, { results, best_rounds, tricks }: Reply): string[] {
  const competitions = [...results, ...best_rounds, ...tricks].map(({ competition_id }) => competition_id)
  return [
    channelOf.results,
    channelOf.global,
    channelOf.person(id),
    ...[...new Set(competitions)].map((competition) => channelOf.competition(competition)),
  ]
}
