/** The public lists of running, coming and recently finished competitions (calls §18). */
import { currentPair, lastPair } from '@trickline/competition/current-pair'
import { currentPhase, phaseIsFinished, phasesOf, roundsOfPhase } from '@trickline/competition/phases'
import { judgedOf, standings } from '@trickline/competition/standings'
import { competitionIsPublic } from '@trickline/competition/competition-status'
import { canSeeRoundScore } from '@trickline/competition/visibility'
import type { ReplyOf } from '@trickline/contract/call'
import type { FrontList } from '@trickline/contract/public-pages'
import type { ListedEvent, liveList, LiveListRow } from '@trickline/contract/competitions'
import type { Refusal } from '@trickline/contract/refusals'
import { channelOf } from '@trickline/contract/live-events'
import { competitionStatusCodes } from '@trickline/contract/status-codes'
import type { Kysely } from 'kysely'
import { athletesSummary } from '@trickline/competition/summary'
import { entriesOf, type EntryRecord } from '../entries/entries-store.ts'
import { eventShort } from '../events/event-row.ts'
import { eventsById } from '../events/events-store.ts'
import { peopleOfCompetition, type PersonRecord } from '../people/people-store.ts'
import { shortOf } from '../people/person-row.ts'
import type { Context } from '../platform/context.ts'
import type { CachedReadContext } from '../platform/http/serve.ts'
import type { Snapshot } from '../platform/http/snapshots.ts'
import { inReadSnapshot } from '../platform/postgres/database.ts'
import type { Schema } from '../platform/postgres/schema.ts'
import { type RoundRecord, roundsOfCompetition } from '../rounds/rounds-store.ts'
import { competitionHeader } from './competition-row.ts'
import { type CompetitionRecord, competitionsOfEvents, publicCompetitions } from './competitions-store.ts'
import { type CompetitionProgress, progressOfCompetitions } from './competition-progress.ts'
import { podiumRows } from './podium-rows.ts'

/** Limit of the coming and of the finished list; an event counts as one. */
const mostEntries = 12
/** How many divisions an event shows beside its name. */
const mostDivisions = 4
const mostLeaders = 3

export async function listLive({
  db,
  cached,
}: CachedReadContext<typeof liveList>): Promise<Snapshot | Refusal> {
  return cached('live list', () => listNow(db))
}

/** The reply of `listLive`, for pages. */
export async function cachedList({ db, snapshots }: Pick<Context, 'db' | 'snapshots'>): Promise<FrontList> {
  const { identity } = await snapshots.of('live list for pages', async () => {
    const { reply, sourceChannels } = await listNow(db)
    return { text: JSON.stringify(reply), sourceChannels }
  })
  return JSON.parse(identity.toString())
}

export async function listNow(
  db: Kysely<Schema>,
): Promise<{ reply: ReplyOf<typeof liveList>; sourceChannels: string[] }> {
  return inReadSnapshot(db, rowsNow)
}

async function rowsNow(
  tx: Kysely<Schema>,
): Promise<{ reply: ReplyOf<typeof liveList>; sourceChannels: string[] }> {
  const now = await publicCompetitions(tx, 'started')
  const mostRead = mostEntries * mostDivisions
  const next = firstEntries(await publicCompetitions(tx, 'published', mostRead))
  const latest = firstEntries(await publicCompetitions(tx, 'finished', mostRead))
  const progress = await progressOfCompetitions(tx, [...now, ...latest])
  const rowOf = async (record: CompetitionRecord): Promise<LiveListRow> => ({
    ...competitionHeader(record, null),
    recording: progress(record.id).recording,
    ...nothingYet,
    ...(record.status === 'started' && (await runningOf(tx, record))),
    ...(record.status === 'published' && {
      entries_approved: athletesSummary(await entriesOf(tx, record.id)).approved,
    }),
    ...(record.status === 'finished' && { podiums: await firstPlaces(tx, record, progress(record.id)) }),
  })
  const rows = (records: readonly CompetitionRecord[]) => Promise.all(records.map(rowOf))
  const events = await listedEvents(tx, [...now, ...next, ...latest])
  const reply = { now: await rows(now), next: await rows(next), latest: await rows(latest), events }
  return { reply, sourceChannels: sourceChannelsOf(reply) }
}

function firstEntries(records: readonly CompetitionRecord[]): CompetitionRecord[] {
  const counts = new Map<string, number>()
  return records.filter(({ id, event_id }) => {
    const entry = event_id === null ? `competition ${id}` : `event ${event_id}`
    const count = counts.get(entry) ?? 0
    if (count === 0 && counts.size >= mostEntries) return false
    counts.set(entry, count + 1)
    return count < mostDivisions
  })
}

