/** SQL on what people have judged, as far as everybody may know it. */
import type { Kysely } from 'kysely'
import { publicCompetitionStatuses } from '@trickline/competition/competition-status'
import type { Schema } from '../platform/postgres/schema.ts'

/**
 * Their published rounds, with the competitions: a round counts for the judge shown beside it and for everyone who handed in a
 * ballot, once each (`judged.user_id`).
 */
export function judgedRounds(db: Kysely<Schema>, judgeIds: readonly number[]) {
  const judged = db
    .selectFrom('rounds')
    .select(['judge_id as user_id', 'id'])
    .where('judge_id', 'in', judgeIds)
    .union(db.selectFrom('ballots').select(['user_id', 'round_id as id']).where('user_id', 'in', judgeIds))
  return db
    .selectFrom(judged.as('judged'))
    .innerJoin('rounds', 'rounds.id', 'judged.id')
    .innerJoin('competitions', 'competitions.id', 'rounds.competition_id')
    .where('rounds.status', '=', 'published')
    .where('competitions.status', 'in', publicCompetitionStatuses)
}
