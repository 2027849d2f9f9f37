/** SQL on an athlete's habits: counts of the tricks in rounds. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { RoundStatus } from '@trickline/competition/model'
import { judgedStatuses } from '@trickline/competition/statuses'
import type { Habits } from '@trickline/contract/habits'
import { noGrab } from '@trickline/scoring'
import type { Schema } from '../platform/postgres/schema.ts'

const fewTricks = 60
const fewPairs = 300
const fewGrabs = 8

/** Counts published rounds; for the athlete (`isOwn`) also private training and judged rounds (who-sees-what §7). */
export async function habitsOf(
  db: Kysely<Schema>,
  { userId, isOwn }: { userId: number; isOwn: boolean },
): Promise<Habits> {
  const performed = performedBy(db, userId, isOwn ? judgedStatuses : ['published'])
  const [tricks, pairs, grabs, levels, totals] = await Promise.all([
    mostPerformed(performed),
    mostPerformedPairs(performed),
    grabsOfCompetitionsOf(db, userId),
    levelsOf(performed),
    totalsOf(db, userId),
  ])
  return { tricks, pairs, grabs, levels, totals }
}

/** The table `performed`: each trick with the one before it in its round. */
function performedBy(db: Kysely<Schema>, userId: number, countedStatuses: readonly RoundStatus[]) {
  return db.with('performed', (query) =>
    query
      .selectFrom('validated_tricks as trick')
      .innerJoin('rounds as round', 'round.id', 'trick.round_id')
      .where('round.user_id', '=', userId)
      .where('round.status', 'in', countedStatuses)
      .select([
        'trick.trick_id as id',
        'trick.variation',
        'trick.grab',
        'trick.level_id',
        sql<number | null>`lag(trick.trick_id) over (partition by trick.round_id order by trick.position)`.as(
          'after_id',
        ),
      ]),
  )
}

type Performed = ReturnType<typeof performedBy>

const times = sql<number>`count(*)::integer`.as('times')

function mostPerformed(performed: Performed): Promise<Habits['tricks']> {
  return performed
    .selectFrom('performed')
    .select(['id', 'variation', 'grab', times])
    .groupBy(['id', 'variation', 'grab'])
    .orderBy('times', 'desc')
    .orderBy('id')
    .orderBy('variation')
    .orderBy('grab')
    .limit(fewTricks)
    .execute()
}

function mostPerformedPairs(performed: Performed): Promise<Habits['pairs']> {
  return performed
    .selectFrom('performed')
    .select(['after_id', 'id', 'variation', 'grab', times])
    .where('after_id', 'is not', null)
    .$narrowType<{ after_id: number }>()
    .groupBy(['after_id', 'id', 'variation', 'grab'])
    .orderBy('times', 'desc')
    .orderBy('id')
    .orderBy('after_id')
    .orderBy('variation')
    .orderBy('grab')
    .limit(fewPairs)
    .execute()
}

/** By everybody in the athlete's competitions. */
function grabsOfCompetitionsOf(db: Kysely<Schema>, userId: number): Promise<Habits['grabs']> {
  return db
    .selectFrom('validated_tricks as trick')
    .innerJoin('rounds as round', 'round.id', 'trick.round_id')
    .where('round.status', '=', 'published')
    .where('round.competition_id', 'in', (query) =>
      query.selectFrom('rounds').where('user_id', '=', userId).select('competition_id'),
    )
    .where('trick.grab', 'is not', null)
    .where('trick.grab', '!=', noGrab)
    .select((eb) => [eb.ref('trick.grab').$notNull().as('grab'), times])
    .groupBy('trick.grab')
    .orderBy('times', 'desc')
    .orderBy('trick.grab')
    .limit(fewGrabs)
    .execute()
}

function levelsOf(performed: Performed): Promise<Habits['levels']> {
  return performed
    .selectFrom('performed')
    .select(['level_id', times])
    .groupBy('level_id')
    .orderBy('level_id')
    .execute()
}

/** Stopped rounds count 0. */
async function totalsOf(db: Kysely<Schema>, userId: number): Promise<Habits['totals']> {
  return db
    .selectFrom('rounds')
    .where('user_id', '=', userId)
    .where('status', '=', 'published')
    .where('total_score', '>', 0)
    .select((eb) => [
      'rule_id',
      sql<number>`count(*)::integer`.as('rounds'),
      eb.fn.min('total_score').$castTo<number>().as('lowest'),
      eb.fn.max('total_score').$castTo<number>().as('highest'),
    ])
    .groupBy('rule_id')
    .orderBy('rule_id')
    .execute()
}
