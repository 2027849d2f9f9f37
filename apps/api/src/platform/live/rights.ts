/** The audience as which a person may subscribe to a channel (live-events §2, who-sees-what §8). */
import type { Kysely } from 'kysely'
import { channelOf } from '@trickline/contract/live-events'
import { canSeeEvent, isEventOrganizer } from '@trickline/competition/event-rights'
import { audienceOf as audienceOfCompetition } from '@trickline/competition/visibility'
import type { Audience, AudienceOf } from './audience.ts'
import { PublicCompetitions } from './public-competitions.ts'
import type { Schema } from '../postgres/schema.ts'
import type { SnapshotCache } from '../http/snapshots.ts'
import type { SignedIn } from '../http/work.ts'

type Parts = { db: Kysely<Schema>; snapshots: SnapshotCache }

export function liveRights({ db, snapshots }: Parts): AudienceOf {
  const publicCompetitions = new PublicCompetitions(db, snapshots)
  return async (person, channel) => {
    if (channel === channelOf.test) return 'public'
    if (channel === channelOf.tricks) return person ? 'person' : null
    if (channel === channelOf.global) return audienceOfList(person)
    const [, kind, digits] = /^(users|competition|event)\.(\d{1,9})$/.exec(channel) ?? []
    const id = Number(digits)
    if (kind === 'users') return person?.id === id ? 'official' : null
    if (kind === 'event') return audienceOfEvent(db, person, id)
    if (kind !== 'competition') return null
    if (!person) return (await publicCompetitions.has(id)) ? 'public' : null
    return audienceOfCompetitionChannel(db, person, id)
  }
}

/** When the person last lost a role: events before that are not replayed (accounts-and-people §1). */
export async function lastWithdrawal(db: Kysely<Schema>, userId: number): Promise<Date | null> {
  const { at } = await db
    .selectFrom('admin_changes')
    .where('user_id', '=', userId)
    .where('action', '=', 'role-withdrawn')
    .select((select) => select.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** Supervisors and admins also get unpublished competitions; an owner gets their own in the personal form. */
function audienceOfList(person: SignedIn | null): Audience {
  if (!person) return 'public'
  return person.roles.some((role) => role === 'supervisor' || role === 'admin') ? 'official' : 'person'
}

async function audienceOfEvent(
  db: Kysely<Schema>,
  person: SignedIn | null,
  id: number,
): Promise<Audience | null> {
  const [divisions, organizers] = await Promise.all([
    db
      .selectFrom('competitions')
      .where('event_id', '=', id)
      .select(['organizer_id as organizerId', 'status'])
      .execute(),
    db.selectFrom('event_organizers').where('event_id', '=', id).select('user_id').execute(),
  ])
  const event = { organizers: organizers.map(({ user_id }) => user_id) }
  if (isEventOrganizer(person, event)) return 'official'
  if (organizers.length === 0 || !canSeeEvent(person, event, divisions)) return null
  return audienceOfList(person)
}

async function audienceOfCompetitionChannel(
  db: Kysely<Schema>,
  person: SignedIn,
  id: number,
): Promise<Audience | null> {
  const competition = await db
    .selectFrom('competitions')
    .where('id', '=', id)
    .select(['organizer_id as organizerId', 'status'])
    .executeTakeFirst()
  if (!competition) return null
  const entries = await db
    .selectFrom('entries')
    .where('competition_id', '=', id)
    .where('user_id', '=', person.id)
    .select(['user_id as userId', 'role', 'status'])
    .execute()
  return audienceOfCompetition(person, competition, entries)
}
