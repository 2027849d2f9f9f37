/** GET /live/{id}/seal/{number}: what a seal certifies, what changed since the one before, and whether it still holds. */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { changedPlaces } from '@trickline/competition/seal'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import { type Refusal, refuse } from '@trickline/contract/refusals'
import type { readSeal as call } from '@trickline/contract/seal'
import type { Kysely } from 'kysely'
import { findCompetition } from '../competitions-store.ts'
import { peopleById } from '../../people/people-store.ts'
import { shortOf } from '../../people/person-row.ts'
import type { ReadContext } from '../../platform/http/work.ts'
import { inReadSnapshot } from '../../platform/postgres/database.ts'
import type { Schema } from '../../platform/postgres/schema.ts'
import { placesIn } from './sealed-results.ts'
import { sealsOf } from './seals-store.ts'

export async function readSeal(
  { db }: ReadContext,
  { params }: ParsedRequest<typeof call>,
): Promise<ReplyOf<typeof call> | Refusal> {
  return inReadSnapshot(db, (tx) => findSeal(tx, params))
}

export async function findSeal(
  tx: Kysely<Schema>,
  { id, number }: { id: number; number: number },
): Promise<ReplyOf<typeof call> | Refusal> {
  const competition = await findCompetition(tx, id)
  const seals = await sealsOf(tx, id)
  const seal = seals.find((each) => each.number === number)
  if (!competition || !competitionIsPublic(competition) || !seal || seal.sealed_at === null)
    return refuse('not-found')
  const earlier = seals.find((each) => each.number === number - 1)
  const places = placesIn(seal.results)
  const changes = earlier ? changedPlaces(placesIn(earlier.results), places) : []
  const signers = [seal.owner_id, seal.second_id].flatMap((signer) => signer ?? [])
  const athletes = [...places, ...changes].map(({ athlete }) => athlete)
  const people = await peopleById(tx, [...signers, ...athletes])
  const user = (personId: number) => shortOf(people, personId)
  const { sealNumber: present } = competition
  return {
    competition: { id, name: competition.name },
    seal: {
      number,
      at: seal.sealed_at.toISOString(),
      by: signers.map(user),
      hash: seal.hash,
      reason: seal.reason,
      state:
        present === number
          ? 'true'
          : seals.some((each) => each.sealed_at && each.number > number)
            ? 'replaced'
            : 'open',
      present,
      places: places.map(({ athlete, place, score }) => ({ user: user(athlete), place, score })),
      changes: changes.map(({ athlete, before, after }) => ({ user: user(athlete), before, after })),
    },
  }
}
