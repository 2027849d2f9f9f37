/** SQL of statistics: the columns to count of many rounds, and an athlete's places. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { onFeetTypeId } from '@trickline/contract/trick-categories'
import type { Period } from '@trickline/contract/statistics'
import type { CountedTrick } from '@trickline/scoring/statistics'
import type { Schema } from '../platform/postgres/schema.ts'
import { judgedRounds } from '../people/judged-rounds-store.ts'
import { type CatalogueTrick, tricksById } from '../tricks/tricks-store.ts'

export type RoundToCount = Awaited<ReturnType<typeof roundsToCount>>[number]
export type TrickToCount = CountedTrick & { catalogued: Pick<CatalogueTrick, 'name' | 'short_name'> }
export type PerformedRows = { rows: (TrickToCount | TrickToCount[])[]; points: number[] }

const judgedAt = sql<Date>`coalesce(rounds.completed_at, rounds.created_at)`

/** Oldest first, by the time they were judged or, in training, saved. */
export async function roundsToCount(
  db: Kysely<Schema>,
  of: { column: 'user_id' | 'competition_id'; id: number },
) {
  const found = await db
    .selectFrom('rounds')
    .leftJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .select([
      'rounds.id',
      'rounds.user_id as userId',
      'rounds.competition_id',
      'competitions.name as competition_name',
      'competitions.organizer_id as organizerId',
      'rounds.round_number',
      'rounds.round_name',
      'rounds.rule_id',
      'rounds.status',
      'rounds.total_score',
      'rounds.style_percent',
      'rounds.variety_points',
      'rounds.disqualified_at',
      'rounds.injured_at',
      judgedAt.as('at'),
    ])
    .where(`rounds.${of.column}`, '=', of.id)
    .orderBy('at')
    .orderBy('rounds.id')
    .execute()
  return found.map(({ competition_id, competition_name, organizerId, ...round }) => ({
    ...round,
    competition:
      competition_id === null || competition_name === null || organizerId === null
        ? null
        : { id: competition_id, name: competition_name, organizerId },
    roundNumber: competition_id === null ? null : round.round_number,
  }))
}

type Column = Omit<CountedTrick, 'trickId'> & {
  round: number
  combo: number | null
  trick: number
  points: number
}
type Columns = { [Name in keyof Column]: Column[Name][] }

/** Columns as JSON lists, since parsing 20,000 rows would take longer than counting them. */
export async function tricksOfRounds(
  db: Kysely<Schema>,
  roundIds: readonly number[],
): Promise<Map<number, PerformedRows>> {
  const { rows: found } = await sql<Columns>`
    select
      json_agg(round_id) as round, json_agg(combo_id) as combo, json_agg(trick_id) as trick,
      json_agg(categorie_id) as category, json_agg(level_id) as level, json_agg(value) as value,
      json_agg(type_id = ${onFeetTypeId}) as "endsOnFeet", json_agg(variation) as variation,
      json_agg(grab) as grab, json_agg(dub) as dub, json_agg(points) as points
    from (
      select * from validated_tricks where round_id = any(${roundIds}) order by round_id, position
    ) as performed
    having count(*) > 0
  `.execute(db)
  const ofRound = new Map<number, PerformedRows>(roundIds.map((id) => [id, { rows: [], points: [] }]))
  const [columns] = found
  if (!columns) return ofRound
  const trickAt = tricksIn(columns, await tricksById(db, [...new Set(columns.trick)]))
  columns.round.forEach((roundId, place) => {
    const round = ofRound.get(roundId)
    if (!round) return
    const { rows, points } = round
    const combo = at(columns.combo, place)
    const last = rows.at(-1)
    const continuesCombo = combo !== null && combo === columns.combo[place - 1]
    if (continuesCombo && Array.isArray(last)) {
      last.push(trickAt(place))
      points.push((points.pop() ?? 0) + at(columns.points, place))
    } else {
      rows.push(combo === null ? trickAt(place) : [trickAt(place)])
      points.push(at(columns.points, place))
    }
  })
  return ofRound
}

/** Equal performances share one object, to save memory. */
function tricksIn(
  columns: Columns,
  catalogue: ReadonlyMap<number, CatalogueTrick>,
): (place: number) => TrickToCount {
  const shared = new Map<number, TrickToCount>()
  return (place) => {
    const trickId = at(columns.trick, place)
    const [grab, dub, variation] = [
      at(columns.grab, place),
      at(columns.dub, place),
      at(columns.variation, place),
    ]
    const key = ((trickId * 100 + (grab ?? 0)) * 10 + dub) * 10 + variation
    const value = at(columns.value, place)
    const level = at(columns.level, place)
    const category = at(columns.category, place)
    const endsOnFeet = at(columns.endsOnFeet, place)
    const same = shared.get(key)
    const isSame =
      same?.value === value &&
      same.level === level &&
      same.category === category &&
      same.endsOnFeet === endsOnFeet
    if (same && isSame) return same
    const catalogued = catalogue.get(trickId)
    if (!catalogued) throw new Error(`trick ${trickId} was performed and is not in the catalogue`)
    const trick = { trickId, catalogued, value, level, category, endsOnFeet, grab, dub, variation }
    shared.set(key, trick)
    return trick
  }
}

function at<Value>(column: readonly Value[], place: number): Value {
  const value = column[place]
  if (value === undefined) throw new Error(`a column without row ${place}`)
  return value
}

/** Latest first; finished competitions with the person's place and the number of ranked athletes. */
export async function placesOf(db: Kysely<Schema>, userId: number, competitionIds: readonly number[]) {
  if (competitionIds.length === 0) return []
  return db
    .selectFrom('competitions')
    .leftJoin('podiums', (join) =>
      join.onRef('podiums.competition_id', '=', 'competitions.id').on('podiums.user_id', '=', userId),
    )
    .select([
      'competitions.id',
      'competitions.name',
      'competitions.date_start',
      'podiums.final_position',
      'podiums.final_score',
    ])
    .select(
      sql<number>`(select count(*)::int from podiums ranked where ranked.competition_id = competitions.id)`.as(
        'ranked',
      ),
    )
    .where('competitions.id', 'in', competitionIds)
    .orderBy('competitions.date_start', (order) => order.desc().nullsLast())
    .orderBy('competitions.id', 'desc')
    .execute()
}

/** The competitions of which somebody judged rounds in the period, latest first. */
export async function judgedCompetitions(db: Kysely<Schema>, judgeId: number, { from, to }: Period) {
  return judgedRounds(db, [judgeId])
    .select(['competitions.id', 'competitions.name', 'competitions.date_start'])
    .select((select) => select.fn.countAll<number>().as('rounds'))
    .$if(from !== undefined, (query) => query.where(judgedAt, '>=', from ?? null))
    .$if(to !== undefined, (query) => query.where(judgedAt, '<=', to ?? null))
    .groupBy('competitions.id')
    .orderBy('competitions.date_start', (order) => order.desc().nullsLast())
    .orderBy('competitions.id', 'desc')
    .execute()
}
