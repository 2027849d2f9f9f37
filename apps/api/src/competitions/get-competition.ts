/** A competition as the viewer may see it (who-sees-what §1); people who are not involved share the visitors' snapshot. */
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { isSupervisor } from '@trickline/competition/permissions'
import { canSeeCompetition } from '@trickline/competition/visibility'
import type { ParsedRequest } from '@trickline/contract/call'
import type {
  getCompetition as call,
  CompetitionDetail,
  liveCompetition,
  LiveDetail,
} from '@trickline/contract/competitions'
import { channelOf } from '@trickline/contract/live-events'
import { isRefusal, type Refusal, refuse } from '@trickline/contract/refusals'
import type { Kysely } from 'kysely'
import { entriesOf } from '../entries/entries-store.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import type { SignedIn } from '../platform/http/work.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import { competitionDetail } from './competition-detail.ts'
import { type CompetitionRecord, findCompetition } from './competitions-store.ts'
import { liveDetail } from './live-detail.ts'

export async function getCompetition(
  context: CachedReadContext<typeof call>,
  request: ParsedRequest<typeof call>,
): Promise<Snapshot | Refusal> {
  const { db, person, cached } = context
  if (!person) return refuse('no-session')
  const { id } = request.params
  const publicSnapshot = isSupervisor(person)
    ? null
    : await cached(`competition ${id}`, () => publicReply(db, id, competitionDetail))
  if (publicSnapshot && !isRefusal(publicSnapshot) && !publicSnapshot.affectedPeople.has(person.id))
    return publicSnapshot
  return cached(`competition ${id} for ${person.id} ${person.roles.join()}`, () =>
    personalView(db, person, id),
  )
}

export function getLiveCompetition(
  { db, cached }: Pick<CachedReadContext<typeof liveCompetition>, 'db' | 'cached'>,
  { params }: Pick<ParsedRequest<typeof liveCompetition>, 'params'>,
): Promise<Snapshot | Refusal> {
  return cached(`live competition ${params.id}`, () => publicView(db, params.id))
}

export async function publicView(
  db: Kysely<Schema>,
  id: number,
): Promise<CacheableReply<LiveDetail> | Refusal> {
  const answer = await publicReply(db, id, liveDetail)
  if (isRefusal(answer)) return answer
  // announces the athletes' earlier results
  return { ...answer, sourceChannels: [...answer.sourceChannels, channelOf.results] }
}

type CacheableReply<Detail = CompetitionDetail> = {
  reply: { competition: Detail }
  sourceChannels: string[]
  affectedPeople?: number[]
}

async function publicReply<Detail extends CompetitionDetail>(
  db: Kysely<Schema>,
  id: number,
  detailOf: (tx: Kysely<Schema>, record: CompetitionRecord, viewer: null) => Promise<Detail>,
): Promise<CacheableReply<Detail> | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const record = await findCompetition(tx, id)
    if (!record || !competitionIsPublic(record)) return refuse('not-found')
    const competition = await detailOf(tx, record, null)
    const entries = await entriesOf(tx, id)
    return {
      reply: { competition },
      sourceChannels: channelsOf(competition),
      affectedPeople: [record.organizerId, ...entries.flatMap(({ userId }) => userId ?? [])],
    }
  })
}

async function personalView(
  db: Kysely<Schema>,
  person: SignedIn,
  id: number,
): Promise<CacheableReply | Refusal> {
  return inReadSnapshot(db, async (tx) => {
    const record = await findCompetition(tx, id)
    if (!record || !canSeeCompetition(person, record, await entriesOf(tx, id))) return refuse('not-found')
    const competition = await competitionDetail(tx, record, person)
    return {
      reply: { competition },
      sourceChannels: [...channelsOf(competition), channelOf.person(person.id)],
    }
  })
}

/** Changed names and pictures are announced on the channels of the people. */
function channelsOf({ id, organizer_id, competition_users, rounds, podiums }: CompetitionDetail): string[] {
  const people = [...competition_users, ...rounds, ...podiums].flatMap(({ user_id }) => user_id ?? [])
  return [channelOf.competition(id), ...new Set([organizer_id, ...people].map(channelOf.person))]
}
