/** Reads and stores the titles of an event (events §6). */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import type { Person } from '@trickline/competition/model'
import { isOwner } from '@trickline/competition/permissions'
import { formulaVersion, titleRows } from '@trickline/competition/titles'
import type { ParsedRequest, ReplyOf } from '@trickline/contract/call'
import type { getTitles as getCall, putTitles as putCall, TitleRead } from '@trickline/contract/events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { competitionsById } from '../competitions/competitions-store.ts'
import { peopleById } from '../people/people-store.ts'
import { personShort } from '../people/person-row.ts'
import type { ReadContext, Work } from '../platform/http/work.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { announceEvent } from './announce-event.ts'
import { placesIn, replaceTitles, titlesOf } from './events-store.ts'
import { lockOwnEvent, readVisibleEvent } from './lock-event.ts'

export async function getTitles(
  { db, person }: ReadContext,
  { params }: ParsedRequest<typeof getCall>,
): Promise<ReplyOf<typeof getCall> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const found = await readVisibleEvent(tx, params.id, person)
    return isRefusal(found) ? found : readTitles(tx, params.id)
  })
}

/** Podiums become public with their competition. */
export async function readTitles(db: Kysely<Schema>, eventId: number): Promise<TitleRead[]> {
  const titles = await titlesOf(db, eventId)
  const places = await placesIn(
    db,
    titles.flatMap(({ competition_ids }) => competition_ids),
  )
  const people = await peopleById(
    db,
    places.map(({ userId }) => userId),
  )
  return titles.map(({ name, formula, formula_version, competition_ids }) => ({
    name,
    formula,
    formula_version,
    competition_ids,
    rows: titleRows(
      formula,
      places.filter(({ competitionId }) => competition_ids.includes(competitionId)),
    ).flatMap(({ rank, userId, value }) => {
      const person = people.get(userId)
      return person ? [{ rank, user: personShort(person), value }] : []
    }),
  }))
}

export async function putTitles(
  work: Work,
  { params, body }: ParsedRequest<typeof putCall>,
): Promise<ReplyOf<typeof putCall> | Refusal> {
  const { tx, person } = work
  const locked = await lockOwnEvent(work, params.id)
  if (isRefusal(locked)) return locked
  const named = body.titles.flatMap(({ competition_ids }) => competition_ids)
  if (!(await areCountable(tx, person, params.id, named)))
    return refuse('invalid', { errors: { competition_ids: ['unknown-reference'] } })
  await replaceTitles(
    tx,
    params.id,
    body.titles.map((title) => ({
      ...title,
      competition_ids: [...new Set(title.competition_ids)],
      formula_version: formulaVersion,
    })),
  )
  await announceEvent(work, params.id, locked.divisions)
  return readTitles(tx, params.id)
}

/** The competitions must be divisions of the event; in a series, any that everybody or the organizer may see. */
async function areCountable(
  db: Kysely<Schema>,
  person: Person,
  eventId: number,
  ids: readonly number[],
): Promise<boolean> {
  const found = await competitionsById(db, [...new Set(ids)])
  const countable = found.filter(
    (competition) =>
      competition.event_id === eventId || competitionIsPublic(competition) || isOwner(person, competition),
  )
  return countable.length === new Set(ids).size
}
