/** SQL on eligibility: what is known of an athlete, and exceptions. */
import type { KnownAthlete, PersonGender } from '@trickline/competition/eligibility'
import type { Kysely, Selectable } from 'kysely'
import type { EligibilityExceptionsTable, Schema } from '../platform/postgres/schema.ts'

export async function genderOf(db: Kysely<Schema>, userId: number): Promise<PersonGender | null> {
  const { gender } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('gender')
    .executeTakeFirstOrThrow()
  return gender
}

/** A trick counts as landed in a published round of a competition, without a dub. */
export async function knownAthlete(
  db: Kysely<Schema>,
  userId: number,
  resultsOf: readonly number[],
): Promise<KnownAthlete> {
  const [gender, landed, places] = await Promise.all([
    genderOf(db, userId),
    db
      .selectFrom('validated_tricks')
      .innerJoin('rounds', 'rounds.id', 'validated_tricks.round_id')
      .where('rounds.user_id', '=', userId)
      .where('rounds.competition_id', 'is not', null)
      .where('rounds.status', '=', 'published')
      .where('dub', '=', 0)
      .select((select) => select.fn.max('level_id').as('level'))
      .executeTakeFirst(),
    resultsOf.length === 0
      ? []
      : db
          .selectFrom('podiums')
          .where('user_id', '=', userId)
          .where('competition_id', 'in', resultsOf)
          .select(['competition_id', 'final_position'])
          .execute(),
  ])
  return {
    gender,
    levelLanded: landed?.level ?? 0,
    places: new Map(places.map(({ competition_id, final_position }) => [competition_id, final_position])),
  }
}

export async function hasException(
  db: Kysely<Schema>,
  competitionId: number,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('eligibility_exceptions')
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return found !== undefined
}

export async function upsertException(
  tx: Kysely<Schema>,
  exception: Selectable<EligibilityExceptionsTable>,
): Promise<void> {
  const { reason, granted_by, at } = exception
  await tx
    .insertInto('eligibility_exceptions')
    .values(exception)
    .onConflict((conflict) =>
      conflict.columns(['competition_id', 'user_id']).doUpdateSet({ reason, granted_by, at }),
    )
    .execute()
}