/** Each event with all its published divisions, in two queries. */
async function listedEvents(
  db: Kysely<Schema>,
  records: readonly CompetitionRecord[],
): Promise<ListedEvent[]> {
  const ids = [...new Set(records.flatMap(({ event_id }) => event_id ?? []))]
  const events = await eventsById(db, ids)
  const divisions = (await competitionsOfEvents(db, ids)).filter(competitionIsPublic)
  return events.map((event) => ({
    ...eventShort(event),
    divisions: divisions
      .filter(({ event_id }) => event_id === event.id)
      .map(({ id, name, status }) => ({ id, name, status_id: competitionStatusCodes[status] })),
  }))
}

const nothingYet = {
  phase: null,
  leaders: [],
  pair: null,
  last_pair: null,
  entries_approved: null,
  podiums: [],
}

type RunningParts = Pick<LiveListRow, 'phase' | 'leaders' | 'pair' | 'last_pair'>

/** How many rounds of the current phase are judged, and who leads after the last published one or who meets whom. */
async function runningOf(db: Kysely<Schema>, record: CompetitionRecord): Promise<RunningParts> {
  const [entries, people, stored] = await Promise.all([
    entriesOf(db, record.id),
    peopleOfCompetition(db, record.id),
    roundsOfCompetition(db, record.id),
  ])
  const rounds = stored.map((round) => ({
    ...round,
    totalScore: canSeeRoundScore(null, record, [], round) ? round.totalScore : null,
  }))
  const current = currentPhase(record, rounds)
  const inCurrent = current ? roundsOfPhase(rounds, current.number) : []
  const { judged, of } = judgedOf(inCurrent)
  return {
    phase: current && { round_number: current.number, round_name: current.name, judged, rounds: of },
    ...(record.isVs
      ? { leaders: [], ...pairsOf(record, entries, rounds, people) }
      : { leaders: leadersOf(record, entries, rounds, people), pair: null, last_pair: null }),
  }
}

type People = ReadonlyMap<number, PersonRecord>
/** Without scores that are not published. */
type PublicRound = Omit<RoundRecord, 'totalScore'> & { totalScore: number | null }

function pairsOf(
  record: CompetitionRecord,
  entries: readonly EntryRecord[],
  rounds: readonly PublicRound[],
  people: People,
): Pick<LiveListRow, 'pair' | 'last_pair'> {
  const short = (id: number) => shortOf(people, id)
  const ordered = rounds.map((round) => ({ ...round, runOrder: round.run_order }))
  const pair = currentPair({ ...record, typeId: record.type_id ?? 2 }, entries, ordered)
  const last = lastPair(record, entries, ordered, pair)
  return {
    pair: pair && {
      a: short(pair.a),
      b: short(pair.b),
      doing: pair.doing,
      about: pair.about === null ? null : new Date(pair.about).toISOString(),
    },
    last_pair: last && {
      winner: short(last.winner),
      loser: short(last.loser),
      scores: last.scores,
      round_name: last.roundName,
    },
  }
}

function leadersOf(
  record: CompetitionRecord,
  entries: readonly EntryRecord[],
  rounds: readonly PublicRound[],
  people: People,
): LiveListRow['leaders'] {
  const published = phasesOf(record).findLast(({ number }) => phaseIsFinished(roundsOfPhase(rounds, number)))
  if (!published) return []
  const athletes = entries.flatMap(({ userId, orderNumber }) =>
    userId === null ? [] : [{ userId, orderNumber }],
  )
  return standings(record, athletes, rounds, published.number)
    .slice(0, mostLeaders)
    .map(({ userId, rank, total }) => ({
      rank,
      total_score: total,
      user: shortOf(people, userId),
    }))
}

/** The first places; the winner's with the tricks of the deciding round. */
async function firstPlaces(
  db: Kysely<Schema>,
  record: CompetitionRecord,
  { podiums }: CompetitionProgress,
): Promise<LiveListRow['podiums']> {
  const [rounds, people] = await Promise.all([
    roundsOfCompetition(db, record.id),
    peopleOfCompetition(db, record.id),
  ])
  const [winner, ...others] = podiums
  if (!winner) return []
  const first = await podiumRows(db, [winner], { competition: record, rounds, people })
  return [...first, ...others.map((place) => ({ ...place, round: null }))]
}

function sourceChannelsOf({ now, next, latest, events }: ReplyOf<typeof liveList>): string[] {
  const people = [...now, ...next, ...latest].flatMap(({ recording, leaders, pair, last_pair, podiums }) => [
    ...recording,
    ...[...leaders, ...podiums].map(({ user }) => user),
    ...(pair ? [pair.a, pair.b] : []),
    ...(last_pair ? [last_pair.winner, last_pair.loser] : []),
  ])
  return [
    channelOf.global,
    channelOf.events,
    ...events.flatMap(({ divisions }) => divisions.map(({ id }) => channelOf.competition(id))),
    ...[...now, ...next, ...latest].map(({ id }) => channelOf.competition(id)),
    ...people.map(({ id }) => channelOf.person(id)),
  ]
}
