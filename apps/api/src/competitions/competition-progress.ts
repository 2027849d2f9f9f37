/** The athletes being recorded and the podium of a competition in the list, visible to everybody (who-sees-what §3). */
import type { Kysely } from 'kysely'
import type { PodiumRow } from '@trickline/contract/competitions'
import type { PersonShort } from '@trickline/contract/people'
import { peopleById, type PersonRecord } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { recordingIn } from '../rounds/rounds-store.ts'
import { type CompetitionRecord, podiumHeads } from './competitions-store.ts'

export type CompetitionProgress = { recording: PersonShort[]; podiums: PodiumRow[] }

/** `known`: people who have been read already. */
export async function progressOfCompetitions(
  db: Kysely<Schema>,
  records: readonly CompetitionRecord[],
  known?: ReadonlyMap<number, PersonRecord>,
): Promise<(competitionId: number) => CompetitionProgress> {
  const idsOf = (status: CompetitionRecord['status']) =>
    records.filter((record) => record.status === status).map(({ id }) => id)
  const [recording, places] = await Promise.all([
    recordingIn(db, idsOf('started')),
    podiumHeads(db, idsOf('finished')),
  ])
  const userIds = [...recording.map(({ userId }) => userId), ...places.map((place) => place.user_id)]
  const people = known ?? (await peopleById(db, userIds))
  const progress = new Map<number, CompetitionProgress>(
    records.map(({ id }) => [id, { recording: [], podiums: [] }]),
  )
  for (const { competitionId, userId } of recording) {
    const person = people.get(userId)
    if (person) progress.get(competitionId)?.recording.push(personShort(person))
  }
  for (const { competition_id, user_id, final_position, final_score } of places) {
    const person = people.get(user_id)
    const place = person && { user_id, user: personShort(person), final_position, final_score }
    if (place) progress.get(competition_id)?.podiums.push(place)
  }
  return (competitionId) => progress.get(competitionId) ?? { recording: [], podiums: [] }
}
